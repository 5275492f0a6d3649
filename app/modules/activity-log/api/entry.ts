import { handler, modes } from "#app/platform/guard.server";
import { activityLogs } from "#db/schema/activity-log";
import { getEntries } from "../calls.server";
import { endpoint } from "../guard.server";
import { EntriesCall } from "../logs.schema";

const api = endpoint(
	{
		get: modes(
			{ getentriesandresponses: handler(EntriesCall, getEntries, { level: 10 }) },
			handler(EntriesCall, getEntries, { level: 10 }),
		),
	},
	{ pointer: { field: "formId", table: activityLogs } },
);
export const loader = api.loader;
