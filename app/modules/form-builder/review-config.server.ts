import type { ReviewConfig } from "#app/forms/review/review-config";
import { area } from "./area";
import { type FormHead, headOf } from "./head.server";
import { paths } from "./paths";

/** How what was answered is read and reviewed: by whoever makes forms here. */
export const reviewConfig: ReviewConfig<FormHead> = {
	area,
	open: headOf,
	toReplies: (guid, name) => paths(guid).replies(name),
	toReply: (guid, name, id) => paths(guid).reply(name, id),
	toPerson: ({ tenant, slug }, personId) => `${paths(tenant).report(slug)}?view=people&person=${personId}`,
};
