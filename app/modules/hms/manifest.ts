import { defineModule } from "../../platform/manifest";

export const manifest = defineModule({
	key: "hms",
	icon: "hard-hat",
	order: 115,
	components: {
		front: { name: "hms_front", path: "hms", icon: "hard-hat", level: 20, inMenu: false },
		companies: {
			...{ name: "hms_companies", path: "hms/companies", icon: "building-2", level: 20 },
			...{ inMenu: true, list: "hms.companies" },
		},
		advising: { name: "hms_advising", path: "hms/advising", icon: "users-round", level: 20, inMenu: true },
		mine: { name: "hms_mine", path: "hms/mine", icon: "user-round", level: 20, inMenu: true },
		newForm: { name: "hms_new_form", path: "hms/new_form", icon: "clipboard-check", level: 20, inMenu: true },
		readReply: { name: "hms_read_reply", path: "hms/read_reply", icon: "file-text", level: 20, inMenu: false },
		rounds: {
			...{ name: "hms_rounds", path: "hms/rounds", icon: "clipboard-list", level: 20 },
			...{ inMenu: true, list: "hms.rounds" },
		},
		checklists: { name: "hms_checklists", path: "hms/checklists", icon: "list-checks", level: 20, inMenu: true },
		deviations: {
			...{ name: "hms_deviations", path: "hms/deviations", icon: "triangle-alert", level: 20 },
			...{ inMenu: true, list: "hms.deviations" },
		},
		plan: {
			...{ name: "hms_plan", path: "hms/plan", icon: "square-check", level: 20 },
			...{ inMenu: true, list: "hms.measures" },
		},
		statistics: { name: "hms_statistics", path: "hms/statistics", icon: "chart-line", level: 20, inMenu: true },
		settings: { name: "hms_settings", path: "hms/settings", icon: "settings", level: 30, inMenu: true },
	},
});
