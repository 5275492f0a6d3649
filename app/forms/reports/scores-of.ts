import { scoreQuestion } from "../answers/narrow";
import type { Definition } from "../definition/definition";
import type { Score } from "../scoring/score";
import { type Figure, joinVersions } from "../versions/lineage";
import { numbersWithoutSmall } from "./small-cells";
import { type Numbers, numbersOf } from "./summary";

export type ScoreNumbers = { id: string; score: Score; numbers: Numbers };

const countsOf = (figures: readonly Figure[], id: string) =>
	figures.filter(({ question }) => question === scoreQuestion(id));

/** How high the scores are. */
export function scoresOf(definition: Definition, figures: readonly Figure[]): ScoreNumbers[] {
	const joined = joinVersions(figures, definition);
	return definition.scores.flatMap((score) => {
		const numbers = numbersOf(countsOf(joined, score.id));
		return numbers ? [{ id: score.id, score, numbers }] : [];
	});
}

/** The scores of one table as they may be shown beside others of the same whole. */
export function scoresWithoutSmall(
	definition: Definition,
	own: readonly Figure[],
	others: readonly (readonly Figure[])[] = [],
): ScoreNumbers[] {
	const tables = [own, ...others].map((table) => joinVersions(table, definition));
	return scoresOf(definition, own).flatMap(({ id, score, numbers }) => {
		const told = numbersWithoutSmall(
			numbers,
			tables.map((table) => countsOf(table, id)),
		);
		return told ? [{ id, score, numbers: told }] : [];
	});
}
