import { defineModule } from "../../platform/manifest";

export const manifest = defineModule({
	key: "task_library",
	icon: "library",
	order: 101,
	components: {
		front: { name: "task_library_front", path: "task_library", icon: "library", level: 10, inMenu: false },
		dashboard: {
			...{ name: "task_library_dashboard", path: "task_library/dashboard", icon: "layout-dashboard" },
			...{ level: 10, inMenu: true },
		},
		library: {
			...{ name: "task_library_library", path: "task_library/library", icon: "library" },
			...{ level: 10, inMenu: true, list: "task_library.contents" },
		},
		scenes: {
			...{ name: "task_library_learningscenes", path: "task_library/learningscenes", icon: "presentation" },
			...{ level: 10, inMenu: true, list: "task_library.scenes" },
		},
		lesson: {
			...{ name: "task_library_lessonview", path: "task_library/lessonview/:course_id", icon: "play" },
			...{ level: 10, inMenu: false },
		},
		tasks: {
			...{ name: "task_library_tasks", path: "task_library/tasks", icon: "list-checks" },
			...{ level: 10, inMenu: true },
		},
		give: {
			...{ name: "task_library_give", path: "task_library/tasks/given", icon: "send" },
			...{ level: 20, inMenu: false },
		},
		edit: {
			...{ name: "task_library_edit", path: "task_library/library/new", icon: "pencil" },
			...{ level: 30, inMenu: false },
		},
	},
});
