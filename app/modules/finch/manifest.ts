import { defineModule } from "../../platform/manifest";

export const manifest = defineModule({
	key: "finch",
	icon: "graduation-cap",
	order: 115,
	components: {
		front: { name: "finch_front", path: "finch", icon: "graduation-cap", level: 10, inMenu: false },
		students: {
			...{ name: "finch_students", path: "finch/students", icon: "users-round", level: 10 },
			...{ inMenu: true, list: "finch.students" },
		},
		list: {
			...{ name: "finch_list", path: "finch/list", icon: "chart-line", level: 10 },
			...{ inMenu: true, list: "finch.reports" },
		},
		reports: { name: "finch_reports", path: "finch/reports", icon: "chart-line", level: 10, inMenu: false },
		settings: { name: "finch_settings", path: "finch/settings", icon: "settings", level: 30, inMenu: true },
		form: { name: "finch_form", path: "finch/form", icon: "file-text", level: 20, inMenu: true },
	},
});
