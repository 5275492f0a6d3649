import { and, eq, sql } from "drizzle-orm";
import { newId } from "#app/platform/ids";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import { changeAgain } from "#app/platform/tenant/change-again.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { contacts, customerContacts } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { openContacts, visibleTo } from "../visible.server";
import type { ContactFields } from "./contact.schema";

export type Contact = Row<typeof contacts>;

export const contactName = ({ firstName, lastName, email }: Pick<Contact, "firstName" | "lastName" | "email">) =>
	`${firstName} ${lastName}`.trim() || email || "";

/** The contact person with the customers it belongs to, where the visitor sees it; throws `notFound` else. */
export async function findContact(visit: Visit, id: string, alsoInTrash = false) {
	const where = and(eq(contacts.id, id), alsoInTrash ? openContacts(visit) : visibleTo(visit, contacts));
	const { found, links } = await visit.rows.read({
		found: visit.rows.listing(contacts, { where, limit: 1 }),
		links: visit.rows.listing(customerContacts, { where: eq(customerContacts.contactId, id) }),
	});
	const [contact] = found;
	if (!contact) throw notFound();
	return { contact, links };
}

/** Adds a contact person. Throws `invalid` where it has neither name nor e-mail, or a customer is not there. */
export async function addContact(visit: Visit, fields: ContactFields): Promise<Contact> {
	const { customerIds = [], ...plain } = fields;
	await checkCustomers(visit, customerIds);
	const id = newId(visit.now.getTime());
	const by = { createdBy: visit.user.id, updatedBy: visit.user.id };
	const row = { id, ...plain, ...derived(plain), ...consentOf(visit, plain.consent), ...by };
	const { rows } = visit;
	const [added] = await rows.commit([
		rows.adding(contacts, row),
		indexing(visit, row),
		...linking(visit, id, customerIds),
	]);
	return added as Contact;
}

/**
 * Changes the fields given; `customerIds` are all the customers that it belongs to from now on, of those that the visitor
 * sees. Where it has moved on since `updatedAt` nothing is written and `conflict` is thrown with it as it is now.
 */
export function changeContact(visit: Visit, change: ContactChange): Promise<Contact> {
	return changeAgain(change.updatedAt, () => writeChange(visit, change));
}

type ContactChange = ContactFields & { id: string; updatedAt?: number };

async function writeChange(visit: Visit, { id, updatedAt, customerIds, ...fields }: ContactChange): Promise<Contact> {
	const { contact, links } = await findContact(visit, id);
	if (updatedAt !== undefined && updatedAt !== contact.updatedAt) throw conflict(contact);
	const has = links.map((link) => link.customerId);
	const added = customerIds?.filter((one) => !has.includes(one)) ?? [];
	const seen = await checkCustomers(visit, added, customerIds && has);
	const gone = links.filter(
		(link) => customerIds && seen.includes(link.customerId) && !customerIds.includes(link.customerId),
	);
	const merged = { ...contact, ...fields };
	const consent = fields.consent !== contact.consent ? consentOf(visit, fields.consent) : {};
	const patch = { ...fields, ...derived(merged), ...consent, updatedBy: visit.user.id };
	const { rows } = visit;
	const unmoved = sql`exists (select 1 from ${contacts} where ${and(eq(contacts.tenantId, visit.tenant.id), eq(contacts.id, id), eq(contacts.updatedAt, contact.updatedAt))})`;
	const commit = rows.commit([
		requiring(visit.context, unmoved),
		rows.changing(contacts, id, patch),
		indexing(visit, { ...merged, ...patch }),
		...gone.map((link) => rows.removing(customerContacts, link.id)),
		...linking(visit, id, added),
	]);
	const [, changed] = await orElse(commit, () => conflict(contact));
	return changed as Contact;
}

/** Puts a contact person into the trash, or with null takes it out. */
export async function archiveContact(visit: Visit, id: string, deletedAt: number | null): Promise<Contact> {
	const { contact } = await findContact(visit, id, deletedAt === null);
	const { rows } = visit;
	const [changed] = await rows.commit([
		rows.changing(contacts, id, { deletedAt, updatedBy: visit.user.id }),
		deletedAt === null ? indexing(visit, contact) : rows.indexing(contacts, id, []),
	]);
	return (changed as Contact | undefined) ?? contact;
}

type Named = { firstName?: string; lastName?: string; emails?: { value: string }[] };

/** What follows from the fields: by what it is sorted, and its first e-mail for matching. Throws where it is nobody. */
export function derived({ firstName = "", lastName = "", emails = [] }: Named) {
	const email = emails[0]?.value ?? null;
	if (!firstName && !lastName && !email) throw invalid({ firstName: "crmContacts:errors.nobody" });
	return { email, sortName: `${lastName} ${firstName}`.trim().toLowerCase() || (email ?? "") };
}

const consentOf = ({ now }: Visit, consent: ContactFields["consent"]) =>
	consent === undefined ? {} : { consentAt: consent === "unknown" ? null : now.getTime() };

function indexing({ rows }: Visit, contact: Partial<Contact> & { id: string }): PendingWrite {
	return rows.indexing(contacts, contact.id, contactTexts(contact));
}

/** What a contact person is found by. */
export function contactTexts({ firstName, lastName, jobTitle, emails = [], phones = [] }: Partial<Contact>) {
	return [firstName, lastName, jobTitle, ...[...emails, ...phones].map(({ value }) => value)];
}

function linking({ rows, now }: Visit, contactId: string, customerIds: string[]): PendingWrite[] {
	return customerIds.map((customerId) =>
		rows.adding(customerContacts, { id: newId(now.getTime()), customerId, contactId }),
	);
}

/** Throws `invalid` where a customer to be added is not there for the visitor; gives which of the others the visitor sees. */
async function checkCustomers(visit: Visit, added: string[], has: string[] = []): Promise<string[]> {
	const all = [...new Set([...added, ...has])];
	if (all.length === 0) return [];
	const where = and(among(companies.id, all), visibleTo(visit));
	const seen = (await visit.rows.list(companies, { where, limit: all.length })).map(({ id }) => id);
	if (added.some((id) => !seen.includes(id))) throw invalid({ customerIds: "crmWork:errors.notThere" });
	return seen;
}
