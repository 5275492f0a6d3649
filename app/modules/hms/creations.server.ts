import { creation } from "#app/platform/tenant/home-parts.server";
import { manifest } from "./manifest";
import { paths } from "./paths";

/** What one makes here from anywhere. */
export const creations = [
	creation(manifest, "deviations", {
		level: 20,
		label: "home:create.deviation",
		icon: "triangle-alert",
		to: (guid) => paths(guid).newDeviation(),
	}),
];
