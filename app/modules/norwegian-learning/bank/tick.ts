import type { AcceptedLater } from "#db/schema/norwegian-learning";

/** Between the gap and the words in the value of a tick. */
const BETWEEN = ":";

/** A typed answer as the value of a tick. */
export const tickOf = ({ gap, words }: { gap: string; words: string }): string => `${gap}${BETWEEN}${words}`;

/** Accepted words as the values of their ticks. */
export const ticksOf = (accept: AcceptedLater): string[] =>
	Object.entries(accept).flatMap(([gap, all]) => all.map((words) => tickOf({ gap, words })));

/** The gap and the words of a tick; null where it is none. */
export function readTick(value: string): { gap: string; words: string } | null {
	const at = value.indexOf(BETWEEN);
	const [gap, words] = [value.slice(0, at), value.slice(at + 1).trim()];
	return at > 0 && words !== "" ? { gap, words } : null;
}
