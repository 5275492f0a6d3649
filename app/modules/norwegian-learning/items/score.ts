import type { ItemTask } from "#db/schema/norwegian-learning";
import type { ItemAnswer } from "./answer";
import { isSameWord, sameWords } from "./same-words";

/** How much of an answer is right, in thousandths. */
export function score(task: ItemTask, answer: ItemAnswer | null): number {
	return answer === null ? 0 : Math.round(1000 * Math.min(1, Math.max(0, shareOf(task, answer))));
}

/** Whether all of it is right. */
export const isRight = (points: number): boolean => points === 1000;

function shareOf(task: ItemTask, answer: ItemAnswer): number {
	switch (task.kind) {
		case "single":
			return task.options.some(({ id, isRight }) => isRight && answer.choice === id) ? 1 : 0;
		case "multiple":
			return picked(
				task.options.filter(({ isRight }) => isRight).map(({ id }) => id),
				task.options.map(({ id }) => id),
				answer,
			);
		case "gapList":
		case "dragWords":
			return share(task.gaps, ({ id, right }) => answer[id] === right);
		case "gapTyped":
			return share(task.gaps, ({ id, accepted }) => accepted.some((word) => isSameWord(word, answer[id] ?? "")));
		case "order":
			return inOrder(task.parts, answer);
		case "match":
			return share(task.pairs, ({ id, word }) => answer[id] === word);
		case "trueFalse":
			return share(task.statements, ({ id, right }) => answer[id] === right);
		case "clickWord":
			return picked(task.right.map(String), Object.keys(answer), answer);
		case "dictation":
			return Math.max(...task.accepted.map((text) => sameWords(text, answer.text ?? "")));
	}
}

const share = <Part>(parts: readonly Part[], isPartRight: (part: Part) => boolean): number =>
	parts.length === 0 ? 0 : parts.filter(isPartRight).length / parts.length;

/** Of several that are right: those that were picked, less those that were picked wrongly, so that picking all gains nothing. */
function picked(right: readonly string[], all: readonly string[], answer: ItemAnswer): number {
	const chosen = all.filter((id) => answer[id]);
	const hits = chosen.filter((id) => right.includes(id)).length;
	return right.length === 0 ? 0 : (hits - (chosen.length - hits)) / right.length;
}

/** The share of neighbours that follow each other as they should: one word out of place does not make all the others wrong. */
function inOrder(parts: readonly string[], answer: ItemAnswer): number {
	const given = parts.map((_, at) => answer[at] ?? "");
	if (given.every((part, at) => part === parts[at])) return 1;
	const follow = (list: readonly string[]) => list.slice(1).map((part, at) => JSON.stringify([list[at], part]));
	const left = follow(given.filter(Boolean));
	const hits = follow(parts).filter((pair) => {
		const at = left.indexOf(pair);
		if (at >= 0) left.splice(at, 1);
		return at >= 0;
	});
	// Words that can stand in another order as well are all neighbours then, and yet not in order.
	return Math.min(hits.length / Math.max(1, parts.length - 1), 0.9);
}
