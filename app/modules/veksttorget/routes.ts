import { formRoutes } from "../../forms/pages/routes";
import { listRoutes } from "../../lists/routes";
import { routesIn } from "../../platform/routes-in";
import { formPathsOfModule } from "./form-paths";

const { route } = routesIn("modules/veksttorget");
/** What was answered is read as an intake; figures are those of the intakes. */
const forms = formRoutes("veksttorget", formPathsOfModule, {
	without: [
		...(["replies", "repliesExport", "dictionary", "dictionaryFile", "reply", "replyEdit"] as const),
		...(["report", "reportFile", "reportPdf", "reportPages", "reportPage", "sharedReport"] as const),
		...(["formReply", "formReplyToken"] as const),
	],
});

export const pages = [
	...forms.pages,
	route("veksttorget", "pages/front.ts"),
	route("veksttorget/statistics", "pages/statistics.tsx"),
	route("veksttorget/intakes", "pages/intakes.tsx"),
	...listRoutes("veksttorget", "veksttorget/intakes", "intakes", ["export"]),
	route("veksttorget/intakes/:intake", "pages/intake.tsx"),
	route("veksttorget/board", "pages/board.tsx"),
	route("veksttorget/board/:month", "pages/board-report.tsx"),
	route("veksttorget/board/:month/pdf", "pages/board-report-pdf.ts"),
	route("veksttorget/settings", "pages/settings.tsx"),
	route("veksttorget/settings/letters", "pages/letters.tsx"),
	route("veksttorget/settings/letters/:event", "pages/letter.tsx"),
];

/** Pages for everybody, without bar and menu: an organisation has one form, which needs no name. */
export const open = [
	...forms.open,
	route(":guid?/veksttorget/form", "pages/find-form.ts"),
	route(":guid?/veksttorget/figures", "pages/figures.tsx"),
	route(":guid?/veksttorget/outcome/:token", "pages/outcome.tsx"),
	route(":guid?/veksttorget/form/:form_guid", "pages/form.tsx"),
];

export const api = [
	route("veksttorget/intakes", "api/intakes.ts"),
	route("veksttorget/statistics", "api/statistics.ts"),
	route("veksttorget/routes", "api/routes.ts"),
	route("veksttorget/form", "api/form.ts"),
	route("veksttorget/library", "api/library.ts"),
	route("veksttorget/replies", "api/replies.ts"),
];
