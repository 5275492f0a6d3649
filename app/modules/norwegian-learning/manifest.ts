import { defineModule } from "../../platform/manifest";

export const manifest = defineModule({
	key: "norwegian_learning",
	icon: "languages",
	order: 105,
	components: {
		front: {
			name: "norwegian_learning_front",
			path: "norwegian_learning",
			icon: "languages",
			level: 10,
			inMenu: false,
		},
		dashboard: {
			...{ name: "norwegian_learning_dashboard", path: "norwegian_learning/dashboard", icon: "layout-dashboard" },
			...{ level: 10, inMenu: true },
		},
		bank: {
			...{ name: "norwegian_learning_bank", path: "norwegian_learning/items", icon: "library" },
			...{ level: 20, inMenu: true, list: "norwegian_learning.items" },
		},
		tests: {
			...{ name: "norwegian_learning_tests", path: "norwegian_learning/tests", icon: "clipboard-list" },
			...{ level: 20, inMenu: true, list: "norwegian_learning.tests" },
		},
		production: {
			...{ name: "norwegian_learning_production", path: "norwegian_learning/production", icon: "pencil" },
			...{ level: 10, inMenu: true },
		},
		productionTasks: {
			...{ name: "norwegian_learning_production_tasks", path: "norwegian_learning/production/tasks" },
			...{ icon: "clipboard-list", level: 20, inMenu: false },
		},
		words: {
			...{ name: "norwegian_learning_words", path: "norwegian_learning/words", icon: "repeat" },
			...{ level: 10, inMenu: true },
		},
		wordLists: {
			...{ name: "norwegian_learning_word_lists", path: "norwegian_learning/words/lists" },
			...{ icon: "list", level: 20, inMenu: false },
		},
		results: {
			...{ name: "norwegian_learning_results", path: "norwegian_learning/results", icon: "chart-line" },
			...{ level: 20, inMenu: true, list: "norwegian_learning.results" },
		},
	},
});
