import { handler } from "#app/platform/guard.server";
import { activityLogs } from "#db/schema/activity-log";
import { postResponses } from "../calls.server";
import { endpoint } from "../guard.server";
import { ResponsesCall } from "../logs.schema";

const api = endpoint(
	{ post: handler(ResponsesCall, postResponses, { level: 10 }) },
	{ pointer: { field: "formId", table: activityLogs } },
);
export const loader = api.loader;
export const action = api.action;
