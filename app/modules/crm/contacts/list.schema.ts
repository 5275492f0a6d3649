import * as z from "zod";
import { Chosen } from "#app/lists/chosen.schema";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListQuery } from "#app/lists/query.schema";
import { chosenIds, kept, someIds } from "../customers-list/list.schema";
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
export const ConsentsBefore = z.object({
	set: z.enum(consents),
	was: z.array(z.object({ consent: z.enum(consents), at: z.number().int().nullable(), ids: someIds })).max(1000),
});
export type ConsentsBefore = z.output<typeof ConsentsBefore>;
export const UndoConsent = z.object({ before: kept(ConsentsBefore) });

export const BulkArchive = Chosen;
export const UndoArchive = z.object({ before: kept(z.object({ ids: someIds })) });
