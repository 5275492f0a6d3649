import type { BuilderConfig } from "#app/forms/building/builder-config";
import { buildPlaces } from "#app/forms/building/builder-config";
import { defineFormModule } from "#app/forms/pages/form-module.server";
import { usualTop } from "#app/forms/pages/form-top.server";
import type { ReviewConfig } from "#app/forms/review/review-config";
import { type Form, readForm } from "#app/forms/store/form-row.server";
import { area } from "./area";
import { formPathsOfModule } from "./form-paths";
import { page, pageAction } from "./guard.server";
import { paths } from "./paths";

/** How the form is built: by whoever runs the module. */
export const builderConfig: BuilderConfig = {
	area,
	read: (visit, name) => readForm(visit, area, { slug: name }),
	places: (guid, name) => buildPlaces(paths(guid).settings, paths(guid).build(name)),
	saveTo: "/api/veksttorget/form",
	libraryCall: "/api/veksttorget/library",
};

/** What was answered is read as an intake, which has the reply's id. */
const reviewConfig: ReviewConfig<Form> = {
	area,
	open: (_, form) => form,
	toReplies: (guid) => paths(guid).intakes,
	toReply: (guid, _, id) => paths(guid).intake(id),
	toPerson: ({ guid }) => guid,
};

export const forms = defineFormModule({
	paths: formPathsOfModule,
	guard: { page, pageAction },
	rights: { build: "settings", read: "settings", review: "settings" },
	builderConfig,
	reviewConfig,
	top: usualTop(formPathsOfModule, { path: "veksttorget/settings", label: "veksttorget:settings.title" }),
});
