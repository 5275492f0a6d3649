import { and, desc, eq } from "drizzle-orm";
import type * as z from "zod";
import { keeperOf, readList } from "#app/lists/read-list.server";
import { notAllowed, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { contacts, customerContacts, notes } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { readingFiles } from "../files/attachments.server";
import { readContactNeighbours } from "../neighbours.server";
import { notePointers, toNoteItem } from "../notes/note-item.server";
import { mayWrite } from "../show-customers.server";
import { onVisible, visibleTo } from "../visible.server";
import type { ContactPage, NewContactQuery } from "./contact.schema";
import { contactSource, seenContacts, withCustomers } from "./contact-list.server";
import { contactName } from "./contacts.server";
import type { ContactsQuery } from "./list.schema";

const LATEST_NOTES = 20;

/** What the list of contact persons shows. */
export async function showContacts(visit: Visit, query: ContactsQuery) {
	const reads = new ReadBatch();
	const list = readList(visit, contactSource as never, query, reads, seenContacts(visit));
	const found = reads.add(visit.rows.listing(contacts, list.options));
	await reads.send(visit.rows);
	const { list: data, rows } = list.page(found());
	return {
		list: data,
		rows: await withCustomers(visit, rows),
		...{ writes: mayWrite(visit), tenant: visit.tenant.guid },
	};
}

/** What the page of one contact person shows. */
export async function showContact(visit: Visit, { contact: id, in: list }: z.output<typeof ContactPage>) {
	const reads = new ReadBatch();
	const { rows } = visit;
	const where = and(eq(contacts.id, id), visibleTo(visit, contacts));
	const found = reads.add(rows.listing(contacts, { where, limit: 1 }));
	const links = reads.add(
		rows.listingWith(
			customerContacts,
			{ customer: [companies, customerContacts.customerId] },
			{ where: and(eq(customerContacts.contactId, id), onVisible(visit, customerContacts.customerId)) },
		),
	);
	const ofContact = {
		where: and(eq(notes.contactId, id), visibleTo(visit, notes)),
		orderBy: [desc(notes.createdAt), desc(notes.id)],
		limit: LATEST_NOTES,
	};
	const log = reads.add(rows.listingWith(notes, notePointers, ofContact));
	const withFiles = readingFiles(visit, ofContact, reads);
	const neighbours = readContactNeighbours(visit, id, list, reads);
	await reads.send(rows);
	const [contact] = found();
	if (!contact) throw notFound();
	const name = contactName(contact);
	return {
		title: name,
		contact: { ...contact, name },
		neighbours: neighbours(),
		customers: links().flatMap(({ customer }) =>
			customer ? [{ id: customer.id, guid: customer.guid, name: customer.name }] : [],
		),
		notes: withFiles(log().map((one) => toNoteItem(visit, one))),
		writes: mayWrite(visit),
		keeper: keeperOf(visit),
		tenant: visit.tenant.guid,
	};
}

/** What the form of a contact person begins with. */
export async function showContactForm(visit: Visit, input: z.output<typeof ContactPage>) {
	if (!mayWrite(visit)) throw notAllowed();
	return showContact(visit, input);
}

/** What the form of a new contact person begins with: the customer whose page it was opened from. */
export async function showNewContact(visit: Visit, { customer: guid, in: list }: z.output<typeof NewContactQuery>) {
	if (!mayWrite(visit)) throw notAllowed();
	const where = and(eq(companies.guid, guid ?? ""), visibleTo(visit));
	const [customer] = await visit.rows.list(companies, { where, limit: 1 });
	return {
		customer: customer ? { id: customer.id, guid: customer.guid, name: customer.name } : null,
		list,
		keeper: keeperOf(visit),
		tenant: visit.tenant.guid,
	};
}
