import { creation } from "#app/platform/tenant/home-parts.server";
import { manifest } from "./manifest";
import { paths } from "./paths";

/** What one makes here from anywhere. */
export const creations = [
	creation(manifest, "list", {
		level: 20,
		label: "home:create.event",
		icon: "calendar-days",
		to: (guid) => paths(guid).new,
	}),
];
