import { FormByGuid, formByGuid, ReplyCall, replyByCall } from "#app/forms/replies/reply-call.server";
import { handler, publicEndpoint } from "#app/platform/guard.server";
import { area } from "../area";
import { followingOf } from "../intakes/following.server";

const api = publicEndpoint({
	get: handler(FormByGuid, formByGuid(area)),
	post: handler(
		ReplyCall,
		replyByCall(area, (opened) => followingOf(opened, "api")),
		{ status: 201 },
	),
});
export const loader = api.loader;
export const action = api.action;
