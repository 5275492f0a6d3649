import { creation } from "#app/platform/tenant/home-parts.server";
import { manifest } from "./manifest";
import { places } from "./places";

/** What one makes here from anywhere. */
export const creations = [
	creation(manifest, "front", {
		level: 20,
		label: "home:create.form",
		icon: "blocks",
		to: (guid) => places(guid).newForm,
	}),
];
