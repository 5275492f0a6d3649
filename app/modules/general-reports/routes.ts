import { routesIn } from "../../platform/routes-in";

const { route } = routesIn("modules/general-reports");

/** A project's own pages lie under the dashboard, which lists the projects; `profile` is the person's. */
export const pages = [
	route("general_reports", "pages/front.ts"),
	route("general_reports/dashboard", "pages/dashboard.tsx"),
	route("general_reports/new", "pages/new-project.tsx"),
	route("general_reports/trash", "pages/trash.tsx"),
	route("general_reports/dashboard/:project", "pages/project.tsx"),
	route("general_reports/dashboard/:project/replies", "pages/standings.tsx"),
	route("general_reports/dashboard/:project/members", "pages/members.tsx"),
	route("general_reports/dashboard/:project/settings", "pages/settings.tsx"),
	route("general_reports/reports/:projectName/:formName", "pages/report.tsx"),
	route("general_reports/reports/:projectName/:formName/file", "pages/report-file.ts"),
	route("general_reports/reports/:projectName/:formName/pages", "pages/report-pages.tsx"),
	route("general_reports/reports/:projectName/:formName/pages/:page", "pages/report-page.tsx"),
	route("general_reports/yourreports/:projectName/:formName", "pages/own-report.tsx"),
	route("general_reports/yourreports/:projectName/:formName/pdf", "pages/own-report-file.ts"),
	route("general_reports/dashboard/:project/add", "pages/new-form.tsx"),
	route("general_reports/forms/:form_name", "pages/form.tsx"),
	route("general_reports/forms/:form_name/questions", "pages/bank.tsx"),
	route("general_reports/forms/:form_name/replies", "pages/replies.tsx"),
	route("general_reports/forms/:form_name/replies/:reply", "pages/reply.tsx"),
	route("general_reports/forms/:form_name/export", "pages/replies-export.ts"),
	route("general_reports/build/:form_name", "pages/build.tsx"),
	route("general_reports/build/:form_name/publish", "pages/build-publish.tsx"),
	route("general_reports/build/:form_name/list", "pages/build-list.tsx"),
	route("general_reports/build/:form_name/export", "pages/build-export.ts"),
	route("general_reports/build/:form_name/uses", "pages/build-uses.ts"),
	route("general_reports/build/:form_name/preview", "pages/build-preview.tsx"),
	route("general_reports/profile", "pages/profile.tsx"),
	route("general_reports/reply_pdf/:id", "pages/reply-pdf.ts"),
	route("general_reports/reply_file/:id/:file", "pages/reply-file.ts"),
];

/** Pages for everybody, without bar and menu. The last part of a form's address is the secret of a person's own link, and nobody's id. */
export const open = [
	route(":guid?/general_reports/build/:form_name/try", "pages/build-try.tsx"),
	route(":guid?/general_reports/form/:form_guid/:token?", "pages/form-reply.tsx"),
	route(":guid?/general_reports/report/:token", "pages/shared-report.tsx"),
	route(":guid?/general_reports/sent", "pages/sent.tsx"),
	route(":guid?/general_reports/sent_pdf", "pages/own-pdf.ts"),
];

export const api = [
	route("gr/projects", "api/projects.ts"),
	route("gr/forms", "api/forms.ts"),
	route("gr/questions", "api/questions.ts"),
	route("gr/library", "api/library.ts"),
];
