import { handler } from "#app/platform/guard.server";
import { contacts } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { ContactInput, ContactRef, ContactsCall } from "../contacts/contact.schema";
import { listContacts, removeContact, saveContact } from "../contacts/contact-calls.server";
import { endpoint } from "../guard.server";

const api = endpoint(
	{
		get: handler(ContactsCall, listContacts, { level: 10 }),
		post: handler(ContactInput, saveContact, { level: 20 }),
		delete: handler(ContactRef, removeContact, { level: 20 }),
	},
	{ record: contacts, pointer: { field: "customerId", table: companies } },
);
export const loader = api.loader;
export const action = api.action;
