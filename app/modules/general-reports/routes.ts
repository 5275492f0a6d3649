import { routesIn } from "../../platform/routes-in";

const { route } = routesIn("modules/general-reports");

/** A project's own pages lie under the dashboard, which lists the projects; `profile` is the person's. */
export const pages = [
	route("general_reports", "pages/front.ts"),
	route("general_reports/dashboard", "pages/dashboard.tsx"),
	route("general_reports/new", "pages/new-project.tsx"),
	route("general_reports/dashboard/:project", "pages/project.tsx"),
	route("general_reports/dashboard/:project/settings", "pages/settings.tsx"),
	route("general_reports/reports/:projectName/:formName", "pages/report.tsx"),
	route("general_reports/reports/:projectName/:formName/file", "pages/report-file.ts"),
	route("general_reports/reports/:projectName/:formName/pages", "pages/report-pages.tsx"),
	route("general_reports/reports/:projectName/:formName/pages/:page", "pages/report-page.tsx"),
	route("general_reports/yourreports/:projectName/:formName", "pages/own-report.tsx"),
];

/** Pages for everybody, without bar and menu. */
export const open = [route(":guid?/general_reports/report/:token", "pages/shared-report.tsx")];
