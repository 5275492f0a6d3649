import * as z from "zod";
import { chosenIds } from "#app/lists/bulk.schema";
import { Chosen } from "#app/lists/chosen.schema";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListQuery } from "#app/lists/query.schema";
import { ContactInput, consents } from "./contact.schema";
import { contactList } from "./contacts.list";

export const ContactsQuery = ListQuery(contactList);
export type ContactsQuery = z.output<typeof ContactsQuery>;
export const ContactsExport = ContactsQuery.extend({ ...exportFormat, ids: chosenIds });

/** A cell that was edited in place. */
export const ContactCell = z.object({
	jobTitle: ContactInput.shape.jobTitle,
	id: z.string("wrongType").min(1, "required").max(100, "wrongValue"),
	updatedAt: z.coerce.number("wrongType").int("wrongType"),
});

export const BulkConsent = Chosen.extend({ consent: z.enum(consents, "wrongValue") });
