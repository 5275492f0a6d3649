import { formRoutes } from "../../forms/pages/routes";
import { listRoutes } from "../../lists/routes";
import { routesIn } from "../../platform/routes-in";
import { formPathsOfModule } from "./form-paths";

const { route } = routesIn("modules/business-evaluator");
/** What was answered is read with the entrepreneur. */
const forms = formRoutes("business-evaluator", formPathsOfModule, {
	without: [
		...(["replies", "repliesExport", "dictionary", "dictionaryFile", "reply", "replyEdit"] as const),
		...(["report", "reportFile", "reportPdf", "reportPages", "reportPage", "sharedReport"] as const),
	],
});

export const pages = [
	...forms.pages,
	route("business_evaluator", "pages/front.ts"),
	route("business_evaluator/entrepreneurs", "pages/entrepreneurs.tsx"),
	...listRoutes("business-evaluator", "business_evaluator/entrepreneurs", "entrepreneurs", ["export"]),
	route("business_evaluator/entrepreneurs/:entrepreneur", "pages/entrepreneur.tsx"),
	route("business_evaluator/entrepreneurs/:entrepreneur/files/:file", "pages/file.ts"),
	route("business_evaluator/entrepreneurs/:entrepreneur/ratings", "pages/ratings.tsx"),
	route("business_evaluator/entrepreneurs/:entrepreneur/canvas", "pages/canvas.tsx"),
	route("business_evaluator/entrepreneurs/:entrepreneur/canvas/pdf", "pages/canvas-pdf.ts"),
	route("business_evaluator/cohort", "pages/cohort.tsx"),
	route("business_evaluator/cohort/file", "pages/cohort-file.ts"),
	route("business_evaluator/cohort/pdf", "pages/cohort-pdf.ts"),
	route("business_evaluator/weights", "pages/weights.tsx"),
	route("business_evaluator/settings", "pages/settings.tsx"),
];

/** Pages for everybody, without bar and menu. */
export const open = [
	...forms.open,
	route(":guid?/business_evaluator/form", "pages/find-form.ts"),
	route(":guid?/business_evaluator/demo", "pages/demo.tsx"),
	route(":guid?/business_evaluator/profile/:token", "pages/profile.tsx"),
];

export const api = [
	route("business_evaluator/entrepreneurs", "api/entrepreneurs.ts"),
	route("business_evaluator/form", "api/form.ts"),
	route("business_evaluator/library", "api/library.ts"),
];
