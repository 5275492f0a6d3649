import { handler } from "#app/platform/guard.server";
import { meetings } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { endpoint } from "../guard.server";
import { MeetingId, MeetingInput, MeetingsCall } from "../meetings/meeting.schema";
import { listMeetings, removeMeeting, saveMeeting } from "../meetings/meeting-calls.server";

const api = endpoint(
	{
		get: handler(MeetingsCall, listMeetings, { level: 10 }),
		post: handler(MeetingInput, saveMeeting, { level: 20 }),
		delete: handler(MeetingId, removeMeeting, { level: 20 }),
	},
	{ record: meetings, pointer: { field: "customerId", table: companies } },
);
export const loader = api.loader;
export const action = api.action;
