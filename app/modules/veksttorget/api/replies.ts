import { FormByGuid, formByGuid, ReplyCall, replyByCall } from "#app/forms/replies/reply-call.server";
import { publicEndpoint, verb } from "#app/platform/guard.server";
import { area } from "../area";
import { followingOf } from "../intakes/following.server";

const api = publicEndpoint({
	get: verb(FormByGuid, formByGuid(area)),
	post: verb(
		ReplyCall,
		replyByCall(area, (opened) => followingOf(opened, "api")),
		{ status: 201 },
	),
});
export const loader = api.loader;
export const action = api.action;
