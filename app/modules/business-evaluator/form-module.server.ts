import { type BuilderConfig, buildPlaces } from "#app/forms/building/builder-config";
import { defineFormModule } from "#app/forms/pages/form-module.server";
import { usualTop } from "#app/forms/pages/form-top.server";
import type { ReviewConfig } from "#app/forms/review/review-config";
import { type Form, readForm } from "#app/forms/store/form-row.server";
import { area } from "./area";
import { openIdea } from "./form/open-idea.server";
import { formPathsOfModule } from "./form-paths";
import { page, pageAction } from "./guard.server";
import { paths } from "./paths";

/** How the form is built: by whoever runs the module. */
export const builderConfig: BuilderConfig = {
	area,
	read: (visit, name) => readForm(visit, area, { slug: name }),
	places: (guid, name) => buildPlaces(paths(guid).settings, paths(guid).build(name)),
	saveTo: "/api/business_evaluator/form",
	libraryCall: "/api/business_evaluator/library",
};

/** What was answered is read with the entrepreneur. */
const reviewConfig: ReviewConfig<Form> = {
	area,
	open: (_, form) => form,
	toReplies: (guid) => paths(guid).entrepreneurs,
	toReply: (guid) => paths(guid).entrepreneurs,
	toPerson: ({ guid }) => guid,
};

export const forms = defineFormModule({
	paths: formPathsOfModule,
	guard: { page, pageAction },
	rights: { build: "settings", read: "entrepreneurs", review: "settings" },
	builderConfig,
	reviewConfig,
	top: usualTop(formPathsOfModule, { path: "business_evaluator/settings", label: "businessEvaluator:settings.title" }),
	open: openIdea,
});
