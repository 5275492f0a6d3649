import type { Definition } from "../definition/definition";
import { isEarlier, shownUnder } from "./measures";

/** A question, one of its options, or, of a matrix, one of its rows; `row` is as well a column of a table or a question of a group. */
export type Point = { question: string; option?: string; row?: string };
/** That what was once asked is counted as something that is asked now: renamed, merged, mapped. */
export type Lead = { from: Point; to: Point };

/** How often a value was answered. `value` is an option, a number as text, `1`/`0`, a day, or "" for free text. */
export type Figure = { question: string; part: string; value: string; count: number };

/**
 * Where a point of an old version is counted now: leads are followed to their end, each once, so that a circle of them ends too. A
 * lead of a question takes its options with it, unless one has a lead of its own.
 */
export function follow(leads: readonly Lead[], point: Point): Point {
	let here = point;
	const left = leads.filter(({ from }) => from.row === undefined);
	for (;;) {
		const own = left.findIndex(
			({ from }) => from.question === here.question && from.option !== undefined && from.option === here.option,
		);
		const at =
			own >= 0 ? own : left.findIndex(({ from }) => from.question === here.question && from.option === undefined);
		const [lead] = at >= 0 ? left.splice(at, 1) : [];
		if (!lead) return here;
		here = { question: lead.to.question, option: lead.to.option ?? here.option };
	}
}

/** Where a row of an old version is counted now, in the same way; other parts of an answer stay what they are. */
export function followRow(leads: readonly Lead[], question: string, row: string): string {
	let here = row;
	const left = leads.filter(({ from }) => from.question === question && from.row !== undefined);
	for (;;) {
		const at = left.findIndex(({ from }) => from.row === here);
		const [lead] = at >= 0 ? left.splice(at, 1) : [];
		if (!lead) return here;
		here = lead.to.row ?? here;
	}
}

/** What of a definition says how figures of earlier versions are told. */
export type Joining = Pick<Definition, "lineage" | "since">;

/** The figures of all versions as those of the current one, each value once; those of another measure under an id of their own. */
export function joinVersions(figures: readonly Figure[], definition: Joining): Figure[] {
	return summed(
		figures.map((figure) => {
			const question = shownUnder(definition, figure.question);
			if (isEarlier(question)) return { ...figure, question };
			const to = follow(definition.lineage, { question, option: figure.value });
			const part = followRow(definition.lineage, to.question, followRow(definition.lineage, question, figure.part));
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
