/** How many questions that stand under one another are laid out and painted together, or not at all while they are out of sight. */
const TOGETHER = 8;

/** A row of things a few at a time, each few with the place of its first; one empty stretch where there are none. */
export function inStretches<Thing>(all: readonly Thing[]): { start: number; all: Thing[] }[] {
	return Array.from({ length: Math.max(1, Math.ceil(all.length / TOGETHER)) }, (_, at) => ({
		start: at * TOGETHER,
		all: all.slice(at * TOGETHER, (at + 1) * TOGETHER),
	}));
}
