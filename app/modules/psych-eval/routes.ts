import { routesIn } from "../../platform/routes-in";

const { route } = routesIn("modules/psych-eval");

export const pages = [
	route("psych_eval", "pages/front.ts"),
	route("psych_eval/users", "pages/users.tsx"),
	route("psych_eval/users/group", "pages/group.tsx"),
	route("psych_eval/user_forms", "pages/user-forms.tsx"),
	route("psych_eval/new_form", "pages/new-form.tsx"),
	route("psych_eval/new_form/clients", "pages/new-form-clients.ts"),
	route("psych_eval/reports", "pages/reports.tsx"),
	route("psych_eval/reports/reply/:id", "pages/reply.tsx"),
	route("psych_eval/reports/reply/:id/pdf", "pages/reply-pdf.ts"),
	route("psych_eval/reports/meeting", "pages/meeting.tsx"),
	route("psych_eval/reports/reads", "pages/reads.tsx"),
	route("psych_eval/reports/export", "pages/reports-export.ts"),
	route("psych_eval/reports/pdf", "pages/reports-pdf.ts"),
	route("psych_eval/categories", "pages/categories.tsx"),
	route("psych_eval/categories/:id", "pages/category.tsx"),
];

/** Pages for everybody who has a form's address, without bar and menu. */
export const open = [
	route(":guid?/psych_eval/form_reply/:form_guid", "pages/form-reply.tsx"),
	route(":guid?/psych_eval/form_reply/:form_guid/:token", "pages/form-reply.tsx", {
		id: "modules/psych-eval/pages/form-reply-token",
	}),
	route(":guid?/psych_eval/sent/:form_guid", "pages/sent.tsx"),
];

export const api = [
	route("category", "api/category.ts"),
	route("question", "api/question.ts"),
	route("logschema", "api/log-schema.ts"),
	route("response", "api/response.ts"),
];
