import { defineList } from "#app/lists/definition";
import { columnsOf } from "#app/lists/fields/noun-field";
import { contactFields } from "./contacts.fields";

/** The contact persons of a tenant. */
export const contactList = defineList({
	key: "crm.contacts",
	sort: "name",
	columns: [
		{ key: "name", kind: "text", label: "crmContacts:contact.name", sortable: true, show: "always", exported: true },
		...columnsOf(contactFields),
		{
			key: "created",
			kind: "date",
			label: "crmLists:customer.created",
			sortable: true,
			filterable: true,
			show: "later",
			exported: true,
		},
	],
	views: [{ key: "unknown", label: "crmLists:view.consentUnknown", query: "f=consent.any.unknown" }],
});
