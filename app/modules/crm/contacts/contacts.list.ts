import { defineList } from "#app/lists/definition";
import { languages } from "#app/platform/i18n";

const consents = {
	given: "crmContacts:consent.given",
	withdrawn: "crmContacts:consent.withdrawn",
	unknown: "crmContacts:consent.unknown",
};
/** No keys: a language calls itself so in every other one, and what is no key is said as it stands. */
const languageNames = Object.fromEntries(Object.entries(languages).map(([code, { name }]) => [code, name]));

/** The contact persons of a tenant. */
export const contactList = defineList({
	key: "crm.contacts",
	sort: "name",
	columns: [
		{ key: "name", kind: "text", label: "crmContacts:contact.name", sortable: true, show: "always", exported: true },
		{
			key: "jobTitle",
			kind: "text",
			label: "crmContacts:contact.jobTitle",
			filterable: true,
			editable: true,
			exported: true,
		},
		{ key: "customers", kind: "tags", label: "crmContacts:contact.customers", exported: true },
		{ key: "email", kind: "text", label: "crmContacts:contact.email", filterable: true, exported: true },
		{ key: "phone", kind: "text", label: "crmContacts:contact.phone", exported: true },
		{
			key: "consent",
			kind: "choice",
			label: "crmContacts:contact.consent",
			filterable: true,
			choices: consents,
			exported: true,
		},
		{
			key: "language",
			kind: "choice",
			label: "crmLists:contact.language",
			filterable: true,
			choices: languageNames,
			show: "later",
			exported: true,
		},
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
