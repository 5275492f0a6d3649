import type { ImportContext, RowWrite, Values } from "#app/lists/import/import-kind";
import { newId } from "#app/platform/ids";
import { contacts, customerContacts } from "#db/schema/crm";
import { type Contact, contactTexts, derived } from "../contacts/contacts.server";

/** The contact's own fields that columns of another name stand for. */
const propertyOf: Record<string, keyof Contact> = { email: "emails", phone: "phones" };

/** What a contact person holds of a column; the customer is a link and stands apart. */
export const heldBy = (contact: Contact, key: string) => contact[propertyOf[key] ?? (key as keyof Contact)];

/** The fields of a contact that these columns are, the customer left out. */
export const contactPatch = (set: Values) =>
	Object.fromEntries(
		Object.entries(set)
			.filter(([key]) => key !== "customer")
			.map(([key, value]) => [propertyOf[key] ?? key, value]),
	) as Partial<Contact>;

/** The writes that set these columns of a contact person. */
export function settingContact(ctx: ImportContext, contact: Contact, set: Values): RowWrite[] {
	const patch = contactPatch(set);
	if (Object.keys(patch).length === 0) return [];
	const whole = { ...contact, ...patch };
	const changed = { ...patch, ...derived(whole), updatedBy: ctx.user.id };
	return [{ changes: contacts, id: contact.id, patch: changed, texts: contactTexts(whole) }];
}

/** The write by which a contact person belongs to a customer. */
export const linkingTo = (ctx: ImportContext, contactId: string, customerId: string): RowWrite => ({
	adds: customerContacts,
	row: { id: newId(ctx.now.getTime()), customerId, contactId },
	hangs: true,
});
