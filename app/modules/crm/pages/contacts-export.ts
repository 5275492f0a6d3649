import { exportContacts } from "../contacts/export-contacts.server";
import { ContactsExport } from "../contacts/list.schema";
import { page } from "../guard.server";

export const loader = page("contacts", ContactsExport, exportContacts);
