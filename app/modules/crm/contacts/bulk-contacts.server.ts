import * as z from "zod";
import type { BulkAnswer } from "#app/lists/bulk-answer";
import { bulkField } from "#app/lists/bulk-field.server";
import type { Visit } from "#app/platform/tenant/context";
import { contactShape } from "./contact.schema";
import { contactSource, seenContacts } from "./contact-list.server";
import { changeContact } from "./contacts.server";
import type { BulkConsent, ContactCell } from "./list.schema";

const fields = bulkField({
	source: contactSource,
	values: { consent: contactShape.consent, consentAt: z.number().int().nullable() },
	along: { consent: ["consentAt"] },
	chosen: (visit) => seenContacts(visit),
	visible: (visit) => seenContacts(visit),
	stamp: ({ user }) => ({ updatedBy: user.id }),
	feedback: { same: "crmLists:errors.nothingChanges", back: "crmLists:told.consentBack" },
	intent: "undoConsent",
});
export const consentHandlers = fields.handlers;

/** Saves a cell of the list, where nobody has changed the contact person since it was read. */
export async function saveCell(visit: Visit, cell: z.output<typeof ContactCell>) {
	return { saved: (await changeContact(visit, cell)).id };
}

/** Writes down that contact persons have given their consent, or taken it back. */
export async function setConsent(
	visit: Visit,
	{ consent, ...chosen }: z.output<typeof BulkConsent>,
): Promise<BulkAnswer> {
	const consentAt = consent === "unknown" ? null : visit.now.getTime();
	const snackbar = { key: "crmLists:told.consentSet" };
	return (await fields.set(visit, chosen, "consent", consent, snackbar, { consentAt })).answer;
}
