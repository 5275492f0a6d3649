import { routesIn } from "../../platform/routes-in";

const { route } = routesIn("modules/general-reports");

/** A project's own pages lie under the dashboard, which lists the projects; `profile` is the person's. */
export const pages = [
	route("general_reports", "pages/front.ts"),
	route("general_reports/dashboard", "pages/dashboard.tsx"),
	route("general_reports/new", "pages/new-project.tsx"),
	route("general_reports/dashboard/:project", "pages/project.tsx"),
	route("general_reports/dashboard/:project/settings", "pages/settings.tsx"),
];
