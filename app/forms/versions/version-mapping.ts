import type { Definition } from "../definition/definition";
import { isEarlier, shownUnder } from "./measures";

/** A question, one of its options, or, of a matrix, one of its rows; `row` is as well a column of a table or a question of a group. */
export type Point = { question: string; option?: string; row?: string };
/** Counts what was once asked as something that is asked now: it was renamed, merged or mapped. */
export type AnswerMapping = { from: Point; to: Point };

/** How often a value was answered. `value` is an option, a number as text, `1`/`0`, a day, or "" for free text. */
export type Figure = { question: string; part: string; value: string; count: number };

/**
 * Where a point of an old version is counted now. Mappings are followed to their end, each once, so that a circle of them ends
 * too. The mapping of a question takes its options with it, unless one has a mapping of its own.
 */
export function mapPoint(mappings: readonly AnswerMapping[], point: Point): Point {
	let here = point;
	const left = mappings.filter(({ from }) => from.row === undefined);
	for (;;) {
		const own = left.findIndex(
			({ from }) => from.question === here.question && from.option !== undefined && from.option === here.option,
		);
		const at =
			own >= 0 ? own : left.findIndex(({ from }) => from.question === here.question && from.option === undefined);
		const [mapping] = at >= 0 ? left.splice(at, 1) : [];
		if (!mapping) return here;
		here = { question: mapping.to.question, option: mapping.to.option ?? here.option };
	}
}

/** Where a row of an old version is counted now, in the same way; other parts of an answer stay what they are. */
export function mapRow(mappings: readonly AnswerMapping[], question: string, row: string): string {
	let here = row;
	const left = mappings.filter(({ from }) => from.question === question && from.row !== undefined);
	for (;;) {
		const at = left.findIndex(({ from }) => from.row === here);
		const [mapping] = at >= 0 ? left.splice(at, 1) : [];
		if (!mapping) return here;
		here = mapping.to.row ?? here;
	}
}

/** The part of a definition that says how figures of earlier versions are counted. */
export type VersionMapping = Pick<Definition, "lineage" | "since">;

/** The figures of all versions as those of the current one, each value once; those of another measure under an id of their own. */
export function joinVersions(figures: readonly Figure[], definition: VersionMapping): Figure[] {
	return summed(
		figures.map((figure) => {
			const question = shownUnder(definition, figure.question);
			if (isEarlier(question)) return { ...figure, question };
			const to = mapPoint(definition.lineage, { question, option: figure.value });
			const part = mapRow(definition.lineage, to.question, mapRow(definition.lineage, question, figure.part));
			return { ...figure, question: to.question, part, value: to.option ?? figure.value };
		}),
	);
}

/** Figures with each value once. */
export function summed(figures: readonly Figure[]): Figure[] {
	const sums = new Map<string, Figure>();
	for (const figure of figures) {
		const key = JSON.stringify([figure.question, figure.part, figure.value]);
		sums.set(key, { ...figure, count: figure.count + (sums.get(key)?.count ?? 0) });
	}
	return [...sums.values()];
}
