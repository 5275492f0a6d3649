import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { type MovedSubjects, movingSubjects, onSubjects } from "#app/forms/subjects/moving-subject.server";
import { newId } from "#app/platform/ids";
import { invalid, notFound } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { TenantTable } from "#app/platform/tenant/rows.server";
import {
	attachments,
	customerContacts,
	customerPeople,
	listMembers,
	meetings,
	merges,
	notes,
	submissions,
} from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { tasks } from "#db/schema/tasks";
import { type Customer, indexingCustomer, sortNameOfCompany } from "../customers.server";
import { recomputingActivity } from "../recompute-activity.server";
import { visibleTo } from "../visible.server";
import { type MergedField, type MergeInput, mergedFields } from "./duplicates.schema";

/** Rows of one kind that a merge moves at most. */
export const MOVED_MAX = 1000;

type Pointing = TenantTable & { customerId: SQLiteColumn };
/** What hangs on a customer; `once`: what a customer has only once, so that a second one stays where it is. */
export const relations = {
	contacts: { table: customerContacts, once: "contactId" },
	people: { table: customerPeople, once: "userId" },
	notes: { table: notes },
	meetings: { table: meetings },
	tasks: { table: tasks },
	files: { table: attachments },
	messages: { table: submissions },
	lists: { table: listMembers, once: "listId" },
} as const satisfies Record<string, { table: Pointing; once?: string }>;
export type Relation = keyof typeof relations;
export const relationKeys = Object.keys(relations) as Relation[];

type Hanging = { id: string; customerId: string } & Record<string, unknown>;
export type Before = {
	/** The kept customer's fields before, and as the merge set them. */
	was: Partial<Customer>;
	set: Partial<Customer>;
	/** Row → the customer on which it hung. */
	moved: Partial<Record<Relation, Record<string, string>>>;
	/** What forms had on the merged ones. */
	forms?: MovedSubjects;
};

/** The customers that are to be merged, in the order given; throws `notFound` for one that the visitor does not see. */
export async function customersToMerge(visit: Visit, ids: string[]): Promise<Customer[]> {
	const where = and(inArray(companies.id, ids), visibleTo(visit));
	const found = await visit.rows.list(companies, { where, limit: ids.length || 1 });
	return ids.map((id) => {
		const customer = found.find((one) => one.id === id);
		if (!customer) throw notFound();
		return customer;
	});
}

/** What the kept customer becomes: the chosen values, and the tags of all. */
export function mergedValues(
	customers: Customer[],
	{ keep, from }: Pick<MergeInput, "keep" | "from">,
): Partial<Customer> {
	const kept = customers.find(({ id }) => id === keep);
	if (!kept) throw invalid({ keep: "wrongValue" });
	const set: Partial<Customer> = {};
	for (const field of mergedFields) {
		const source = customers.find(({ id }) => id === (from[field] ?? keep));
		if (!source) throw invalid({ [`from.${field}`]: "wrongValue" });
		if (source[field] !== kept[field]) Object.assign(set, { [field]: source[field] });
	}
	const tags = [...new Set(customers.flatMap((one) => one.tags))].slice(0, 20);
	if (JSON.stringify(tags) !== JSON.stringify(kept.tags)) set.tags = tags;
	if (set.name !== undefined) set.sortName = sortNameOfCompany(set.name);
	return set;
}

/**
 * Makes one customer of several, in one commit: the kept one gets the chosen values and all that hangs on the others,
 * which go into the trash. What was before is kept, for the undo. Gives the merge's id.
 */
