import { and, eq, isNotNull, type SQL } from "drizzle-orm";
import { PAGE_SIZE } from "#app/platform/limits";
import { decodeCursor, encodeCursor, keyset, twoWayPage } from "#app/platform/paging.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Reads } from "#app/platform/tenant/reads.server";
import { contacts, customerContacts } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { among } from "../among.server";
import { onVisible, openContacts, visibleTo } from "../visible.server";
import type { ContactsQuery } from "./contact.schema";
import { type Contact, contactName } from "./contacts.server";

/** Customers that are named beside a page of contact persons. */
const MOST_LINKS = 1000;

/** Reads one page of the contact persons by name, or what a search finds. */
export function readContactList(visit: Visit, query: ContactsQuery, reads: Reads, limit = PAGE_SIZE) {
	const { q, view = "all", consent } = query;
	const shown: SQL | undefined =
		view === "trash" ? and(isNotNull(contacts.deletedAt), openContacts(visit)) : visibleTo(visit, contacts);
	const where = and(shown, consent && eq(contacts.consent, consent));
	if (q) {
		const before = query.cursor === undefined ? undefined : Number(decodeCursor(query.cursor, 1)[0]);
		const found = reads.add(visit.rows.listing(contacts, { where, search: { text: q, before }, limit: limit + 1 }));
		return () => {
			const items = found().slice(0, limit);
			const last = items.at(-1)?.foundAt;
			return { items, next: found().length > limit && last ? encodeCursor([last]) : null, previous: null };
		};
	}
	const place = keyset([contacts.sortName, contacts.id], query);
	const found = reads.add(
		visit.rows.listing(contacts, { where: and(where, place.where), orderBy: place.orderBy, limit: limit + 1 }),
	);
	return () => twoWayPage(found(), limit, ({ sortName, id }) => [sortName, id], query);
}

/** The customers that the visitor sees of some contact persons: contact → its customers. One more round trip for them all. */
export async function customersOf(visit: Visit, found: readonly Contact[]) {
	const its = new Map<string, { id: string; guid: string; name: string }[]>();
	if (found.length === 0) return its;
	const where = and(
		among(
			customerContacts.contactId,
			found.map(({ id }) => id),
		),
		onVisible(visit, customerContacts.customerId),
	);
	const pointer = { customer: [companies, customerContacts.customerId] } as const;
	const { links } = await visit.rows.read({
		links: visit.rows.listingWith(customerContacts, pointer as never, { where, limit: MOST_LINKS }),
	});
	for (const { row, customer } of links as unknown as Linked[]) {
		if (!customer) continue;
		const { id, guid, name } = customer;
		its.set(row.contactId, [...(its.get(row.contactId) ?? []), { id, guid, name }]);
	}
	return its;
}
type Linked = { row: { contactId: string }; customer: { id: string; guid: string; name: string } | null };

/** A contact person as lists show it. */
export function toContactRow(contact: Contact) {
	const { id, jobTitle, emails, phones, consent, deletedAt, updatedAt } = contact;
	const name = contactName(contact);
	return {
		...{ id, name, jobTitle, consent, deletedAt, updatedAt },
		email: emails[0]?.value ?? null,
		phone: phones[0]?.value ?? null,
	};
}
export type ContactRow = ReturnType<typeof toContactRow>;
