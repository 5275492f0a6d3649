import { and, eq, isNull, type SQL } from "drizzle-orm";
import { today } from "#app/platform/clock";
import { newId } from "#app/platform/ids";
import { conflict, invalid, notFound } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import { mayCheckEffect, notLookedAt, wasDoneByAnother } from "#app/tasks/effect.server";
import { measures } from "#db/schema/hms";
import { chosenCompany } from "../companies/companies.server";
import { derivingCompany } from "../derived.server";
import { assertPerson } from "../people.server";
import { visibleMeasures } from "../visible.server";
import { type ListedMeasure, measurePointers } from "./measures.resource.server";
import type { MeasureFacts, MeasureSource } from "./measures.schema";
import { firstReminder } from "./reminding";

export async function findMeasure(visit: Visit, id: string): Promise<ListedMeasure> {
	const where = and(visibleMeasures(visit), eq(measures.id, id));
	const { found } = await visit.rows.read({
		found: visit.rows.listingWith(measures, measurePointers, { where, limit: 1 }),
	});
	if (!found[0]) throw notFound();
	return found[0] as ListedMeasure;
}

/** The write that adds a measure to a company's plan. */
export function addingMeasure(
	{ rows, user, now }: Visit,
	companyId: string,
	facts: MeasureFacts,
	source: MeasureSource = {},
): { id: string; write: PendingWrite } {
	const id = newId(now.getTime());
	const reminder = { remindOn: firstReminder(facts.dueOn) };
	return {
		id,
		write: rows.adding(measures, { id, companyId, ...facts, ...source, ...reminder, createdBy: user.id }),
	};
}

/** The write that changes what a measure is, who is responsible and until when. */
export const changingMeasure = ({ rows }: Visit, id: string, facts: Partial<MeasureFacts>, basedOn?: number) =>
	rows.changing(measures, id, { ...facts, ...(facts.dueOn && { remindOn: firstReminder(facts.dueOn) }) }, basedOn);

/** Adds a measure by itself, of a company that the visitor sees, or of a deviation that was found for them. */
export async function addMeasure(
	visit: Visit,
	companyId: string,
	facts: MeasureFacts,
	source: MeasureSource = {},
): Promise<ListedMeasure> {
	await assertPerson(visit, facts.ownerId, "ownerId");
	if (source.deviationId === undefined) await chosenCompany(visit, companyId);
	const { id, write } = addingMeasure(visit, companyId, facts, source);
	await visit.rows.commit([write, derivingCompany(visit, companyId)]);
	return findMeasure(visit, id);
}

/** Changes a measure, where it is still as it was at `updatedAt`; else throws `conflict`. */
export async function changeMeasure(
	visit: Visit,
	id: string,
	facts: Partial<MeasureFacts>,
	updatedAt?: number,
): Promise<void> {
	const [{ row }] = await Promise.all([findMeasure(visit, id), assertPerson(visit, facts.ownerId, "ownerId")]);
	const [changed] = await visit.rows.commit([
		changingMeasure(visit, id, facts, updatedAt),
		derivingCompany(visit, row.companyId),
	]);
	if (!changed) throw conflict();
}

/** Says that a measure is done, and what was done: somebody else looks at the effect then. Throws `invalid` (`form`) where it is done already. */
export async function finishMeasure(visit: Visit, id: string, outcome: string): Promise<ListedMeasure> {
	const { row } = await findMeasure(visit, id);
	if (!row.isOpen) throw invalid({ form: "hms:errors.isDone" });
	const doneOn = today(visit.tenant.timeZone, visit.now);
	await visit.rows.commit([
		visit.rows.changing(measures, id, {
			...{ isOpen: false, doneOn, outcome, outcomeBy: visit.user.id, ...notLookedAt },
		}),
		derivingCompany(visit, row.companyId),
	]);
	return findMeasure(visit, id);
}

/**
 * Says what the effect of a measure was; it is open again where that was not enough. Throws `invalid` (`form`) where it is
 * not done or was looked at, and for whoever has done it: two look at each measure.
 */
export async function checkEffect(visit: Visit, id: string, isEnough: boolean, effect: string): Promise<void> {
	const { row } = await findMeasure(visit, id);
	if (row.isOpen || row.effectBy !== null) throw invalid({ form: "hms:errors.nothingToCheck" });
	if (!mayCheckEffect(row, visit)) throw invalid({ form: "hms:errors.ownEffect" });
	const again = isEnough ? {} : { isOpen: true, doneOn: "", remindOn: firstReminder(row.dueOn) };
	const still = and(
		eq(measures.isOpen, false),
		isNull(measures.effectBy),
		wasDoneByAnother(measures.outcomeBy, visit),
	) as SQL;
	const [changed] = await visit.rows.commit([
		visit.rows.changing(measures, id, { effect, effectBy: visit.user.id, ...again }, undefined, still),
		derivingCompany(visit, row.companyId),
	]);
	if (!changed) throw conflict();
}

/** Opens a measure again. */
export async function reopenMeasure(visit: Visit, id: string): Promise<void> {
	const { row } = await findMeasure(visit, id);
	const reminder = { remindOn: firstReminder(row.dueOn) };
	await visit.rows.commit([
		visit.rows.changing(measures, id, { isOpen: true, doneOn: "", ...notLookedAt, ...reminder }),
		derivingCompany(visit, row.companyId),
	]);
}
