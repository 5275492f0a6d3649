import type { ItemTask } from "#db/schema/norwegian-learning";
import type { ItemAnswer } from "../items/answer";
import { wordsOf } from "../items/parts-of-text";
import { isSameWord } from "../items/same-words";

/** One thing that was asked: of a task with several, what it is about; what was answered, and what is right. */
export type AnswerLine = { about: string; given: string; right: string; isRight: boolean };

const BETWEEN = " · ";
const textsOf = (options: readonly { text: string }[]) => options.map(({ text }) => text).join(BETWEEN);

/** What was answered to a task and what is right, in words; a statement's answers are `true`, `false` or `notStated`. */
export function answerLines(task: ItemTask, answer: ItemAnswer | null): AnswerLine[] {
	const said = (name: string | number) => answer?.[String(name)] ?? "";
	const line = (about: string, given: string, right: string, isRight = given === right): AnswerLine => ({
		...{ about, given, right, isRight },
	});
	switch (task.kind) {
		case "single":
		case "multiple": {
			const isGiven = (id: string) => (task.kind === "single" ? said("choice") === id : said(id) !== "");
			const given = task.options.filter(({ id }) => isGiven(id));
			const right = task.options.filter(({ isRight }) => isRight);
			return [line("", textsOf(given), textsOf(right))];
		}
		case "gapList":
		case "dragWords":
			return task.gaps.map(({ id, right }, at) => line(String(at + 1), said(id), right));
		case "gapTyped":
			return task.gaps.map(({ id, accepted }, at) =>
				line(
					String(at + 1),
					said(id),
					accepted.join(" / "),
					accepted.some((word) => isSameWord(word, said(id))),
				),
			);
		case "order":
			return [
				line(
					"",
					task.parts
						.map((_, at) => said(at))
						.join(" ")
						.trim(),
					task.parts.join(" "),
				),
			];
		case "match":
			return task.pairs.map(({ id, alt, word }) => line(alt, said(id), word));
		case "trueFalse":
			return task.statements.map(({ id, text, right }) => line(text, said(id), right));
		case "clickWord": {
			const words = wordsOf(task.text);
			const clicked = words.filter((_, at) => said(at) !== "").join(BETWEEN);
			return [line("", clicked, task.right.map((at) => words[at]).join(BETWEEN))];
		}
		case "dictation":
			return [
				line(
					"",
					said("text"),
					task.accepted.join(" / "),
					task.accepted.some((text) => isSameWord(text, said("text"))),
				),
			];
	}
}
