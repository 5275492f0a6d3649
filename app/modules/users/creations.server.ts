import { to } from "#app/platform/portal-paths";
import { creation } from "#app/platform/tenant/home-parts.server";
import { manifest } from "./manifest";

/** What one makes here from anywhere. */
export const creations = [
	creation(manifest, "users", {
		level: 30,
		label: "home:create.member",
		icon: "user-plus",
		to: (guid) => to.invite(guid),
	}),
];
