import { defineModule } from "../../../platform/manifest";

/** The builder as it was before: the same forms as a plain list. */
export const manifest = defineModule({
	key: "form_builder_old",
	icon: "clipboard-list",
	order: 61,
	components: {
		front: {
			...{ name: "form_builder_old_front", path: "form_builder/builder", icon: "clipboard-list" },
			...{ level: 20, inMenu: true },
		},
	},
});
