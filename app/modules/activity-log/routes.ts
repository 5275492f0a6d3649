import { routesIn } from "../../platform/routes-in";

const { route } = routesIn("modules/activity-log");

export const pages = [
	route("logform", "pages/front.ts"),
	route("logform/dashboard", "pages/dashboard.tsx"),
	route("logform/new", "pages/new.tsx"),
	route("logform/settings/:form_id", "pages/settings.tsx"),
	route("logform/templates", "pages/templates.tsx"),
	route("logform/trash", "pages/trash.tsx"),
	route("logform/readreply/:form_id?", "pages/readreply.tsx"),
	route("logform/readreply/:form_id/export", "pages/export.ts"),
];

/** A page for whoever has the link of a reminder. */
export const open = [route(":guid?/logform/answer/:form_guid/:token", "pages/answer.tsx")];

export const api = [
	route("activitylog/form", "api/form.ts"),
	route("activitylog/entry", "api/entry.ts"),
	route("activitylog/responses", "api/responses.ts"),
];
