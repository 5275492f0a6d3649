import { creation } from "#app/platform/tenant/home-parts.server";
import { manifest } from "./manifest";
import { paths } from "./paths";

/** What one makes here from anywhere. */
export const creations = [
	creation(manifest, "front", {
		level: 20,
		label: "home:create.form",
		icon: "blocks",
		to: (guid) => paths(guid).newForm,
	}),
];
