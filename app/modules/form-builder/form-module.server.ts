import { defineFormModule } from "#app/forms/pages/form-module.server";
import { FormName } from "#app/forms/review/replies.schema";
import { desk } from "./desk.server";
import { paths } from "./form-paths";
import { page, pageAction } from "./guard.server";
import { headOf, topOf } from "./head.server";
import { screens } from "./report-pages.server";
import { workshop } from "./workshop.server";

export const forms = defineFormModule({
	paths,
	guard: { page, pageAction },
	rights: { build: "build", read: "front", review: "front" },
	workshop,
	desk,
	top: topOf,
	reportPages: {
		named: FormName,
		screens,
		top: (visit, form) => topOf(visit, headOf(visit, form), "pages"),
	},
});
