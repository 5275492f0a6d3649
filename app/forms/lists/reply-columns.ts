import type { Language } from "#app/platform/i18n";
import { defineList, type ListColumn } from "../../lists/definition";
import { questionsWithOptions } from "../definition/carried";
import type { Definition } from "../definition/definition";
import { isContent, isNumeric, optionsOf, type Question } from "../definition/question";
import { textIn } from "../definition/texts";
import { replyList } from "./replies.list";

/** A question as a column of the list of replies; its key stands in the address. */
export type QuestionColumn = {
	key: string;
	questionId: string;
	title: string;
	kind: "choice" | "tags" | "number" | "text";
	choices?: Record<string, string>;
	isFiltered: boolean;
};
/** What replies are about, beside what was answered. */
export const aboutColumn = (title: string): QuestionColumn => ({
	...{ key: "about", questionId: "about", title },
	...{ kind: "text", isFiltered: false },
});

/** Questions that a list shows before anybody has chosen. */
const SHOWN = 2;

/** What a definition asks, as columns in its order. */
export function questionColumns(
	definition: Definition,
	language: Language,
	words: { yes: string; no: string },
): QuestionColumn[] {
	const say = (texts: Parameters<typeof textIn>[0]) => textIn(texts, language, definition.languages[0]).text;
	return questionsWithOptions(definition)
		.filter((question) => !isContent(question))
		.map((question) => ({
			...{ key: `a-${question.id}`, questionId: question.id, title: say(question.label) || question.code },
			...shapeOf(question, say, words),
		}));
}

function shapeOf(question: Question, say: (texts: never) => string, { yes, no }: { yes: string; no: string }) {
	const choices = Object.fromEntries(optionsOf(question).map(({ id, label }) => [id, say(label as never)]));
	if (question.type === "choice" || question.type === "dropdown")
		return { kind: "choice" as const, choices, isFiltered: true };
	if (question.type === "yesNo" || question.type === "consent")
		return { kind: "choice" as const, choices: { 1: yes, 0: no }, isFiltered: true };
	if (question.type === "many") return { kind: "tags" as const, choices, isFiltered: true };
	if (isNumeric(question)) return { kind: "number" as const, isFiltered: true };
	const isText = ["shortText", "longText", "email", "phone"].includes(question.type);
	return { kind: "text" as const, isFiltered: isText };
}

/** The list of replies with a form's questions as columns. */
export function replyListWith(questions: readonly QuestionColumn[]) {
	const columns = questions.map(
		({ key, title, kind, choices, isFiltered }, at): ListColumn => ({
			...{ key, kind, label: title, filterable: isFiltered, show: at < SHOWN ? "default" : "later" },
			...(choices && { choices }),
		}),
	);
	return defineList({ ...replyList, columns: [...(replyList.columns as readonly ListColumn[]), ...columns] } as never);
}
