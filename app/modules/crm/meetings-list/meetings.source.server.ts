import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Filter } from "#app/lists/filters";
import { type Asked, listSource } from "#app/lists/source.server";
import { among } from "#app/platform/tenant/among.server";
import { attendees, meetings } from "#db/schema/crm";
import { meetingList } from "./meetings.list";

export const meetingSource = listSource(meetingList, meetings, {
	starts: meetings.startsAt,
	organiser: meetings.createdBy,
	attendee: { where: attendedBy },
	place: meetings.place,
	status: meetings.status,
	minutes: meetings.minutes,
});

/** Which meetings somebody is asked to, or nobody of them, anybody at all or none. */
function attendedBy({ op, values }: Filter, { tenantId, userId }: Asked): SQL {
	const ids = values.map((value) => (value === "me" ? userId : value));
	const isOf = op === "any" || op === "not" ? among(attendees.userId, ids) : undefined;
	const its = and(eq(attendees.tenantId, tenantId), eq(attendees.meetingId, meetings.id), isOf);
	const some = sql`exists (select 1 from ${attendees} where ${its})`;
	return op === "not" || op === "empty" ? sql`not ${some}` : some;
}
