import { scoreQuestion } from "../answers/narrow";
import type { Definition } from "../definition/definition";
import { type Figure, joinVersions } from "../versions/lineage";
import { numbersWithoutSmall } from "./small-cells";
import { type Numbers, numbersOf } from "./summary";

export type ScoreNumbers = { id: string; numbers: Numbers };

const countsOf = (figures: readonly Figure[], id: string) =>
	figures.filter(({ question }) => question === scoreQuestion(id));

/** How high the scores are. */
export function scoresOf(definition: Definition, figures: readonly Figure[]): ScoreNumbers[] {
	const joined = joinVersions(figures, definition.lineage);
	return definition.scores.flatMap(({ id }) => {
		const numbers = numbersOf(countsOf(joined, id));
		return numbers ? [{ id, numbers }] : [];
	});
}

/** The scores of one table as they may be shown beside others of the same whole. */
export function scoresWithoutSmall(
	definition: Definition,
	own: readonly Figure[],
	others: readonly (readonly Figure[])[] = [],
): ScoreNumbers[] {
	const tables = [own, ...others].map((table) => joinVersions(table, definition.lineage));
	return scoresOf(definition, own).flatMap(({ id, numbers }) => {
		const told = numbersWithoutSmall(
			numbers,
			tables.map((table) => countsOf(table, id)),
		);
		return told ? [{ id, numbers: told }] : [];
	});
}
