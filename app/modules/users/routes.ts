import { listRoutes } from "../../lists/routes";
import { routesIn } from "../../platform/routes-in";

const { route } = routesIn("modules/users");

export const pages = [
	route("user", "pages/front.ts"),
	route("user/users", "pages/users.tsx"),
	route("user/users/export", "pages/export.ts"),
	route("user/users/import", "pages/import.tsx"),
	route("user/users/import/template", "pages/import-template.ts"),
	route("user/users/import/:importId", "pages/import-one.tsx"),
	route("user/users/import/:importId/rejected", "pages/import-rejected.ts"),
	route("user/users/invitations", "pages/invitations.tsx"),
	route("user/users/invitations/export", "pages/invitations-export.ts"),
	route("user/users/invite", "pages/invite.tsx"),
	route("user/users/groups", "pages/groups.tsx"),
	route("user/users/groups/people", "pages/groups-people.ts"),
	route("user/users/groups/:group", "pages/group.tsx"),
	...listRoutes("users", "user/users/groups", "groups", ["trash"]),
	route("user/users/:person", "pages/participant.tsx"),
	route("user/users/:person/export", "pages/participant-export.ts"),
];

export const api = [route("user", "api/user.ts"), route("client", "api/client.ts")];
