import { changeRequest, closeRequest, makeRequest } from "#app/media/library/requests/make-request.server";
import { RequestChange, RequestInput, RequestQuery, RequestState } from "#app/media/library/requests/request.schema";
import { showRequest } from "#app/media/library/requests/show-request.server";
import { namedForCalls } from "#app/platform/call-names";
import { handler, modes } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { endpoint } from "../guard.server";

const api = endpoint({
	get: handler(RequestQuery, async (visit: Visit, asked) => namedForCalls(await showRequest(visit, asked))),
	post: modes(
		{ change: handler(RequestChange, changeRequest), close: handler(RequestState, closeRequest) },
		handler(RequestInput, makeRequest),
	),
});
export const loader = api.loader;
export const action = api.action;
