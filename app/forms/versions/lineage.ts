/** A question, one of its options, or, of a matrix, one of its rows. */
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

/** The figures of all versions as those of the current one, each value once. */
export function joinVersions(figures: readonly Figure[], leads: readonly Lead[]): Figure[] {
	const joined = new Map<string, Figure>();
	for (const figure of figures) {
		const to = follow(leads, { question: figure.question, option: figure.value });
		const part = followRow(leads, to.question, followRow(leads, figure.question, figure.part));
		const now = { ...figure, question: to.question, part, value: to.option ?? figure.value };
		const key = JSON.stringify([now.question, now.part, now.value]);
		const before = joined.get(key);
		joined.set(key, { ...now, count: now.count + (before?.count ?? 0) });
	}
	return [...joined.values()];
}
