import { defineModule } from "../../platform/manifest";

export const manifest = defineModule({
	key: "business_evaluator",
	icon: "lightbulb",
	order: 115,
	components: {
		front: {
			...{ name: "business_evaluator_front", path: "business_evaluator", icon: "lightbulb", level: 10 },
			inMenu: false,
		},
		entrepreneurs: {
			...{ name: "business_evaluator_entrepreneurs", path: "business_evaluator/entrepreneurs", icon: "lightbulb" },
			...{ level: 10, inMenu: true, list: "businessEvaluator.entrepreneurs" },
		},
		cohort: {
			...{ name: "business_evaluator_cohort", path: "business_evaluator/cohort", icon: "chart-line" },
			...{ level: 30, inMenu: true },
		},
		settings: {
			...{ name: "business_evaluator_settings", path: "business_evaluator/settings", icon: "settings" },
			...{ level: 30, inMenu: true },
		},
	},
});
