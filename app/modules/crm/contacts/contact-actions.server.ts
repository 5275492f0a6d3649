import type * as z from "zod";
import { inList } from "#app/lists/in-list";
import { done } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { changeFeedback } from "#app/ui/change-feedback";
import { paths } from "../paths";
import { resolveCustomerByName } from "../resolve-customer.server";
import type { ContactForm, ContactRef } from "./contact.schema";
import { addContact, archiveContact, changeContact, contactName } from "./contacts.server";
import { contactsLike } from "./like.server";

type Sent = z.output<typeof ContactForm>;

/** Adds a contact person; somebody like it is shown first, and added when that is said. */
export async function add(visit: Visit, { customer = null, customerId, isSure, fields }: Sent) {
	if (!isSure) {
		const [email] = fields.emails;
		const like = await contactsLike(visit, { ...fields, email: email?.value });
		if (like.length > 0) return { like };
	}
	const contact = await addContact(visit, await withCustomer(visit, fields, customer, customerId));
	const snackbar = { key: "crmContacts:snackbar.added", params: { name: contactName(contact) } };
	return done({ snackbar, to: paths(visit.tenant.guid).contact(contact.id) });
}

/** Saves a contact person on its page. */
export async function save(visit: Visit, { contact: id, customer = null, customerId, updatedAt, list, fields }: Sent) {
	const whole = await withCustomer(visit, fields, customer, customerId);
	const contact = await changeContact(visit, { ...whole, id: id ?? "", updatedAt });
	const snackbar = { key: "crmContacts:snackbar.saved", params: { name: contactName(contact) } };
	return done({ snackbar, to: inList(paths(visit.tenant.guid).contact(contact.id), list) });
}

async function withCustomer(
	visit: Visit,
	fields: Sent["fields"],
	customer: string | null,
	customerId: string | null | undefined,
) {
	const meant = await resolveCustomerByName(visit, customer, customerId);
	return meant === null ? fields : { ...fields, customerIds: [...new Set([...fields.customerIds, meant])] };
}

type Ref = z.output<typeof ContactRef>;

export async function archive(visit: Visit, { id }: Ref) {
	const contact = await archiveContact(visit, id, visit.now.getTime());
	return changeFeedback(contact, "crmContacts:told.archived", {
		params: { name: contactName(contact) },
		undo: "restore",
	});
}

export async function restore(visit: Visit, { id }: Ref) {
	const contact = await archiveContact(visit, id, null);
	return changeFeedback(contact, "crmContacts:told.restored", { params: { name: contactName(contact) } });
}
