import { emailAddress, phoneNumber } from "#app/directory/company.schema";
import { importColumns } from "#app/lists/fields/import-columns.schema";
import type { ImportKind } from "#app/lists/import/import-kind";
import { oneLine } from "#app/platform/text.schema";
import { contactFields } from "./contacts/contacts.fields";
import { customerFields } from "./customers.fields";
import { planContacts } from "./imports/plan-contacts.server";
import { planCustomers } from "./imports/plan-customers.server";
import { undoContacts } from "./imports/undo-contacts.server";
import { undoCustomers } from "./imports/undo-customers.server";
import { meetingsWork } from "./imports/work/meetings-import.server";
import { notesWork } from "./imports/work/notes-import.server";
import { planWork } from "./imports/work/plan-work.server";
import { tasksWork } from "./imports/work/tasks-import.server";
import { undoWork } from "./imports/work/undo-work.server";
import { meetingColumns, noteColumns, taskColumns } from "./imports/work/work-fields.schema";

const writes = { moduleKey: "crm", level: 20 };

export const customersImport: ImportKind = {
	key: "crm.customers",
	...writes,
	label: "crmLists:kind.customers",
	path: "dashboardCRM/customers",
	// Types and owners are named by words.
	fields: importColumns(customerFields, { contactTypeId: oneLine(100), ownerId: oneLine(300) }),
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
	// One address and one number; the customer by its number or name.
	fields: importColumns(contactFields, { emails: emailAddress, phones: phoneNumber, customerIds: oneLine(300) }),
	matches: [
		{ key: "email", label: "crmContacts:contact.email", fields: ["email"] },
		{ key: "nameCustomer", label: "crmLists:match.nameCustomer", fields: ["lastName", "firstName", "customer"] },
	],
	titleFields: ["firstName", "lastName", "email"],
	plan: planContacts,
	undo: undoContacts,
};

export const tasksImport: ImportKind = {
	key: "crm.tasks",
	...writes,
	label: "crmLists:kind.tasks",
	path: "dashboardCRM/tasks",
	fields: taskColumns,
	matches: [
		{ key: "titleDueCustomer", label: "crmLists:match.titleDueCustomer", fields: ["title", "due", "customer"] },
		{ key: "titleDue", label: "crmLists:match.titleDue", fields: ["title", "due"] },
	],
	titleFields: ["title"],
	plan: planWork(tasksWork),
	undo: undoWork(tasksWork),
};

export const meetingsImport: ImportKind = {
	key: "crm.meetings",
	...writes,
	label: "crmLists:kind.meetings",
	path: "dashboardCRM/meetings",
	fields: meetingColumns,
	matches: [
		{ key: "titleStartCustomer", label: "crmLists:match.titleStartCustomer", fields: ["title", "starts", "customer"] },
		{ key: "titleStart", label: "crmLists:match.titleStart", fields: ["title", "starts"] },
	],
	titleFields: ["title"],
	plan: planWork(meetingsWork),
	undo: undoWork(meetingsWork),
};

export const notesImport: ImportKind = {
	key: "crm.notes",
	...writes,
	label: "crmLists:kind.notes",
	path: "dashboardCRM/notes",
	fields: noteColumns,
	matches: [
		{ key: "textTimeCustomer", label: "crmLists:match.textTimeCustomer", fields: ["text", "created", "customer"] },
		{ key: "textTime", label: "crmLists:match.textTime", fields: ["text", "created"] },
	],
	titleFields: ["text"],
	plan: planWork(notesWork),
	undo: undoWork(notesWork),
};

/** What can be imported into this module. */
export const imports = [customersImport, contactsImport, tasksImport, meetingsImport, notesImport];
