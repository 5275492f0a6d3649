import type * as z from "zod";
import { formatPhone } from "#app/directory/phone";
import { exportList } from "#app/lists/export/export-list.server";
import type { Visit } from "#app/platform/tenant/context";
import { type ListedContact, readContactPage } from "./contact-list.server";
import { contactList } from "./contacts.list";
import type { ContactsExport } from "./list.schema";

/** The contact persons that the filters leave, or those that were ticked, as a file for a spreadsheet. */
export function exportContacts(visit: Visit, query: z.output<typeof ContactsExport>): Promise<Response> {
	return exportList(visit, {
		definition: contactList,
		query,
		name: "contacts",
		read: (asks) => readContactPage(visit, asks, query.ids),
		cells: {
			customers: ({ customers }: ListedContact) => customers.map(({ name }) => name),
			phone: ({ phone }: ListedContact) => phone && formatPhone(phone),
		},
	});
}
