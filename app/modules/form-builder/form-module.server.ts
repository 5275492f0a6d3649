import { defineFormModule } from "#app/forms/pages/form-module.server";
import { FormName } from "#app/forms/review/replies.schema";
import { builderConfig } from "./builder-config.server";
import { paths } from "./form-paths";
import { page, pageAction } from "./guard.server";
import { headOf, topOf } from "./head.server";
import { screens } from "./report-pages.server";
import { reviewConfig } from "./review-config.server";

export const forms = defineFormModule({
	paths,
	guard: { page, pageAction },
	rights: { build: "build", read: "front", review: "front" },
	builderConfig,
	reviewConfig,
	top: topOf,
	reportPages: {
		named: FormName,
		screens,
		top: (visit, form) => topOf(visit, headOf(visit, form), "pages"),
	},
});
