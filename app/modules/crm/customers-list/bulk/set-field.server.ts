import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import type { BulkAnswer } from "#app/lists/bulk-answer";
import { bulkDone, chosenRows, hasId } from "#app/lists/chosen.server";
import { invalid } from "#app/platform/problems";
import { filtering } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { contactTypes } from "#db/schema/crm";
import { companies, people } from "#db/schema/directory";
import { staffMeant } from "../../staff-named.server";
import { customerSource, seenCustomers } from "../customers.source.server";
import type { BulkAssign, BulkSet, FieldsBefore, UndoFields } from "../list.schema";

type Field = FieldsBefore["field"];
type Chosen = { ids: string[]; matching?: string };

/** Gives customers to somebody of the staff. */
export async function assign(visit: Visit, { owner, ...chosen }: z.output<typeof BulkAssign>): Promise<BulkAnswer> {
	const person = await staffMeant(visit, owner, "owner");
	return setField(visit, chosen, "ownerId", person.id, "assigned", { name: nameOf(person) });
}

/** Sets the contact type of customers, or who may see them. */
export async function setChosen(visit: Visit, { field, ...chosen }: z.output<typeof BulkSet>): Promise<BulkAnswer> {
	const { name, value } = field;
	if (name === "contactTypeId" && value !== null && !(await visit.rows.find(contactTypes, value)))
		throw invalid({ field: "crm:errors.noContactType" });
	return setField(visit, chosen, name, value, "fieldSet");
}

async function setField(
	visit: Visit,
	chosen: Chosen,
	field: Field,
	value: string | null,
	told: string,
	params: Record<string, string> = {},
): Promise<BulkAnswer> {
	const rows = await chosenRows(visit, customerSource, chosen, seenCustomers(visit));
	const changed = rows.filter((row) => row[field] !== value);
	if (changed.length === 0) throw invalid({ ids: "crmLists:errors.nothingChanges" });
	const held = [...new Set(changed.map((row) => row[field]))];
	const idsWith = (before: string | null) => changed.filter((row) => row[field] === before).map(({ id }) => id);
	const was = held.map((before) => ({ value: before, ids: idsWith(before) }));
	const ids = changed.map(({ id }) => id);
	await visit.rows.commit([visit.rows.changingWhere(companies, hasId(companies, ids), patchOf(visit, field, value))]);
	const snackbar = { key: `crmLists:told.${told}`, params: { ...params, count: changed.length } };
	const before: FieldsBefore = { field, set: value, was };
	return bulkDone(snackbar, { intent: "undoFields", before: JSON.stringify(before) });
}

/** Gives customers back what the field held, where it still holds what the bulk action left. */
export async function undoFields(visit: Visit, { before }: z.output<typeof UndoFields>): Promise<BulkAnswer> {
	const { field, set, was } = before;
	const column = companies[field];
	const still = set === null ? isNull(column) : eq(column, set as never);
	const mine = (ids: string[]) => and(hasId(companies, ids), filtering(and(still, seenCustomers(visit)) as SQL)) as SQL;
	const all = was.flatMap(({ ids }) => ids);
	const { count } = await visit.rows.read({ count: visit.rows.counting(companies, mine(all), all.length) });
	const staff = sql`exists (select 1 from ${people} where ${people.tenantId} = ${visit.tenant.id} and ${people.id} = `;
	const isThere = (value: string | null) =>
		field === "ownerId" && value !== null ? sql`${staff}${value})` : (undefined as SQL | undefined);
	const writes = was.map(({ value, ids }) =>
		visit.rows.changingWhere(companies, and(mine(ids), isThere(value)) as SQL, patchOf(visit, field, value)),
	);
	if (writes.length > 0) await visit.rows.commit(writes);
	return bulkDone({ key: "crmLists:told.fieldBack", params: { count } });
}

const patchOf = (visit: Visit, field: Field, value: string | null) =>
	({ [field]: value, updatedBy: visit.user.id }) as never;
