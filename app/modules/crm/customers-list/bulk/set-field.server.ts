import * as z from "zod";
import { nameOf } from "#app/directory/names";
import type { BulkAnswer } from "#app/lists/bulk-answer";
import { bulkField } from "#app/lists/bulk-field.server";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { id } from "#app/platform/text.schema";
import { contactTypes } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { isMember } from "../../staff.server";
import { resolveStaffByName } from "../../staff-named.server";
import { customerSource, seenCustomers } from "../customers.source.server";
import type { BulkAssign, BulkSet } from "../list.schema";

const fields = bulkField({
	source: customerSource,
	values: { ownerId: id.nullable(), contactTypeId: id.nullable(), visibility: z.enum(companies.visibility.enumValues) },
	chosen: (visit) => seenCustomers(visit),
	visible: (visit) => seenCustomers(visit),
	isThere: (visit, field, value) => (field === "ownerId" && value !== null ? isMember(visit, value) : undefined),
	stamp: ({ user }) => ({ updatedBy: user.id }),
	feedback: { same: "crmLists:errors.nothingChanges", back: "crmLists:told.fieldBack" },
});
export const fieldHandlers = fields.handlers;

/** Gives customers to somebody of the staff. */
export async function assign(visit: Visit, { owner, ...chosen }: z.output<typeof BulkAssign>): Promise<BulkAnswer> {
	const person = await resolveStaffByName(visit, owner, "owner");
	const snackbar = { key: "crmLists:told.assigned", params: { name: nameOf(person) } };
	return (await fields.set(visit, chosen, "ownerId", person.id, snackbar)).answer;
}

/** Sets the contact type of customers, or who may see them. */
export async function setChosen(visit: Visit, { field, ...chosen }: z.output<typeof BulkSet>): Promise<BulkAnswer> {
	const { name, value } = field;
	if (name === "contactTypeId" && value !== null && !(await visit.rows.find(contactTypes, value)))
		throw invalid({ field: "crm:errors.noContactType" });
	return (await fields.set(visit, chosen, name, value, { key: "crmLists:told.fieldSet" })).answer;
}