export async function mergeCustomers(visit: Visit, input: MergeInput): Promise<{ id: string; kept: Customer }> {
	const ids = [...new Set([input.keep, ...input.customers])];
	if (ids.length < 2) throw invalid({ c: "crmClean:errors.two" });
	const customers = await customersToMerge(visit, ids);
	const kept = customers[0] as Customer;
	const set = mergedValues(customers, input);
	const mergedIds = ids.slice(1);
	const [moved, forms] = await Promise.all([
		hangingOn(visit, kept.id, mergedIds),
		onSubjects(visit, "company", mergedIds, MOVED_MAX),
	]);
	if (Object.values(forms).some((rows) => Object.keys(rows).length > MOVED_MAX))
		throw invalid({ c: "crmClean:errors.tooMuch" });
	const { rows, user, now } = visit;
	const was = Object.fromEntries(Object.keys(set).map((key) => [key, kept[key as MergedField]])) as Partial<Customer>;
	const merge = {
		id: newId(now.getTime()),
		keptId: kept.id,
		mergedIds,
		mergedBy: user.id,
		before: { was, set, moved, forms },
	};
	await rows.commit([
		...relationKeys.flatMap((key) => moving(visit, key, Object.keys(moved[key] ?? {}), kept.id)),
		...movingSubjects(visit, forms, kept.id),
		rows.changing(companies, kept.id, { ...set, updatedBy: user.id }),
		indexingCustomer(visit, { ...kept, ...set }),
		...mergedIds.flatMap((id) => [
			rows.changing(companies, id, { deletedAt: now.getTime(), updatedBy: user.id }),
			rows.indexing(companies, id, []),
		]),
		rows.adding(merges, merge),
		recomputingActivity(visit, kept.id),
	]);
	return { id: merge.id, kept: { ...kept, ...set } };
}

/** Hangs rows on another customer. */
export function moving(visit: Visit, relation: Relation, ids: string[], customerId: string): PendingWrite[] {
	if (ids.length === 0) return [];
	const { table } = relations[relation] as { table: Pointing };
	return [visit.rows.changingWhere(table, among(table.id, ids), { customerId } as never)];
}

/** Which rows move: row → where it hangs. What the kept customer has already stays. Throws `invalid` where it is too much. */
async function hangingOn(visit: Visit, keptId: string, mergedIds: string[]): Promise<Before["moved"]> {
	const reads = new ReadBatch();
	const read = relationKeys.map((key) => {
		const { table } = relations[key] as { table: Pointing };
		const where = inArray(table.customerId, [keptId, ...mergedIds]);
		const needed = "once" in relations[key] ? where : inArray(table.customerId, mergedIds);
		return { key, found: reads.add(visit.rows.listing(table, { where: needed, limit: MOVED_MAX + 1 })) };
	});
	await reads.send(visit.rows);
	const entries = read.map(({ key, found }) => {
		const all = found() as unknown as Hanging[];
		if (all.length > MOVED_MAX) throw invalid({ c: "crmClean:errors.tooMuch" });
		return [key, Object.fromEntries(toMove(key, all, keptId).map(({ id, customerId }) => [id, customerId]))];
	});
	return Object.fromEntries(entries);
}

function toMove(relation: Relation, all: Hanging[], keptId: string): Hanging[] {
	const others = all.filter(({ customerId }) => customerId !== keptId);
	const how = relations[relation];
	if (!("once" in how)) return others;
	const taken = new Set(all.filter(({ customerId }) => customerId === keptId).map((row) => row[how.once]));
	return others.filter((row) => !taken.has(row[how.once]) && taken.add(row[how.once]));
}

/** How much hangs on each customer, counted no further than a merge moves. */
export async function countHanging(visit: Visit, ids: string[]): Promise<Record<Relation, number>> {
	const reads = new ReadBatch();
	const read = relationKeys.map((key) => {
		const { table } = relations[key] as { table: Pointing & { deletedAt?: SQLiteColumn } };
		const isThere = table.deletedAt ? isNull(table.deletedAt) : isNotNull(table.id);
		return [
			key,
			reads.add(visit.rows.counting(table, and(inArray(table.customerId, ids), isThere), MOVED_MAX)),
		] as const;
	});
	await reads.send(visit.rows);
	return Object.fromEntries(read.map(([key, count]) => [key, count()])) as Record<Relation, number>;
}

/** The merge of that id, with what was before. */
export async function findMerge(visit: Visit, id: string) {
	const [merge] = await visit.rows.list(merges, { where: and(eq(merges.id, id), isNull(merges.undoneAt)), limit: 1 });
	if (!merge) throw notFound();
	return { ...merge, before: merge.before as Before };
}
