import * as z from "zod";
import { pick } from "#app/directory/fields/field";
import { chosenIds } from "#app/lists/bulk.schema";
import { Chosen } from "#app/lists/chosen.schema";
import { exportFormat } from "#app/lists/export/export.schema";
import { listedAs } from "#app/lists/fields/noun-field";
import { ListQuery } from "#app/lists/query.schema";
import { id } from "#app/platform/text.schema";
import { contactShape } from "./contact.schema";
import { contactFields } from "./contacts.fields";
import { contactList } from "./contacts.list";

export const ContactsQuery = ListQuery(contactList);
export type ContactsQuery = z.output<typeof ContactsQuery>;
export const ContactsExport = ContactsQuery.extend({ ...exportFormat, ids: chosenIds });

/** A cell that was edited in place. */
export const ContactCell = z
	.object(pick(contactShape, listedAs(contactFields, { editable: true })))
	.partial()
	.extend({ id, updatedAt: z.coerce.number("wrongType").int("wrongType") });

export const BulkConsent = Chosen.extend({ consent: contactShape.consent });
