import { defineModule } from "../../platform/manifest";

export const manifest = defineModule({
	key: "form_builder",
	icon: "clipboard-list",
	order: 60,
	components: {
		front: { name: "form_builder_front", path: "form_builder/forms", icon: "clipboard-list", level: 20, inMenu: true },
		build: { name: "form_builder_build", path: "form_builder/build", icon: "pencil", level: 20, inMenu: false },
	},
});
