import { desc } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { meetings, notes } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { readCustomerList } from "./customer-list.server";
import type { CustomersCall } from "./customers.schema";
import { serializeMeeting } from "./meetings/meeting-calls.server";
import { serializeNote } from "./notes/note-calls.server";
import { serializeCustomer } from "./serialize";
import { notesOnSeen } from "./visible.server";
import { meetingsOnSeen } from "./visible-tasks.server";

const NEWEST = 3;

/** One page of the customers, each with its newest notes and meetings and how many of them the caller sees. */
export async function listCustomersWithLog(visit: Visit, query: CustomersCall) {
	const reads = new ReadBatch();
	const list = readCustomerList(visit, query, reads, {
		notes: visit.rows.hanging(notes, [notes.customerId, companies.id], {
			where: notesOnSeen(visit),
			orderBy: [desc(notes.createdAt), desc(notes.id)],
			limit: NEWEST,
		}),
		meetings: visit.rows.hanging(meetings, [meetings.customerId, companies.id], {
			where: meetingsOnSeen(),
			orderBy: [desc(meetings.startsAt), desc(meetings.id)],
			limit: NEWEST,
		}),
	});
	await reads.send(visit.rows);
	const { items, next } = list();
	return {
		items: items.map(({ customer, hung }) => ({
			...serializeCustomer(customer, visit.language),
			notes: hung.notes.rows.map(serializeNote),
			notes_count: hung.notes.count,
			meetings: hung.meetings.rows.map((one) => serializeMeeting(one)),
			meetings_count: hung.meetings.count,
		})),
		next,
	};
}
