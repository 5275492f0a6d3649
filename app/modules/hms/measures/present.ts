import { nameOf } from "#app/directory/names";
import type { ListedMeasure } from "./measures.resource.server";

export const measureStates = ["overdue", "open", "done"] as const;
export type MeasureState = (typeof measureStates)[number];

/** A measure as pages show it; `today` says whether it is overdue. */
export function presentMeasure({ row, company, owner, round, deviation }: ListedMeasure, today: string) {
	const state: MeasureState = row.isOpen ? (row.dueOn < today ? "overdue" : "open") : "done";
	return {
		...{ id: row.id, title: row.title, dueOn: row.dueOn, doneOn: row.doneOn || null, outcome: row.outcome, state },
		...{ pointId: row.pointId, updatedAt: row.updatedAt, createdAt: row.createdAt },
		company: company && { guid: company.guid, name: company.name },
		owner: owner && { id: owner.id, name: nameOf(owner) },
		...{ round, deviation },
	};
}
export type ShownMeasure = ReturnType<typeof presentMeasure>;
