import { nameOf } from "#app/directory/names";
import { isOverdue } from "#app/tasks/due";
import type { ListedMeasure } from "./measures.resource.server";

/** Done: nobody has looked at the effect yet. */
export const measureStates = ["overdue", "open", "done", "checked"] as const;
export type MeasureState = (typeof measureStates)[number];

/** A measure as pages show it; `today` says whether it is overdue. */
export function serializeMeasure(
	{ row, company, owner, doer, checker, round, proof, deviation }: ListedMeasure,
	today: string,
) {
	const state: MeasureState = row.isOpen
		? isOverdue(row.dueOn, today)
			? "overdue"
			: "open"
		: row.effectBy === null
			? "done"
			: "checked";
	return {
		...{ id: row.id, title: row.title, dueOn: row.dueOn, doneOn: row.doneOn || null, outcome: row.outcome, state },
		...{ pointId: row.pointId, updatedAt: row.updatedAt, createdAt: row.createdAt },
		...{ effect: row.effect, doer: doer && nameOf(doer), checker: checker && nameOf(checker) },
		company: company && { guid: company.guid, name: company.name },
		owner: owner && { id: owner.id, name: nameOf(owner) },
		...{ round, proof, deviation, repeats: row.repeats },
	};
}
export type ShownMeasure = ReturnType<typeof serializeMeasure>;
