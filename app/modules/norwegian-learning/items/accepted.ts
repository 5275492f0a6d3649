import type { AcceptedLater, ItemTask } from "#db/schema/norwegian-learning";
import type { ItemAnswer } from "./answer";
import { isSameWord } from "./same-words";

/** The name under which a dictation is answered. */
export const DICTATED = "text";

/** The task with words that are right as well; one whose answers are not typed stays as it is. */
export function withAccepted(task: ItemTask, added: AcceptedLater | null): ItemTask {
	if (!added) return task;
	const more = (accepted: string[], gap: string) => [...new Set([...accepted, ...(added[gap] ?? [])])];
	if (task.kind === "dictation") return { ...task, accepted: more(task.accepted, DICTATED) };
	if (task.kind !== "gapTyped") return task;
	return { ...task, gaps: task.gaps.map((gap) => ({ ...gap, accepted: more(gap.accepted, gap.id) })) };
}

/** The task without these words, where others are left. */
export function withoutAccepted(task: ItemTask, added: AcceptedLater): ItemTask {
	const less = (accepted: string[], gap: string) => accepted.filter((word) => !(added[gap] ?? []).includes(word));
	if (task.kind === "dictation") return { ...task, accepted: less(task.accepted, DICTATED) };
	if (task.kind !== "gapTyped") return task;
	return { ...task, gaps: task.gaps.map((gap) => ({ ...gap, accepted: less(gap.accepted, gap.id) })) };
}

/** What was typed into a task and is not accepted: the gap, and the words. */
export function refusedIn(task: ItemTask, answer: ItemAnswer | null): { gap: string; words: string }[] {
	const gaps =
		task.kind === "dictation" ? [{ id: DICTATED, accepted: task.accepted }] : task.kind === "gapTyped" ? task.gaps : [];
	return gaps.flatMap(({ id, accepted }) => {
		const words = (answer?.[id] ?? "").trim().replace(/\s+/g, " ");
		return words === "" || accepted.some((one) => isSameWord(one, words)) ? [] : [{ gap: id, words }];
	});
}

/** Several accepted answers in one. */
export function mergedAccepted(all: readonly (AcceptedLater | null)[]): AcceptedLater {
	const merged: AcceptedLater = {};
	for (const [gap, words] of all.flatMap((one) => Object.entries(one ?? {})))
		merged[gap] = [...new Set([...(merged[gap] ?? []), ...words])];
	return merged;
}
