import { and, desc, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Visit } from "#app/platform/tenant/context";
import { meetings, notes } from "#db/schema/crm";
import { among } from "./among.server";
import { listCustomers } from "./customer-calls.server";
import type { CustomersCall } from "./customers.schema";
import { presentMeeting } from "./meetings/meeting-calls.server";
import { presentNote } from "./notes/note-calls.server";
import { visibleTo } from "./visible.server";
import { visibleMeetings } from "./visible-tasks.server";

const NEWEST = 3;

/** One page of the customers, each with its newest notes and meetings and how many of them the caller sees. */
export async function listCustomersWithLog(visit: Visit, query: CustomersCall) {
	const { items, next } = await listCustomers(visit, query);
	if (items.length === 0) return { items, next };
	const ids = items.map(({ id }) => id);
	const { rows } = visit;
	const ofNotes = and(among(notes.customerId, ids), visibleTo(visit, notes)) as SQL;
	const ofMeetings = and(among(meetings.customerId, ids), visibleMeetings(visit)) as SQL;
	const found = await rows.read({
		notes: rows.listing(notes, {
			where: newest(visit, notes, notes.createdAt, ofNotes),
			orderBy: [desc(notes.createdAt), desc(notes.id)],
			limit: NEWEST * ids.length,
		}),
		meetings: rows.listing(meetings, {
			where: newest(visit, meetings, meetings.startsAt, ofMeetings),
			orderBy: [desc(meetings.startsAt), desc(meetings.id)],
			limit: NEWEST * ids.length,
		}),
		noteCounts: rows.countingBy(notes, notes.customerId, ofNotes),
		meetingCounts: rows.countingBy(meetings, meetings.customerId, ofMeetings),
	});
	return {
		items: items.map((customer) => ({
			...customer,
			notes: found.notes.filter(({ customerId }) => customerId === customer.id).map(presentNote),
			notes_count: found.noteCounts.get(customer.id) ?? 0,
			meetings: found.meetings.filter(({ customerId }) => customerId === customer.id).map((one) => presentMeeting(one)),
			meetings_count: found.meetingCounts.get(customer.id) ?? 0,
		})),
		next,
	};
}

/** Whether a row is one of the newest of its customer, of those that fit. */
function newest({ tenant }: Visit, table: typeof notes | typeof meetings, at: SQLiteColumn, where: SQL): SQL {
	const ranked = sql`select ${table.id} as id, row_number() over (partition by ${table.customerId} order by ${at} desc, ${table.id} desc) as place
		from ${table} where ${table.tenantId} = ${tenant.id} and ${where}`;
	return sql`${table.id} in (select id from (${ranked}) where place <= ${NEWEST})`;
}
