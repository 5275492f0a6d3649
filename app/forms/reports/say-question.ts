import type { Language } from "#app/platform/i18n";
import type { Definition } from "../definition/definition";
import { withoutPipes } from "../definition/pipe";
import { optionsOf, type Question, rangeOf } from "../definition/question";
import { type Texts, textIn } from "../definition/texts";
import { periodName } from "./date-periods";
import { type QuestionSummary, splitColumns } from "./summary";

/** How the parts of a form are called in a reader's language. */
export type Say = { language: Language; text: (texts: Texts | undefined) => string } & ValueWords;
/** The engine's own words; `column`: one without a name, by its number. */
export type ValueWords = { yes: string; no: string; column: (number: number) => string };

export const sayIn = (language: Language, { languages }: Pick<Definition, "languages">, words: ValueWords): Say => ({
	...words,
	language,
	text: (texts) => withoutPipes(textIn(texts, language, languages[0]).text),
});

/** What the values of an answer are called; numbers are their own names. */
export function valuesOf(question: Question, say: Say): { value: string; label: string }[] {
	if (question.type === "yesNo" || question.type === "consent")
		return [
			{ value: "1", label: say.yes },
			{ value: "0", label: say.no },
		];
	const range = rangeOf(question);
	if (range)
		return Array.from({ length: Math.min(101, range.max - range.min + 1) }, (_, at) => {
			const value = String(range.min + at);
			const named = question.type === "scale" ? say.text(question.labels?.[value]) : "";
			return { value, label: named ? `${value} – ${named}` : value };
		});
	return optionsOf(question).map(({ id, label }) => ({ value: id, label: say.text(label) }));
}

/** The names of the values, and of the rows of a matrix, a ranking or a table. */
function rowsOf(question: Question, say: Say) {
	const parts =
		question.type === "matrix"
			? question.rows
			: question.type === "ranking"
				? question.options
				: question.type === "table"
					? question.columns
					: question.type === "group"
						? question.questions
						: [];
	return {
		values: Object.fromEntries(valuesOf(question, say).map(({ value, label }) => [value, label])),
		parts: Object.fromEntries(parts.map(({ id, label }, at) => [id, say.text(label) || say.column(at + 1)])),
	};
}

/** A question's figures with the words that a chart needs; `number`: of how many replies. */
export type Summary = QuestionSummary & ReturnType<typeof named> & { times?: number | null };

export const saySummary = (summary: QuestionSummary, number: number, say: Say): Summary => ({
	...summary,
	...named(summary, number, say),
});

/** The same of each column of what repeats, which has many values; `times`: in so many replies. */
export const saySummaries = (summary: QuestionSummary, number: number, say: Say): Summary[] =>
	splitColumns(summary).map((one, at) => {
		if (one.times === undefined) return saySummary(one, number, say);
		const name = say.text(one.question.label) || say.column(at + 1);
		return {
			...saySummary(one, number, say),
			label: `${labelOf(summary.question, say)} – ${name}`,
			skipped: one.times === null ? null : Math.max(0, number - one.times),
		};
	});

const named = ({ question, answered, parts }: QuestionSummary, number: number, say: Say) => ({
	label: labelOf(question, say),
	rows: question.type === "date" ? periodsOf(parts, say) : rowsOf(question, say),
	skipped: answered === null ? null : Math.max(0, number - answered),
});

const periodsOf = (parts: QuestionSummary["parts"], { language }: Say): ReturnType<typeof rowsOf> => ({
	values: Object.fromEntries(
		parts.flatMap(({ counts }) => counts.map(({ value }) => [value, periodName(value, language)])),
	),
	parts: {},
});

export const labelOf = (question: Question, say: Say): string => say.text(question.label) || question.code;
