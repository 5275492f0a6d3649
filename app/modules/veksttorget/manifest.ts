import { defineModule } from "../../platform/manifest";

export const manifest = defineModule({
	key: "veksttorget",
	icon: "store",
	order: 95,
	components: {
		front: {
			...{ name: "veksttorget_front", path: "veksttorget/statistics", icon: "chart-line" },
			...{ level: 10, inMenu: true, screens: ["veksttorget_statistics"] },
		},
		intakes: {
			...{ name: "veksttorget_intakes", path: "veksttorget/intakes", icon: "inbox" },
			...{ level: 10, inMenu: true, list: "veksttorget.intakes" },
		},
		board: {
			...{ name: "veksttorget_board", path: "veksttorget/board", icon: "file-text" },
			...{ level: 30, inMenu: true },
		},
		settings: {
			...{ name: "veksttorget_settings", path: "veksttorget/settings", icon: "settings" },
			...{ level: 30, inMenu: true },
		},
	},
});
