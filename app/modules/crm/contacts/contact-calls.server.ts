import { and, eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { givenBy } from "#app/lists/fields/noun-field";
import { decodeCursor, encodeCursor, keyset, pageOf } from "#app/platform/paging.server";
import { withCurrent } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { contacts, customerContacts } from "#db/schema/crm";
import { instant } from "../serialize";
import { visibleTo } from "../visible.server";
import type { ContactInput, ContactRef, ContactsCall } from "./contact.schema";
import { customersOf } from "./contact-list.server";
import { contactFields } from "./contacts.fields";
import { addContact, archiveContact, type Contact, changeContact, findContact } from "./contacts.server";

/** One contact person by its id, or a page of them by name, of one customer or by what a search finds. */
export async function listContacts(visit: Visit, query: z.output<typeof ContactsCall>) {
	const { id, customerId, q, limit, cursor } = query;
	if (id !== undefined) return oneContact(visit, id);
	const its = and(
		eq(customerContacts.tenantId, visit.tenant.id),
		eq(customerContacts.contactId, contacts.id),
		eq(customerContacts.customerId, customerId ?? ""),
	);
	const of = customerId ? sql`exists (select 1 from ${customerContacts} where ${its})` : undefined;
	const shown = and(visibleTo(visit, contacts), of);
	if (q) {
		const search = { text: q, before: cursor === undefined ? undefined : Number(decodeCursor(cursor, 1)[0]) };
		const found = await visit.rows.list(contacts, { where: shown, search, limit: limit + 1 });
		const items = found.slice(0, limit);
		const customers = await customersOf(visit, items);
		const last = items.at(-1)?.foundAt;
		const next = found.length > limit && last !== undefined ? encodeCursor([last]) : null;
		return { items: items.map((contact) => serialize(contact, customers)), next };
	}
	const place = keyset([contacts.sortName, contacts.id], { cursor });
	const where = and(shown, place.where);
	const found = await visit.rows.list(contacts, { where, orderBy: place.orderBy, limit: limit + 1 });
	const { items, next } = pageOf(found, limit, (contact) => [contact.sortName, contact.id]);
	const customers = await customersOf(visit, items);
	return { items: items.map((contact) => serialize(contact, customers)), next };
}

/** Saves a contact person; `customerId` is one more customer that it belongs to, `customerIds` are all of them. */
export async function saveContact(
	visit: Visit,
	{ tenantId: _, id, customerId, ...sent }: z.output<typeof ContactInput>,
) {
	const { updatedAt, ...fields } = sent;
	if (customerId !== undefined) {
		const has = id === undefined ? [] : (await findContact(visit, id)).links.map((link) => link.customerId);
		fields.customerIds = [...new Set([...(fields.customerIds ?? has), customerId])];
	}
	const saved =
		id === undefined
			? await addContact(visit, fields)
			: await withCurrent(changeContact(visit, { ...fields, id, updatedAt }), () => oneContact(visit, id));
	return serialize(saved, await customersOf(visit, [saved]));
}

async function oneContact(visit: Visit, id: string) {
	const { contact } = await findContact(visit, id);
	return serialize(contact, await customersOf(visit, [contact]));
}

export async function removeContact(visit: Visit, { id }: z.output<typeof ContactRef>) {
	await archiveContact(visit, id, visit.now.getTime());
	return { id, deleted: true };
}

const fieldsOf = givenBy(contactFields);

/** A contact person as the calls give it. */
function serialize(contact: Contact, customers: Awaited<ReturnType<typeof customersOf>>) {
	return {
		...{ id: contact.id, tenant_id: contact.tenantId },
		...fieldsOf(contact),
		consent_at: instant(contact.consentAt),
		customers: (customers.get(contact.id) ?? []).map(({ id, guid, name }) => ({ id, guid, name })),
		created_by: contact.createdBy,
		created_at: instant(contact.createdAt),
		updated_at: instant(contact.updatedAt),
	};
}
