import type { ItemAnswer } from "#app/modules/norwegian-learning/items/answer";
import type { ItemTask } from "#db/schema/norwegian-learning";

/** What somebody answers who knows it. */
export function rightAnswer(task: ItemTask): ItemAnswer {
	switch (task.kind) {
		case "single":
			return { choice: task.options.find(({ isRight }) => isRight)?.id ?? "" };
		case "multiple":
			return ticked(task.options.filter(({ isRight }) => isRight).map(({ id }) => id));
		case "gapList":
		case "dragWords":
			return Object.fromEntries(task.gaps.map(({ id, right }) => [id, right]));
		case "gapTyped":
			return Object.fromEntries(task.gaps.map(({ id, accepted }) => [id, accepted[0] ?? ""]));
		case "order":
			return Object.fromEntries(task.parts.map((part, at) => [String(at), part]));
		case "match":
			return Object.fromEntries(task.pairs.map(({ id, word }) => [id, word]));
		case "trueFalse":
			return Object.fromEntries(task.statements.map(({ id, right }) => [id, right]));
		case "clickWord":
			return ticked(task.right.map(String));
		case "dictation":
			return { text: (task.accepted[0] ?? "").replaceAll(/\/\p{L}+/gu, "") };
	}
}

/** What somebody answers who knows less than half of it. */
export function wrongAnswer(task: ItemTask): ItemAnswer {
	switch (task.kind) {
		case "single":
			return { choice: task.options.find(({ isRight }) => !isRight)?.id ?? "" };
		case "multiple":
			return ticked(task.options.slice(-1).map(({ id }) => id));
		case "gapList":
			return Object.fromEntries(task.gaps.map(({ id, options }) => [id, options.at(-1) ?? ""]));
		case "gapTyped":
			return Object.fromEntries(task.gaps.slice(1).map(({ id, accepted }) => [id, `${accepted[0]}en`]));
		case "dragWords":
			return Object.fromEntries(task.gaps.map(({ id }, at) => [id, task.extra[at] ?? task.gaps[at - 1]?.right ?? ""]));
		case "order":
			return Object.fromEntries([...task.parts].reverse().map((part, at) => [String(at), part]));
		case "match":
			return Object.fromEntries(task.pairs.map(({ id }, at) => [id, task.pairs.at(at - 1)?.word ?? ""]));
		case "trueFalse":
			return Object.fromEntries(
				task.statements.map(({ id, right }) => [id, right === "notStated" ? "true" : "notStated"]),
			);
		case "clickWord":
			return ticked(["0"]);
		case "dictation":
			return { text: (task.accepted[0] ?? "").split(" ").slice(0, 3).join(" ") };
	}
}

const ticked = (ids: string[]): ItemAnswer => Object.fromEntries(ids.map((id) => [id, "on"]));
