import { defineModule } from "../../platform/manifest";

export const manifest = defineModule({
	key: "psych_eval",
	icon: "clipboard-list",
	order: 50,
	components: {
		front: { name: "psych_eval_front", path: "psych_eval", icon: "clipboard-list", level: 10, inMenu: false },
		users: { name: "psych_eval_users", path: "psych_eval/users", icon: "users-round", level: 20, inMenu: true },
		userForms: {
			name: "psych_eval_user_forms",
			path: "psych_eval/user_forms",
			icon: "clipboard-list",
			level: 10,
			inMenu: true,
		},
		newForm: { name: "psych_eval_new_form", path: "psych_eval/new_form", icon: "plus", level: 20, inMenu: true },
		reports: { name: "psych_eval_reports", path: "psych_eval/reports", icon: "chart-line", level: 10, inMenu: true },
		categories: { name: "psych_eval_categories", path: "psych_eval/categories", icon: "tag", level: 30, inMenu: true },
	},
});
