import { defineModule } from "../../platform/manifest";

export const manifest = defineModule({
	key: "activity_log",
	icon: "notebook-pen",
	order: 80,
	components: {
		front: {
			name: "logform_front",
			path: "logform/dashboard",
			icon: "notebook-pen",
			level: 10,
			inMenu: true,
			screens: ["logform_dashboard"],
		},
		write: { name: "logform_write", path: "logform/new", icon: "pencil", level: 20, inMenu: false },
		readreply: { name: "logform_readreply", path: "logform/readreply", icon: "table", level: 10, inMenu: true },
	},
});
