import { and, type SQL } from "drizzle-orm";
import { hasId } from "#app/lists/chosen.server";
import { columnsIn } from "#app/lists/fields/columns-in.server";
import { type Asks, askedBy, planList } from "#app/lists/read-list.server";
import { listSource } from "#app/lists/source.server";
import { among } from "#app/platform/tenant/among.server";
import { filtering } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { contacts, customerContacts } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { onVisible, type Viewer, visibleTo } from "../visible.server";
import { contactFields } from "./contacts.fields";
import { contactList } from "./contacts.list";
import { type Contact, contactName } from "./contacts.server";

/** Customers that are named beside a page of contact persons. */
const MOST_LINKS = 1000;

export const contactSource = listSource(contactList, contacts, {
	...columnsIn(contactFields, contacts),
	name: contacts.sortName,
	email: contacts.email,
	created: contacts.createdAt,
});

export const seenContacts = (viewer: Viewer): SQL => visibleTo(viewer, contacts);

/** Reads one page for an export. */
export async function readContactPage(visit: Visit, asks: Asks, ids?: readonly string[]) {
	const where = ids ? and(hasId(contacts, ids), filtering(seenContacts(visit))) : seenContacts(visit);
	const plan = planList(contactSource as never, asks, askedBy(visit), where);
	const { items, next } = plan.page(await visit.rows.list(contacts, plan.options));
	return { items: await withCustomers(visit, items), next };
}

/** Contact persons as a list shows them, each with its customers. */
export async function withCustomers(visit: Visit, found: readonly Contact[]) {
	const its = await customersOf(visit, found);
	return found.map((contact) => ({ ...toContactRow(contact), customers: its.get(contact.id) ?? [] }));
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
	const pointer = { customer: [companies, customerContacts.customerId, ["guid", "name"]] } as const;
	const { links } = await visit.rows.read({
		links: visit.rows.listingWith(customerContacts, pointer, { where, limit: MOST_LINKS }),
	});
	for (const { row, customer } of links) {
		if (!customer) continue;
		const { id, guid, name } = customer;
		its.set(row.contactId, [...(its.get(row.contactId) ?? []), { id, guid, name }]);
	}
	return its;
}

/** A contact person as lists show it. */
export function toContactRow(contact: Contact) {
	const { id, jobTitle, emails, phones, consent, language, createdAt, deletedAt, updatedAt } = contact;
	const name = contactName(contact);
	return {
		...{ id, name, jobTitle, consent, language, created: createdAt, deletedAt, updatedAt },
		email: emails[0]?.value ?? null,
		phone: phones[0]?.value ?? null,
	};
}
export type ContactRow = ReturnType<typeof toContactRow>;
export type ListedContact = Awaited<ReturnType<typeof withCustomers>>[number];
