import { trashList } from "#app/lists/trash.list";

/** What lies in the trash, the latest first. */
export const trashedCustomers = trashList("crm.trashedCustomers");
export const trashedTasks = trashList("crm.trashedTasks");
export const trashedNotes = trashList("crm.trashedNotes");
export const trashedMessages = trashList("crm.trashedMessages");
export const trashedContacts = trashList("crm.trashedContacts");
