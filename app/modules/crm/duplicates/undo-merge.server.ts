import { and, eq, inArray } from "drizzle-orm";
import { movingSubjectsBack } from "#app/forms/subjects/moving-subject.server";
import { DAY } from "#app/platform/limits";
import { gone } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { TRASH_DAYS } from "#app/platform/trash-sweep.server";
import { merges } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { type Customer, findCustomer, indexingCustomer } from "../customers.server";
import { recomputingActivity } from "../recompute-activity.server";
import { type Before, findMerge, moving, type Relation, relationKeys, relations } from "./merge.server";

/**
 * Takes a merge back, in one commit: the others come out of the trash, what was moved hangs on them again unless somebody
 * has hung it elsewhere, and the kept customer gets its fields back unless they were changed since. Throws `gone` after 30 days.
 */
export async function undoMerge(visit: Visit, id: string): Promise<Customer> {
	const merge = await findMerge(visit, id);
	const { rows, user, now } = visit;
	if (merge.createdAt < now.getTime() - TRASH_DAYS * DAY) throw gone("crmClean:errors.tooLate");
	const kept = await findCustomer(visit, merge.keptId);
	const others = await rows.list(companies, { where: inArray(companies.id, merge.mergedIds), limit: 10 });
	const still = await stillThere(visit, merge.before, kept.id);
	const patch = fieldsBack(kept, merge.before);
	await rows.commit([
		...others.flatMap((other) => [
			rows.changing(companies, other.id, { deletedAt: null, updatedBy: user.id }),
			indexingCustomer(visit, other),
		]),
		...relationKeys.flatMap((key) => movingBack(visit, key, still[key] ?? [], merge.before)),
		...movingSubjectsBack(visit, merge.before.forms ?? {}, kept.id),
		rows.changing(companies, kept.id, { ...patch, updatedBy: user.id }),
		indexingCustomer(visit, { ...kept, ...patch }),
		rows.changing(merges, id, { undoneAt: now.getTime() }),
		...[kept, ...others].map((one) => recomputingActivity(visit, one.id)),
	]);
	return kept;
}

/** The fields that the merge has set and nobody has changed since, as they were. */
function fieldsBack(kept: Customer, { was, set }: Before): Partial<Customer> {
	const unchanged = Object.keys(set).filter((key) => {
		const field = key as keyof Customer;
		return JSON.stringify(kept[field]) === JSON.stringify(set[field]);
	});
	return Object.fromEntries(unchanged.map((key) => [key, was[key as keyof Customer]]));
}

/** What was moved and still hangs on the kept customer. */
async function stillThere(
	visit: Visit,
	{ moved }: Before,
	keptId: string,
): Promise<Partial<Record<Relation, string[]>>> {
	const reads = new ReadBatch();
	const read = relationKeys.flatMap((key) => {
		const ids = Object.keys(moved[key] ?? {});
		const { table } = relations[key];
		const where = and(eq(table.customerId, keptId), among(table.id, ids));
		return ids.length > 0 ? [{ key, found: reads.add(visit.rows.listing(table, { where, limit: ids.length })) }] : [];
	});
	await reads.send(visit.rows);
	return Object.fromEntries(read.map(({ key, found }) => [key, found().map(({ id }) => id)]));
}

function movingBack(visit: Visit, relation: Relation, ids: string[], { moved }: Before): PendingWrite[] {
	const from = moved[relation] ?? {};
	const places = new Set(ids.map((id) => from[id] ?? ""));
	return [...places].flatMap((customerId) =>
		moving(
			visit,
			relation,
			ids.filter((id) => from[id] === customerId),
			customerId,
		),
	);
}
