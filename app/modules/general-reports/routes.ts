import { formRoutes } from "../../forms/pages/routes";
import { routesIn } from "../../platform/routes-in";
import { paths } from "./form-paths";

const { route } = routesIn("modules/general-reports");
const forms = formRoutes("general-reports", paths, {
	without: [
		...(["dictionary", "dictionaryFile", "replyEdit", "report", "reportFile", "reportPdf"] as const),
		...(["formReply", "formReplyToken"] as const),
	],
});

/** A project's own pages lie under the dashboard, which lists the projects; `profile` is the person's. */
export const pages = [
	...forms.pages,
	route("general_reports", "pages/front.ts"),
	route("general_reports/dashboard", "pages/dashboard.tsx"),
	route("general_reports/new", "pages/new-project.tsx"),
	route("general_reports/people", "pages/people.ts"),
	route("general_reports/trash", "pages/trash.tsx"),
	route("general_reports/dashboard/:project", "pages/project.tsx"),
	route("general_reports/dashboard/:project/replies", "pages/standings.tsx"),
	route("general_reports/dashboard/:project/members", "pages/members.tsx"),
	route("general_reports/dashboard/:project/settings", "pages/settings.tsx"),
	route("general_reports/reports/:projectName/:formName", "pages/report.tsx"),
	route("general_reports/reports/:projectName/:formName/file", "pages/report-file.ts"),
	route("general_reports/yourreports/:projectName/:formName", "pages/own-report.tsx"),
	route("general_reports/yourreports/:projectName/:formName/pdf", "pages/own-report-file.ts"),
	route("general_reports/dashboard/:project/add", "pages/new-form.tsx"),
	route("general_reports/forms/:form_name", "pages/form.tsx"),
	route("general_reports/forms/:form_name/questions", "pages/bank.tsx"),
	route("general_reports/profile", "pages/profile.tsx"),
];

/** Pages for everybody, without bar and menu. The last part of a form's address is the secret of a person's own link, and nobody's id. */
export const open = [...forms.open, route(":guid?/general_reports/form/:form_guid/:token?", "pages/form-reply.tsx")];

export const api = [
	route("gr/projects", "api/projects.ts"),
	route("gr/forms", "api/forms.ts"),
	route("gr/questions", "api/questions.ts"),
	route("gr/library", "api/library.ts"),
];
