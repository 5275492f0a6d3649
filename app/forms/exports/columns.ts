import type { ExportCell } from "#app/lists/export/export-column";
import { languages } from "#app/platform/i18n";
import {
	type Answer,
	type Answers,
	commentKey,
	type FileAnswer,
	type GoalAnswer,
	otherKey,
	type RowAnswer,
} from "../answers/answer";
import { formatAnswer, type Speech } from "../answers/format-answer";
import { type Definition, innerQuestions, questionsById } from "../definition/definition";
import { textsWithoutPipes } from "../definition/pipe";
import { questionsWithPipedOptions } from "../definition/piped-options";
import {
	type GoalsQuestion,
	isContent,
	isNumeric,
	type MatrixQuestion,
	optionsOf,
	type Question,
	type Row,
	rangeOf,
	type SimpleQuestion,
} from "../definition/question";
import { type Texts, textIn } from "../definition/texts";
import type { Score, ScoreResults } from "../scoring/score";

/** What stands in a column beside answers to a question: its own words, its comment, how far a goal has come, scores. */
export type ColumnType = Question["type"] | "other" | "comment" | "goalValue" | "score" | "band";
/** What was answered, and what it was scored. */
export type Answered = { answers: Answers; scores: ScoreResults };

/** A column of a form's files, which is a variable of its dictionary. */
export type Column = {
	/** Stays through the versions. */
	id: string;
	code: string;
	type: ColumnType;
	wording: Texts;
	/** What a value means; a range has no words. */
	values: { value: string; label: Texts }[];
	isRequired: boolean;
	isNumeric: boolean;
	/** What is kept, as statistics take it; of what repeats a line for each time. */
	coded: (reply: Answered) => ExportCell;
	/** What people read, line by line. */
	lines: (reply: Answered, speech: Speech) => string[];
};

/** The columns of a definition: one for a question, one for each row of a matrix and each field of what repeats, two for a score. */
export function columnsOf(definition: Definition): Column[] {
	return [
		...questionsWithPipedOptions(definition)
			.filter((question) => !isContent(question))
			.flatMap((question) => [...optionNames(question, definition), ...ofAnswer(question), ...ofWords(question)]),
		...definition.scores.flatMap(ofScore),
	].map((column) => ({
		...column,
		wording: textsWithoutPipes(column.wording),
		values: column.values.map(({ value, label }) => ({ value, label: textsWithoutPipes(label) })),
	}));
}

/** Of what repeats for each option that was chosen earlier: which one a time was for. */
function optionNames(group: Question, definition: Definition): Column[] {
	const source = questionsById(definition).get((group.type === "group" && group.perOptionOf) || "");
	if (!source) return [];
	const chosen = { ...source, type: "choice" } as Question;
	const rows = (answers: Answers) =>
		(answers[group.id] as RowAnswer[] | undefined)?.map((row) => ({ [source.id]: row.for ?? "" }));
	return [{ ...repeated(group, chosen, rows), id: `${group.id}:for`, code: `${group.code}.for`, type: "choice" }];
}

function ofAnswer(question: Question): Column[] {
	if (question.type === "matrix") return question.rows.map((row) => ofRow(question, row));
	if (question.type === "goals") return ofGoals(question);
	const inner = innerQuestions(question);
	if (inner.length > 0)
		return inner.map((one) => repeated(question, one, (answers) => answers[question.id] as RowAnswer[]));
	return [
		{
			...describe(question),
			coded: ({ answers }) => codeOf(answers[question.id]),
			lines: ({ answers }, speech) => formatAnswer(question, answers, speech),
		},
	];
}

/** A row of a matrix is a choice of its own. */
function ofRow(matrix: MatrixQuestion, row: Row): Column {
	const asked = { ...matrix, type: matrix.isMany ? "many" : "choice" } as Question;
	const given = (answers: Answers) => (answers[matrix.id] as Record<string, string | string[]> | undefined)?.[row.id];
	return {
		...describe(asked),
		...within(matrix, row),
		coded: ({ answers }) => codeOf(given(answers)),
		lines: ({ answers }, speech) => {
			const answer = given(answers);
			return answer === undefined ? [] : formatAnswer(asked, { [matrix.id]: answer }, speech);
		},
	};
}

function ofGoals(question: GoalsQuestion): Column[] {
	const rows = (answers: Answers) =>
		(answers[question.id] as GoalAnswer[] | undefined)?.map(({ text, value }) => ({
			text,
			...(value !== null && { value }),
		})) as RowAnswer[] | undefined;
	const part = (type: "shortText" | "number", id: string) =>
		({ ...question, type, id, code: id, label: {} }) as SimpleQuestion;
	return [
		{ ...repeated(question, part("shortText", "text"), rows), type: "goals" },
		{
			...repeated(question, part("number", "value"), rows),
			...{ type: "goalValue", values: [{ value: question.scale === "ten" ? "0–10" : "-2–2", label: {} }] },
		},
	];
}

