import type * as z from "zod";
import { said } from "#app/directory/fields/field";
import { trashing } from "#app/lists/trash.server";
import { invalid, withCurrent } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { measures } from "#db/schema/hms";
import { derivingCompany } from "../derived.server";
import { findDeviation } from "../deviations/deviations.server";
import { type ListedMeasure, measureResource, sourceOf } from "./measures.resource.server";
import type { MeasureCall, MeasureRef, MeasuresCall } from "./measures.schema";
import { addMeasure, changeMeasure, checkEffect, findMeasure, finishMeasure } from "./measures.server";

/** A page of the action plan, or one measure of it. */
export async function getMeasures(visit: Visit, { id, ...asks }: z.output<typeof MeasuresCall>) {
	if (id !== undefined) return oneMeasure(visit, id);
	return measureResource.call(visit, asks, serialize);
}

const oneMeasure = async (visit: Visit, id: string) => serialize(await findMeasure(visit, id));

/** Adds a measure, changes what was sent of one, says that it is done (`outcome`), or what came of it (`effect`). */
export async function postMeasure(visit: Visit, input: z.output<typeof MeasureCall>) {
	const { id, companyId, deviationId, outcome, isEnough, effect, updatedAt, title, ownerId, dueOn } = input;
	if (id === undefined) {
		if (title === undefined) throw invalid({ title: "required" });
		if (dueOn === undefined) throw invalid({ dueOn: "required" });
		const facts = { title, dueOn, ownerId: ownerId ?? null };
		if (deviationId !== undefined) {
			const { row } = await findDeviation(visit, deviationId);
			return serialize(await addMeasure(visit, row.companyId, facts, { deviationId }));
		}
		if (companyId === undefined) throw invalid({ companyId: "required" });
		return serialize(await addMeasure(visit, companyId, facts));
	}
	const facts = said({ title, ownerId, dueOn });
	if (Object.keys(facts).length > 0)
		await withCurrent(changeMeasure(visit, id, facts, updatedAt), () => oneMeasure(visit, id));
	if (outcome !== undefined) await finishMeasure(visit, id, outcome);
	if (effect !== undefined) {
		if (isEnough === undefined) throw invalid({ isEnough: "required" });
		await checkEffect(visit, id, isEnough, effect);
	}
	return oneMeasure(visit, id);
}

/** Puts a measure into the trash. */
export async function deleteMeasure(visit: Visit, { id }: z.output<typeof MeasureRef>) {
	const { row } = await findMeasure(visit, id);
	await visit.rows.commit([trashing(visit, measures, [id]), derivingCompany(visit, row.companyId)]);
	return { id, deleted: true };
}

const serialize = ({ row, company }: ListedMeasure) => ({
	...{ id: row.id, title: row.title, company_id: row.companyId, company: company?.name, source: sourceOf(row) },
	...{ round_id: row.roundId, deviation_id: row.deviationId, owner_id: row.ownerId, due_on: row.dueOn },
	...{ is_open: row.isOpen, done_on: row.doneOn || null, outcome: row.outcome, effect: row.effect },
	updated_at: new Date(row.updatedAt).toISOString(),
});
