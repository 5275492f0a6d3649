import { FormByGuid, formByGuid, ReplyCall, replyByCall } from "#app/forms/replies/reply-call.server";
import { publicEndpoint, verb } from "#app/platform/guard.server";
import { area } from "../area";

const api = publicEndpoint({
	get: verb(FormByGuid, formByGuid(area)),
	post: verb(ReplyCall, replyByCall(area), { status: 201 }),
});
export const loader = api.loader;
export const action = api.action;
