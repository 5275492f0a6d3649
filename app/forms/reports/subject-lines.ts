import type { Definition } from "../definition/definition";
import type { Texts } from "../definition/texts";
import type { Reply } from "../replies/reply-row";
import { measuresOf, seriesOf } from "./measurements";

/** What one subject was measured to be over time: a line for each number and score that has two values at least. */
export type SubjectLines = {
	/** When each reply was sent, oldest first. */
	times: number[];
	lines: { id: string; name: string; min: number; max: number; values: (number | null)[] }[];
};

/** Replies that lines are drawn of. */
export const LINES_MOST = 60;

/** The lines of a subject's replies, oldest first; null where there is none. */
export function subjectLines(
	definition: Definition,
	replies: readonly Reply[],
	say: (texts: Texts) => string,
): SubjectLines | null {
	const lines = seriesOf(measuresOf(definition), replies).flatMap(({ measure, values }) => {
		const told = values.filter((value) => value !== null);
		if (told.length < 2) return [];
		const { id, name, min, max } = measure;
		return [{ id, name: say(name), min: Math.min(min, ...told), max: Math.max(max, ...told), values }];
	});
	return lines.length > 0 ? { times: replies.map(({ submittedAt }) => submittedAt ?? 0), lines } : null;
}