/** One field of what repeats: a line for each time, also where it was left empty, so that the fields of one time stand on one line. */
function repeated(parent: Question, inner: Question, rows: (answers: Answers) => RowAnswer[] | undefined): Column {
	const each = (answers: Answers, read: (value: RowAnswer[string]) => string) =>
		(rows(answers) ?? []).map((row) => {
			const value = row[inner.id];
			return value === undefined ? "" : read(value).replaceAll("\n", " ");
		});
	return {
		...describe(inner),
		...within(parent, inner, inner.code),
		isNumeric: false,
		coded: ({ answers }) => asCell(each(answers, (value) => String(codeOf(value)))),
		lines: ({ answers }, speech) =>
			each(answers, (value) =>
				formatAnswer(inner, { [inner.id]: value }, { ...speech, options: undefined }).join(", "),
			),
	};
}

/** What a respondent writes beside a question. */
function ofWords(question: Question): Column[] {
	const text = (type: "other" | "comment", key: string): Column => {
		const said = ({ answers }: Answered) => (typeof answers[key] === "string" ? (answers[key] as string) : null);
		return {
			...{ id: key, code: `${question.code}.${type}`, type, wording: question.label },
			...{ values: [], isRequired: false, isNumeric: false },
			coded: said,
			lines: (reply) => said(reply)?.split("\n") ?? [],
		};
	};
	return [
		...("hasOther" in question && question.hasOther ? [text("other", otherKey(question.id))] : []),
		...(question.hasComment ? [text("comment", commentKey(question.id))] : []),
	];
}

/** What it came to, and which band holds that; a band is its number from 0. */
function ofScore({ id, name, min, max, bands }: Score): Column[] {
	const value: Column = {
		...{ id: `score:${id}`, code: `score.${id}`, type: "score", wording: name },
		...{ values: [{ value: `${min}–${max}`, label: {} }], isRequired: false, isNumeric: true },
		coded: ({ scores }) => scores[id]?.value ?? null,
		lines: ({ scores }, speech) => {
			const found = scores[id]?.value ?? null;
			const format = new Intl.NumberFormat(languages[speech.languages[0]].locale, { maximumFractionDigits: 1 });
			return found === null ? [] : [format.format(found)];
		},
	};
	if (bands.length === 0) return [value];
	const labels = bands.map(({ label }, at) => ({ value: String(at), label }));
	const band: Column = {
		...{ id: `band:${id}`, code: `score.${id}.band`, type: "band", wording: name },
		...{ values: labels, isRequired: false, isNumeric: false },
		coded: ({ scores }) => scores[id]?.band ?? null,
		lines: ({ scores }, speech) => {
			const label = labels[scores[id]?.band ?? -1]?.label;
			return label ? [textIn(label, ...speech.languages).text] : [];
		},
	};
	return [value, band];
}

function describe(question: Question) {
	const options = optionsOf(question).map(({ id, label }) => ({ value: id, label }));
	const range = rangeOf(question);
	const named = question.type === "scale" ? Object.entries(question.labels ?? {}) : [];
	return {
		...{ id: question.id, code: question.code, type: question.type as ColumnType, wording: question.label },
		values: [
			...options,
			...(range ? [{ value: `${range.min}–${range.max}`, label: {} as Texts }] : []),
			...named.map(([value, label]) => ({ value, label })),
		],
		isRequired: question.isRequired ?? false,
		isNumeric: isNumeric(question),
	};
}

/** How a part of a question is called. */
function within({ id, code, label }: Question, part: { id: string; label: Texts }, partCode = part.id) {
	const wording = Object.fromEntries(
		Object.entries(label).map(([language, text]) => [
			language,
			[text, part.label[language as keyof Texts]].filter(Boolean).join(" – "),
		]),
	);
	return { id: `${id}:${part.id}`, code: `${code}.${partCode}`, wording };
}

function codeOf(answer: Answer | undefined): ExportCell {
	if (answer === undefined) return null;
	if (typeof answer === "boolean") return answer ? 1 : 0;
	if (typeof answer !== "object") return answer;
	if (!Array.isArray(answer)) return "name" in answer ? String(answer.name) : null;
	return (answer as (string | FileAnswer)[]).map((one) => (typeof one === "string" ? one : one.name));
}

const asCell = (lines: string[]): ExportCell => (lines.some((line) => line !== "") ? lines.join("\n") : null);
