import { defineFormModule } from "#app/forms/pages/form-module.server";
import { openInProject } from "./answering.server";
import { builderConfig } from "./builder-config.server";
import { topOfForm } from "./form-page.server";
import { paths } from "./form-paths";
import { page, pageAction } from "./guard.server";
import { FormOfProject } from "./reports/report.schema";
import { screens, topOfPages } from "./reports/report-pages.server";
import { reviewConfig } from "./review-config.server";

export const forms = defineFormModule({
	paths,
	guard: { page, pageAction },
	rights: { build: "write", read: "front", review: "write" },
	builderConfig,
	reviewConfig,
	top: topOfForm,
	mayReview: ({ mayChange }) => mayChange,
	under: ({ name }) => name,
	hasNoEdit: true,
	open: openInProject,
	reportPages: { named: FormOfProject, screens, top: topOfPages },
});
