import { noneOf } from "#app/directory/fields/field";
import { plainlyImported } from "#app/lists/fields/noun-field";
import type { ImportContext, ParsedRow, Plan, Rules, Values } from "#app/lists/import/import-kind";
import { newId } from "#app/platform/ids";
import { contacts } from "#db/schema/crm";
import { contactFields } from "../contacts/contacts.fields";
import { type Contact, contactTexts, derived } from "../contacts/contacts.server";
import { contactPatch, heldBy, linkingTo, settingContact } from "./contact-writes.server";
import { isSame } from "./plan-customers.server";
import { type KnownContacts, matchContacts, readKnownContacts } from "./read-contacts.server";

/** What rows of contact persons come to: a new one, changed fields of one that is there, or why not. */
export async function planContacts(ctx: ImportContext, rows: ParsedRow[], { match }: Rules): Promise<Plan[]> {
	const known = await readKnownContacts(ctx, rows);
	return rows.map(({ values }): Plan => {
		const named = typeof values.customer === "string" ? known.customerNamed(values.customer) : null;
		if (named && "problem" in named) return { verdict: "error", problems: { customer: named.problem } };
		const customerId = named?.customer.id ?? null;
		const meant = matchContacts(known, values, customerId, match);
		if (meant.length > 1) return { verdict: "duplicate", problems: { row: "imports:problem.several" } };
		return meant[0] ? changing(ctx, known, meant[0], values, customerId) : adding(ctx, values, customerId);
	});
}

const plain = plainlyImported(contactFields);

function adding(ctx: ImportContext, values: Values, customerId: string | null): Plan {
	const { firstName, lastName, email, phone } = values;
	if (!firstName && !lastName && !email)
		return { verdict: "error", problems: { firstName: "crmContacts:errors.nobody" } };
	const recordId = newId(ctx.now.getTime());
	const set: Values = Object.fromEntries(plain.filter((key) => values[key]).map((key) => [key, values[key]]));
	if (typeof email === "string") set.email = [{ kind: "work", value: email }];
	if (typeof phone === "string") set.phone = [{ kind: "work", value: phone }];
	const fields = contactPatch(set);
	const by = { createdBy: ctx.user.id, updatedBy: ctx.user.id };
	const row = { id: recordId, ...fields, ...derived(fields), ...by };
	const writes = () => [
		{ adds: contacts, row, texts: contactTexts(row) },
		...(customerId ? [linkingTo(ctx, recordId, customerId)] : []),
	];
	return { verdict: "new", recordId, was: {}, set: customerId ? { ...set, customer: customerId } : set, writes };
}

function changing(
	ctx: ImportContext,
	{ links }: KnownContacts,
	contact: Contact,
	values: Values,
	customerId: string | null,
): Plan {
	const recordId = contact.id;
	const set: Values = {};
	for (const key of plain) {
		if (!(key in values)) continue;
		const value = values[key] ?? noneOf(contactFields[key]);
		if (!isSame(value, contact[key])) set[key] = value;
	}
	for (const key of ["email", "phone"] as const) {
		const held = key === "email" ? contact.emails : contact.phones;
		const value = values[key];
		if (typeof value !== "string" || held.some((one) => one.value === value)) continue;
		set[key] = [{ kind: "work", value }, ...held];
	}
	const was = Object.fromEntries(Object.keys(set).map((key) => [key, heldBy(contact, key)]));
	const isTheirs = links.some((link) => link.contactId === recordId && link.customerId === customerId);
	const joins = customerId !== null && !isTheirs;
	if (joins) set.customer = customerId;
	if (Object.keys(set).length === 0) return { verdict: "same", recordId };
	const whole = { ...contact, ...contactPatch(set) };
	if (!whole.firstName && !whole.lastName && whole.emails.length === 0)
		return { verdict: "error", recordId, problems: { firstName: "crmContacts:errors.nobody" } };
	const writes = () => [...settingContact(ctx, contact, set), ...(joins ? [linkingTo(ctx, recordId, customerId)] : [])];
	const standing = [{ table: contacts, id: recordId, updatedAt: contact.updatedAt }];
	return { verdict: "update", recordId, was: joins ? { ...was, customer: null } : was, set, writes, standing };
}
