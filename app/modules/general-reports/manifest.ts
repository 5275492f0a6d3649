import { defineModule } from "../../platform/manifest";

export const manifest = defineModule({
	key: "general_reports",
	icon: "chart-line",
	order: 70,
	components: {
		front: {
			...{ name: "general_reports_front", path: "general_reports/dashboard", icon: "chart-line" },
			...{ level: 10, inMenu: true },
			screens: ["general_reports_dashboard", "general_reports_reports", "general_reports_yourreports"],
		},
		profile: {
			...{ name: "general_reports_profile", path: "general_reports/profile", icon: "clipboard-list" },
			...{ level: 10, inMenu: true },
		},
		write: {
			...{ name: "general_reports_write", path: "general_reports/new", icon: "plus" },
			...{ level: 20, inMenu: false },
		},
	},
});
