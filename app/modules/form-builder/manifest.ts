import { defineModule } from "../../platform/manifest";

export const manifest = defineModule({
	key: "form_builder",
	icon: "blocks",
	order: 60,
	components: {
		front: {
			...{ name: "form_builder_front", path: "form_builder/forms", icon: "blocks" },
			...{ level: 20, inMenu: true, screens: ["form_builder_reports"] },
		},
		build: { name: "form_builder_build", path: "form_builder/build", icon: "pencil", level: 20, inMenu: false },
	},
});

/** The builder as it was before: the same forms as a plain list. */
export const oldManifest = defineModule({
	key: "form_builder_old",
	icon: "layout-list",
	order: 61,
	components: {
		front: {
			...{ name: "form_builder_old_front", path: "form_builder/builder", icon: "layout-list" },
			...{ level: 20, inMenu: true },
		},
	},
});
