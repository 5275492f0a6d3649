import { defineModule } from "../../platform/manifest";

export const manifest = defineModule({
	key: "courses",
	icon: "graduation-cap",
	order: 100,
	components: {
		front: { name: "courses_front", path: "courses", icon: "graduation-cap", level: 10, inMenu: false },
		dashboard: {
			...{ name: "courses_course_dashboard", path: "courses/course_dashboard", icon: "graduation-cap" },
			...{ level: 10, inMenu: true },
		},
		learners: {
			...{ name: "courses_learners", path: "courses/learners/:course_id", icon: "users-round" },
			...{ level: 20, inMenu: false },
		},
		edit: {
			...{ name: "courses_edit_course", path: "courses/edit_course/:course_id/:course_name", icon: "pencil" },
			...{ level: 30, inMenu: false },
		},
	},
});
