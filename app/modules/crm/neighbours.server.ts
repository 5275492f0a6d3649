import { eq } from "drizzle-orm";
import { mapNeighbours, readNeighbours } from "#app/lists/neighbours.server";
import type { Visit } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { contacts, meetings } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { contactSource, seenContacts } from "./contacts/contact-list.server";
import { contactName } from "./contacts/contacts.server";
import { customerSource, seenCustomers } from "./customers-list/customers.source.server";
import { meetingSource } from "./meetings-list/meetings.source.server";
import { visibleMeetings } from "./visible-tasks.server";

/** Those before and after a customer in the list that it was opened from, of those that the visitor sees. */
export const readCustomerNeighbours = (visit: Visit, guid: string, list: string | undefined, reads: ReadBatch) =>
	readNeighbours(
		visit,
		customerSource,
		{ is: eq(companies.guid, guid), list, where: seenCustomers(visit) },
		["guid", "name"],
		reads,
	);

/** The same of a contact person. */
export function readContactNeighbours(visit: Visit, id: string, list: string | undefined, reads: ReadBatch) {
	const record = { is: eq(contacts.id, id), list, where: seenContacts(visit) };
	const neighbours = readNeighbours(visit, contactSource, record, ["id", "firstName", "lastName", "email"], reads);
	return () => mapNeighbours(neighbours(), (one) => ({ id: one.id, name: contactName(one) }));
}

/** The same of a meeting. */
export function readMeetingNeighbours(visit: Visit, id: string, list: string | undefined, reads: ReadBatch) {
	const record = { is: eq(meetings.id, id), list, where: visibleMeetings(visit) };
	const neighbours = readNeighbours(visit, meetingSource, record, ["id", "title"], reads);
	return () => mapNeighbours(neighbours(), ({ id, title }) => ({ id, name: title }));
}
