import type * as z from "zod";
import type { BulkAnswer } from "#app/lists/bulk-answer";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { mayCheckEffect } from "#app/tasks/effect.server";
import { readingCompanyChoices } from "../companies/companies.server";
import { paths } from "../paths";
import { assertPerson, readingPeople } from "../people.server";
import { measureFields, measureResource } from "./measures.resource.server";
import type {
	BulkOwnerInput,
	EffectInput,
	FinishInput,
	MeasureInput,
	MeasureNamed,
	MeasuresQuery,
	NewMeasureInput,
	NewMeasureQuery,
} from "./measures.schema";
import { addMeasure, changeMeasure, checkEffect, findMeasure, finishMeasure, reopenMeasure } from "./measures.server";
import { serializeMeasure } from "./serialize";

/** A page of the action plan, in one round trip. */
export async function showPlan(visit: Visit, query: MeasuresQuery) {
	const day = today(visit.tenant.timeZone, visit.now);
	const reads = new ReadBatch();
	const page = measureResource.read(visit, query, reads);
	const people = reads.add(readingPeople(visit));
	await reads.send(visit.rows);
	const { list, rows } = page();
	return {
		...{ list, rows: rows.map((row) => serializeMeasure(row, day)), people: people(), tenant: visit.tenant.guid },
	};
}

export async function setOwner(
	visit: Visit,
	{ ownerId, ...chosen }: z.output<typeof BulkOwnerInput>,
): Promise<BulkAnswer> {
	await assertPerson(visit, ownerId, "ownerId");
	return (await measureFields.set(visit, chosen, "ownerId", ownerId, { key: "hms:done.ownerSet" })).answer;
}

/** The page for a measure that is of no round and no deviation. */
export async function showNewMeasure(visit: Visit, { company }: z.output<typeof NewMeasureQuery>) {
	const { companies, people } = await visit.rows.read({
		companies: readingCompanyChoices(visit),
		people: readingPeople(visit),
	});
	const chosen = companies.find(({ guid }) => guid === company)?.value ?? "";
	return { companies, people, chosen, tenant: visit.tenant.guid };
}

export async function addToPlan(visit: Visit, { company, ...facts }: z.output<typeof NewMeasureInput>) {
	const { row } = await addMeasure(visit, company, facts);
	return done({ snackbar: { key: "hms:done.measureAdded" }, to: paths(visit.tenant.guid).measure(row.id) });
}

export async function showMeasure(visit: Visit, { measure: id }: z.output<typeof MeasureNamed>) {
	const [found, { people }] = await Promise.all([
		findMeasure(visit, id),
		visit.rows.read({ people: readingPeople(visit) }),
	]);
	const day = today(visit.tenant.timeZone, visit.now);
	return {
		tenant: visit.tenant.guid,
		title: found.row.title,
		measure: serializeMeasure(found, day),
		people,
		mayCheck: mayCheckEffect(found.row, visit),
	};
}

export async function saveMeasure(visit: Visit, { measure: id, updatedAt, ...facts }: z.output<typeof MeasureInput>) {
	await changeMeasure(visit, id, facts, updatedAt);
	return done({ snackbar: { key: "hms:done.measureSaved" } });
}

export async function finish(visit: Visit, { measure: id, outcome }: z.output<typeof FinishInput>) {
	await finishMeasure(visit, id, outcome);
	return done({ snackbar: { key: "hms:done.measureDone" } });
}

export async function saveEffect(visit: Visit, { measure: id, isEnough, effect }: z.output<typeof EffectInput>) {
	await checkEffect(visit, id, isEnough === "yes", effect);
	return done({ snackbar: { key: isEnough === "yes" ? "hms:done.effectSaved" : "hms:done.notEnough" } });
}

export async function reopen(visit: Visit, { measure: id }: z.output<typeof MeasureNamed>) {
	await reopenMeasure(visit, id);
	return done({ snackbar: { key: "hms:done.measureReopened" } });
}
