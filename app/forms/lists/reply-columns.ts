import type { Language } from "#app/platform/i18n";
import { defineList, type ListColumn } from "../../lists/definition";
import type { Definition } from "../definition/definition";
import { withoutPipes } from "../definition/pipe";
import { questionsWithPipedOptions } from "../definition/piped-options";
import { isContent, isNumeric, type MatrixQuestion, optionsOf, type Question } from "../definition/question";
import { type Texts, textIn } from "../definition/texts";
import type { Score } from "../scoring/score";
import { replyList } from "./replies.list";

/** What was answered or scored as a column of the list of replies; its key stands in the address. */
export type ReplyColumn = {
	key: string;
	/** That of the form's files, or of a question that has several there. */
	id: string;
	/** Where it stands in a reply's answers or scores. */
	of: "answers" | "scores";
	path: string[];
	title: string;
	kind: "choice" | "tags" | "number" | "text" | "day";
	choices?: Record<string, string>;
	isFiltered: boolean;
	/** Shown once it is chosen. */
	isLater?: boolean;
};
export const ABOUT = "about";
/** What replies are about, beside what was answered. */
export const aboutColumn = (title: string, isLater: boolean): ReplyColumn => ({
	...{ key: ABOUT, id: ABOUT, of: "answers", path: [], title },
	...{ kind: "text", isFiltered: true, isLater },
});

/** Columns of answers that a list shows before anybody has chosen. */
const SHOWN = 2;

type Say = (texts: Texts | undefined) => string;
type YesNo = { yes: string; no: string };

/** What a definition asks, as columns in its order, each row of a matrix by itself as well, and its scores with their bands. */
export function questionColumns(
	definition: Definition,
	language: Language,
	words: YesNo & { band: string },
): ReplyColumn[] {
	const say: Say = (texts) => withoutPipes(textIn(texts, language, definition.languages[0]).text);
	const asked = questionsWithPipedOptions(definition)
		.filter((question) => !isContent(question))
		.flatMap((question) => [
			{
				...column("answers", question.id, [question.id], say(question.label) || question.code),
				...shapeOf(question, say, words),
			},
			...(question.type === "matrix" ? rowsOf(question, say) : []),
		]);
	return [
		...asked.map((one, at) => ({ ...one, isLater: at >= SHOWN || one.path.length > 1 })),
		...definition.scores.flatMap((score) => ofScore(score, say, words.band)),
	];
}

const column = (of: ReplyColumn["of"], id: string, path: string[], title: string) => ({
	...{ key: `a-${id}`, id, of, path, title },
});

function shapeOf(question: Question, say: Say, { yes, no }: YesNo) {
	const choices = Object.fromEntries(optionsOf(question).map(({ id, label }) => [id, say(label)]));
	if (question.type === "choice" || question.type === "dropdown")
		return { kind: "choice" as const, choices, isFiltered: true };
	if (question.type === "yesNo" || question.type === "consent")
		return { kind: "choice" as const, choices: { 1: yes, 0: no }, isFiltered: true };
	if (question.type === "many") return { kind: "tags" as const, choices, isFiltered: true };
	if (question.type === "date") return { kind: "day" as const, isFiltered: true };
	if (isNumeric(question)) return { kind: "number" as const, isFiltered: true };
	const isText = ["shortText", "longText", "email", "phone", "time"].includes(question.type);
	return { kind: "text" as const, isFiltered: isText };
}

function rowsOf({ id, code, label, rows, options, isMany }: MatrixQuestion, say: Say): ReplyColumn[] {
	const choices = Object.fromEntries(options.map((option) => [option.id, say(option.label)]));
	return rows.map((row) => ({
		...column("answers", `${id}:${row.id}`, [id, row.id], `${say(label) || code} – ${say(row.label)}`),
		...{ kind: isMany ? "tags" : "choice", choices, isFiltered: true },
	}));
}

function ofScore({ id, name, bands }: Score, say: Say, word: string): ReplyColumn[] {
	const title = say(name) || id;
	const choices = Object.fromEntries(bands.map(({ label }, at) => [String(at), say(label)]));
	return [
		{ ...column("scores", `score:${id}`, [id, "value"], title), kind: "number", isFiltered: true, isLater: true },
		...(bands.length === 0
			? []
			: [
					{
						...column("scores", `band:${id}`, [id, "band"], `${title} – ${word}`),
						...{ kind: "choice" as const, choices, isFiltered: true, isLater: true },
					},
				]),
	];
}

/** What tells of a person together with what was answered. */
const TELLING = ["language", "seconds"];

/** The list of replies with a form's questions as columns; without what would tell who has answered anonymously. */
export function replyListWith(questions: readonly ReplyColumn[], { isAnonymous }: { isAnonymous?: boolean }) {
	const columns = questions.map(
		({ key, title, kind, choices, isFiltered, isLater }): ListColumn => ({
			...{ key, kind, label: title, filterable: isFiltered, show: isLater ? "later" : "default" },
			...(choices && { choices }),
		}),
	);
	const own = (replyList.columns as readonly ListColumn[]).filter(({ key }) => !isAnonymous || !TELLING.includes(key));
	return defineList({ ...replyList, columns: [...own, ...columns] } as never);
}
