import { creation } from "#app/platform/tenant/home-parts.server";
import { to } from "#app/platform/to";
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
