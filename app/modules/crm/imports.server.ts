import type { ImportKind } from "#app/lists/import/import-kind";
import { contactColumns } from "./imports/contact-fields.schema";
import { customerColumns } from "./imports/customer-fields.schema";
import { planContacts } from "./imports/plan-contacts.server";
import { planCustomers } from "./imports/plan-customers.server";
import { undoContacts } from "./imports/undo-contacts.server";
import { undoCustomers } from "./imports/undo-customers.server";

const writes = { moduleKey: "crm", level: 20 };

export const customersImport: ImportKind = {
	key: "crm.customers",
	...writes,
	label: "crmLists:kind.customers",
	path: "dashboardCRM/customers",
	fields: customerColumns,
	matches: [
		{ key: "orgNo", label: "crm:customer.orgNo", fields: ["orgNo"] },
		{ key: "email", label: "crm:customer.email", fields: ["email"] },
		{ key: "namePlace", label: "crmLists:match.namePlace", fields: ["name", "city"] },
	],
	titleFields: ["name"],
	plan: planCustomers,
	undo: undoCustomers,
};

export const contactsImport: ImportKind = {
	key: "crm.contacts",
	...writes,
	label: "crmLists:kind.contacts",
	path: "dashboardCRM/contacts",
	fields: contactColumns,
	matches: [
		{ key: "email", label: "crmContacts:contact.email", fields: ["email"] },
		{ key: "nameCustomer", label: "crmLists:match.nameCustomer", fields: ["lastName", "firstName", "customer"] },
	],
	titleFields: ["firstName", "lastName", "email"],
	plan: planContacts,
	undo: undoContacts,
};

/** What can be imported into this module. */
export const imports = [customersImport, contactsImport];
