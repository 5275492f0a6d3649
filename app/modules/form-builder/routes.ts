import { routesIn } from "../../platform/routes-in";

const { route } = routesIn("modules/form-builder");

export const pages = [
	route("form_builder", "pages/front.ts"),
	route("form_builder/forms", "pages/forms.tsx"),
	route("form_builder/new", "pages/new-form.tsx"),
	route("form_builder/trash", "pages/trash.tsx"),
	route("form_builder/library", "pages/library.tsx"),
	route("form_builder/formreports/:form_name", "pages/report.tsx"),
	route("form_builder/formreports/:form_name/csv", "pages/report-file.ts"),
	route("form_builder/formreports/:form_name/pdf", "pages/report-pdf.ts"),
	route("form_builder/formreports/:form_name/pages", "pages/report-pages.tsx"),
	route("form_builder/formreports/:form_name/pages/:page", "pages/report-page.tsx"),
	route("form_builder/forms/:form_name", "pages/replies.tsx"),
	route("form_builder/forms/:form_name/share", "pages/share.tsx"),
	route("form_builder/forms/:form_name/qr", "pages/qr.ts"),
	route("form_builder/forms/:form_name/settings", "pages/settings.tsx"),
	route("form_builder/forms/:form_name/export", "pages/replies-export.ts"),
	route("form_builder/forms/:form_name/dictionary", "pages/dictionary.tsx"),
	route("form_builder/forms/:form_name/dictionary.csv", "pages/dictionary-file.ts"),
	route("form_builder/forms/:form_name/replies/:reply", "pages/reply.tsx"),
	route("form_builder/forms/:form_name/replies/:reply/edit", "pages/reply-edit.tsx"),
	route("form_builder/reply_pdf/:id", "pages/reply-pdf.ts"),
	route("form_builder/reply_file/:id/:file", "pages/reply-file.ts"),
	route("form_builder/build/:form_name", "pages/build.tsx"),
	route("form_builder/build/:form_name/publish", "pages/build-publish.tsx"),
	route("form_builder/build/:form_name/list", "pages/build-list.tsx"),
	route("form_builder/build/:form_name/export", "pages/build-export.ts"),
	route("form_builder/build/:form_name/uses", "pages/build-uses.ts"),
	route("form_builder/build/:form_name/preview", "pages/build-preview.tsx"),
	route("form_builder/builder", "pages/builder.tsx"),
	route("form_builder/builder/:form_name", "pages/builder-form.tsx"),
];

/** Pages for everybody, without bar and menu. */
export const open = [
	route(":guid?/form_builder/build/:form_name/try", "pages/build-try.tsx"),
	route(":guid?/form_builder/report/:token", "pages/shared-report.tsx"),
	route(":guid?/form_builder/form_reply/:form_guid", "pages/form-reply.tsx"),
	route(":guid?/form_builder/form_reply/:form_guid/:token", "pages/form-reply.tsx", {
		id: "modules/form-builder/pages/form-reply-token",
	}),
	route("f/:organisation/:form_name", "pages/short.ts"),
	route(":guid?/form_reply_complete", "pages/complete.tsx"),
	route(":guid?/form_reply_pdf", "pages/own-pdf.ts"),
];

export const api = [
	route("form_builder/forms", "api/forms.ts"),
	route("form_builder/forms/publish", "api/publish.ts"),
	route("form_builder/forms/replies", "api/form-replies.ts"),
	route("form_builder/replies", "api/replies.ts"),
	route("form_builder/library", "api/library.ts"),
];
