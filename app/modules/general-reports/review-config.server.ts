import type { ReviewConfig } from "#app/forms/review/review-config";
import { notAllowed } from "#app/platform/problems";
import { area } from "./area";
import { type FormTop, formTop } from "./form-page.server";
import { projectOf } from "./forms.server";
import { paths } from "./paths";
import { assertChanging, mayRead } from "./projects.server";
import { reportPlaces } from "./reports/places";

/** How what was answered is read and reviewed: read by a project's managers and viewers, reviewed by its managers while it is in no archive. */
export const reviewConfig: ReviewConfig<FormTop> = {
	area,
	open: async (visit, form, does) => {
		const placed = await projectOf(visit, form.id);
		if (!mayRead(visit, placed)) throw notAllowed();
		if (does === "reviews") assertChanging(visit, placed);
		return formTop(visit, form, placed);
	},
	toReplies: (guid, name) => paths(guid).replies(name),
	toReply: (guid, name, id) => paths(guid).reply(name, id),
	toPerson: ({ tenant, slug, form }, personId) => `${reportPlaces(tenant, slug, form.name).report}?user=${personId}`,
};
