import type { ReviewConfig } from "#app/forms/review/review-config";
import { area } from "./area";
import { type FormHead, headOf } from "./head.server";
import { places } from "./places";

/** How what was answered is read and reviewed: by whoever makes forms here. */
export const reviewConfig: ReviewConfig<FormHead> = {
	area,
	open: headOf,
	toReplies: (guid, name) => places(guid).replies(name),
	toReply: (guid, name, id) => places(guid).reply(name, id),
	toPerson: ({ tenant, slug }, personId) => `${places(tenant).report(slug)}?view=people&person=${personId}`,
};
