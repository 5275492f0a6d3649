import { NAMED, nameOf } from "#app/directory/names";
import { readList } from "#app/lists/read-list.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { calendarFeeds, meetings } from "#db/schema/crm";
import { companies, people } from "#db/schema/directory";
import { asksFor, readStaffChoices } from "../customers-list/list-choices.server";
import { mayWrite } from "../show-customers.server";
import { visibleMeetings } from "../visible-tasks.server";
import type { MeetingsQuery } from "./list.schema";
import { meetingSource } from "./meetings.source.server";

/** What a meeting of a list points to. */
export const meetingPointers = {
	customer: [companies, meetings.customerId, ["guid", "name"]],
	author: [people, meetings.createdBy, NAMED],
} as const satisfies Parameters<Visit["rows"]["listingWith"]>[1];

export type MeetingRow = Awaited<ReturnType<typeof showMeetings>>["rows"][number];

/** What the list of meetings shows: a page of it, and whether one's calendar reads them. */
export async function showMeetings(visit: Visit, query: MeetingsQuery) {
	const reads = new ReadBatch();
	const list = readList(visit, meetingSource as never, query, reads, visibleMeetings(visit));
	const found = reads.add(visit.rows.listingWith(meetings, meetingPointers, list.options));
	const feed = reads.add(visit.rows.finding(calendarFeeds, visit.user.id));
	const staff = readStaffChoices(visit, asksFor("organiser", query) || asksFor("attendee", query), reads);
	await reads.send(visit.rows);
	const { list: data, rows } = list.page(found(), ({ row }) => row);
	return {
		list: data,
		rows: rows.map(({ row: { id, title, startsAt, endsAt, place, url, status }, customer, author }) => ({
			...{ id, title, startsAt, endsAt, place, url, status },
			customer: customer && { guid: customer.guid, name: customer.name },
			organiser: author && nameOf(author),
		})),
		staff: staff(),
		hasFeed: feed() !== undefined,
		...{ writes: mayWrite(visit), tenant: visit.tenant.guid },
	};
}
