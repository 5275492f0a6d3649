import { and, or, sql } from "drizzle-orm";
import { hasId } from "#app/lists/chosen.server";
import type { ImportContext, ParsedRow, Values } from "#app/lists/import/import-kind";
import { among } from "#app/platform/tenant/among.server";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { contacts, customerContacts } from "#db/schema/crm";
import type { Contact } from "../contacts/contacts.server";
import { visibleTo } from "../visible.server";
import { readCustomersNamed } from "./customer-named.server";
import { viewerOf } from "./importer.server";

const ALIKE = 4;

export const sortNameOf = (values: Values) => `${values.lastName ?? ""} ${values.firstName ?? ""}`.trim().toLowerCase();

/** The contact persons that rows may be about with the customers they belong to, and the customers that rows name. */
export async function readKnownContacts(ctx: ImportContext, rows: readonly ParsedRow[]) {
	const emails = rows.flatMap(({ values }) => (typeof values.email === "string" ? [values.email] : []));
	const names = rows.map(({ values }) => sortNameOf(values)).filter(Boolean);
	const alike = or(among(contacts.email, emails), among(contacts.sortName, names));
	const where = and(alike, visibleTo(viewerOf(ctx), contacts));
	const own = ctx.rows
		.select(contacts, { id: contacts.id })
		.where(sql`${contacts.tenantId} = ${ctx.tenant.id} and ${where}`);
	const reads = new ReadBatch();
	const found = reads.add(ctx.rows.listing(contacts, { where, limit: rows.length * ALIKE }));
	const links = reads.add(
		ctx.rows.listing(customerContacts, {
			where: sql`${customerContacts.contactId} in ${own}`,
			limit: rows.length * ALIKE * 4,
		}),
	);
	const named = readCustomersNamed(ctx, rows, reads);
	await reads.send(ctx.rows);
	return { contacts: found(), links: links(), customerNamed: named() };
}
export type KnownContacts = Awaited<ReturnType<typeof readKnownContacts>>;

/** The contact persons that a row may mean: by e-mail, else by name and customer, as chosen. */
export function matchContacts(
	{ contacts: known, links }: KnownContacts,
	values: Values,
	customerId: string | null,
	chosen: readonly string[],
): Contact[] {
	if (chosen.includes("email") && typeof values.email === "string") {
		const found = known.filter(({ emails }) => emails.some(({ value }) => value === values.email));
		if (found.length > 0) return found;
	}
	if (!chosen.includes("nameCustomer") || customerId === null) return [];
	const isTheirs = ({ id }: Contact) => links.some((link) => link.contactId === id && link.customerId === customerId);
	return known.filter((contact) => contact.sortName === sortNameOf(values) && isTheirs(contact));
}

/** Contact persons by their ids, in the trash or not, with the customers they belong to. */
export async function readContactsById(ctx: ImportContext, ids: readonly string[]) {
	return ctx.rows.read({
		contacts: ctx.rows.listing(contacts, { where: hasId(contacts, ids), limit: ids.length + 1 }),
		links: ctx.rows.listing(customerContacts, {
			where: among(customerContacts.contactId, ids),
			limit: ids.length * 50 + 1,
		}),
	});
}
