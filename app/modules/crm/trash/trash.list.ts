import { defineList } from "#app/lists/definition";

const columns = [
	{ key: "name", kind: "text", label: "crmLists:trash.name", show: "always" },
	{ key: "deletedAt", kind: "date", label: "crmLists:trash.at", sortable: true },
	{ key: "goesOn", kind: "day", label: "crmLists:trash.goesOn" },
] as const;

/** What lies in the trash, the latest first. */
export const trashedCustomers = defineList({ key: "crm.trashedCustomers", sort: "-deletedAt", columns });
export const trashedTasks = defineList({ key: "crm.trashedTasks", sort: "-deletedAt", columns });
export const trashedNotes = defineList({ key: "crm.trashedNotes", sort: "-deletedAt", columns });
export const trashedMessages = defineList({ key: "crm.trashedMessages", sort: "-deletedAt", columns });
export const trashedContacts = defineList({ key: "crm.trashedContacts", sort: "-deletedAt", columns });
