import { scoreQuestion } from "../answers/answer-facts";
import type { Definition } from "../definition/definition";
import { bandOf, type Score } from "../scoring/score";
import { type Figure, joinVersions } from "../versions/version-mapping";
import { LEAST } from "./hide-small";
import { numbersWithoutSmall } from "./small-cells";
import { type Count, type Numbers, numbersOf } from "./summary";

/** `bands`: how many fall into each; null where that is not told. */
export type ScoreNumbers = { id: string; score: Score; numbers: Numbers; bands: number[] | null };

const countsOf = (figures: readonly Figure[], id: string) =>
	figures.filter(({ question }) => question === scoreQuestion(id));

/** How many fall into each band, and last how many into none. */
function bandsOf({ bands }: Score, counts: readonly Count[]): number[] {
	const sizes = [...bands.map(() => 0), 0];
	for (const { value, count } of counts) {
		const at = bandOf(Number(value), bands) ?? bands.length;
		sizes[at] = (sizes[at] ?? 0) + (count ?? 0);
	}
	return sizes;
}

/** How high the scores are. */
export function scoresOf(definition: Definition, figures: readonly Figure[]): ScoreNumbers[] {
	const joined = joinVersions(figures, definition);
	return definition.scores.flatMap((score) => {
		const counts = countsOf(joined, score.id);
		const numbers = numbersOf(counts);
		return numbers ? [{ id: score.id, score, numbers, bands: bandsOf(score, counts).slice(0, -1) }] : [];
	});
}

/** The scores of one table as they may be shown beside others of the same whole. */
export function scoresWithoutSmall(
	definition: Definition,
	own: readonly Figure[],
	others: readonly (readonly Figure[])[] = [],
): ScoreNumbers[] {
	const tables = [own, ...others].map((table) => joinVersions(table, definition));
	return scoresOf(definition, own).flatMap(({ id, score, numbers, bands }) => {
		const counts = tables.map((table) => countsOf(table, id));
		const shown = numbersWithoutSmall(numbers, counts);
		const isSmall = counts.some((table) => bandsOf(score, table).some((size) => size > 0 && size < LEAST));
		return shown ? [{ id, score, numbers: shown, bands: isSmall ? null : bands }] : [];
	});
}
