import { newPartId } from "../definition/blank";
import { type Definition, innerQuestions, questionsOf } from "../definition/definition";
import { isAsked, optionsOf, type Question, type QuestionType } from "../definition/question";
import { type Texts, textIn } from "../definition/texts";
import { isSameAnswer } from "../versions/compare-questions";
import type { Point } from "../versions/version-mapping";
import { changeQuestion, insertQuestion, positionOf, type Spot } from "./edit";
import { speakingOf, speakingOfPart } from "./speaking-of";

/** A part that was asked last and is another one in the next version, or none: its author says what becomes of the answers to it. */
export type Touched = {
	/** `inner`: a column of a table, or a question of a group. */
	what: "question" | "option" | "row" | "inner";
	how: "gone" | "renamed" | "retyped";
	from: Point;
	/** The question as it was asked, and the words of the part. */
	question: Question;
	label: Texts;
	/** The type that it had, or that of its question where it has none of its own. */
	type: QuestionType;
};

/** What a question is made of; a point names all but options as rows. */
type PartKind = Exclude<Touched["what"], "question">;
const parts = ["option", "row", "inner"] as const satisfies PartKind[];
const LETTERS = { option: "o", row: "r", inner: "q" };
const pointAt = (question: string, what: PartKind, id: string): Point => ({
	question,
	[what === "option" ? "option" : "row"]: id,
});

/** What the last version asked and the next does otherwise or not at all, where nothing says yet what becomes of it. */
export function touchedParts(last: Definition, next: Definition): Touched[] {
	const now = new Map(questionsOf(next).map((question) => [question.id, question]));
	const said = (texts: Texts) => plainWords(textIn(texts, next.languages[0]).text);
	const found = questionsOf(last)
		.filter(isAsked)
		.flatMap((question): Touched[] => {
			const { id, label, type } = question;
			const still = now.get(id);
			const whole = { what: "question", from: { question: id }, question, label, type } as const;
			if (!still) return [{ ...whole, how: "gone" }];
			const how = becameOf(question, still, said);
			const inside = parts.flatMap((what) =>
				partsOf(question, what).flatMap((part): Touched[] => {
					const other = partsOf(still, what).find((one) => one.id === part.id);
					const became = other ? becameOf(part, other, said) : "gone";
					const from = pointAt(id, what, part.id);
					return became ? [{ what, how: became, from, question, label: part.label, type: typeOf(part) ?? type }] : [];
				}),
			);
			return how ? [{ ...whole, how }, ...inside] : inside;
		});
	return found.filter(({ from }) => !isDecided(last, next, from));
}

/** What is left of words when nobody would call them others: a comma, a capital letter or a name put into it is no new question. */
const plainWords = (text: string) =>
	text
		.toLowerCase()
		.replace(/\{\{[^}]*\}\}/g, " ")
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim() || text;

type Part = Question | { id: string; label: Texts };

const typeOf = (part: Part): QuestionType | undefined => ("type" in part ? part.type : undefined);

/** What became of a question or a part that is still there: another type weighs more than other words. */
function becameOf(before: Part, now: Part, said: (texts: Texts) => string): Touched["how"] | null {
	const isRetyped = "type" in before && "type" in now && before.type !== now.type && !isSameAnswer(before, now);
	if (isRetyped) return "retyped";
	return said(before.label) === said(now.label) ? null : "renamed";
}

function partsOf(question: Question, what: PartKind): Part[] {
	if (what === "option") return optionsOf(question);
	if (what === "inner") return innerQuestions(question);
	return question.type === "matrix" ? question.rows : [];
}

const isSame = (one: Point, other: Point) =>
	one.question === other.question && one.option === other.option && one.row === other.row;

/** The option, the row or the inner question that a point names; "" for a whole question. */
export const partIn = ({ option, row }: Point): string => option ?? row ?? "";

/** It is mapped to something else; or since the last version it was mapped to itself, to stay what it was. */
function isDecided(last: Definition, next: Definition, from: Point): boolean {
	const own = next.lineage.filter((lead) => isSame(lead.from, from));
	const staying = (mappings: Definition["lineage"]) => mappings.filter(({ to }) => isSame(to, from)).length;
	const before = last.lineage.filter((lead) => isSame(lead.from, from));
	return own.length > staying(own) || staying(own) > staying(before);
}

/** Whether it is asked no more and can be led on: publishing asks for it at the latest. */
export const isGone = ({ how }: Touched): boolean => how === "gone";

/** Maps what was removed to something that is asked now: figures of both are counted together from then on. */
export const leadOn = (definition: Definition, from: Point, to: Point): Definition => ({
	...definition,
	lineage: [...definition.lineage, { from, to }],
});

/** It stays what it was: under other words, or under the old ones where it is asked no more. */
export const stays = (definition: Definition, from: Point): Definition => leadOn(definition, from, from);

/** Keeps an option that was taken out, for those who have chosen it; it is offered no more. */
export function retireOption(definition: Definition, last: Definition, from: Point): Definition {
	const before = questionsOf(last).find(({ id }) => id === from.question);
	const option = before && optionsOf(before).find(({ id }) => id === from.option);
	const now = questionsOf(definition).find(({ id }) => id === from.question);
	if (!option || !now || !("options" in now) || now.options.some(({ id }) => id === option.id)) return definition;
	return withParts(definition, now, "option", [...now.options, { ...option, isRetired: true }]);
}

/** What is gone is kept for those who have answered it: an option as a retired one, all else under its old name. */
export function retire(definition: Definition, last: Definition, { what, from }: Touched): Definition {
	const kept = what === "option" ? retireOption(definition, last, from) : definition;
	return kept === definition ? stays(definition, from) : kept;
}

/** What is gone comes back to where it stood. */
export function putBack(definition: Definition, last: Definition, { what, from, question }: Touched): Definition {
	if (what === "question") return insertQuestion(definition, spotOf(last, definition, question.id), question);
	const now = questionsOf(definition).find(({ id }) => id === from.question);
	const before = partsOf(question, what);
	const at = before.findIndex(({ id }) => id === partIn(from));
	const part = before[at];
	if (!now || !part) return definition;
	return withParts(definition, now, what, partsOf(now, what).toSpliced(at, 0, part));
}

/**
 * What has other words asks something else: it becomes a part of its own, of which rules and scores speak from then on, and the one before is
 * kept for those who have answered it, or led on to another one.
 */
export function asAnother(definition: Definition, last: Definition, touched: Touched, to?: Point): Definition {
	const { what, from } = touched;
	const now = questionsOf(definition).find(({ id }) => id === from.question);
	if (!now) return definition;
	if (what === "question") {
		const id = newPartId();
		return leadOn(speakingOf(changeQuestion(definition, now.id, { id }), now.id, id), from, to ?? from);
	}
	const id = newPartId(LETTERS[what]);
	const old = partIn(from);
	const renewed = partsOf(now, what).map((part) => (part.id === old ? { ...part, id } : part));
	const next = speakingOfPart(withParts(definition, now, what, renewed), now.id, old, id);
	return to ? leadOn(next, from, to) : retire(next, last, touched);
}

function withParts(form: Definition, { id, type }: Question, what: PartKind, kept: object[]): Definition {
	const field = { option: "options", row: "rows", inner: type === "table" ? "columns" : "questions" }[what];
	return changeQuestion(form, id, { [field]: kept } as Partial<Question>);
}

/** The question that stood before one that is gone, of those that are still there; "" where none is. */
export function standsAfter(last: Definition, next: Definition, id: string): string {
	const order = questionsOf(last).map((question) => question.id);
	const before = order.slice(0, order.indexOf(id)).reverse();
	return before.find((one) => positionOf(next, one) !== undefined) ?? "";
}

function spotOf(last: Definition, next: Definition, id: string): Spot {
	const before = positionOf(next, standsAfter(last, next, id));
	if (before) return { section: before.section, at: before.at + 1 };
	return { section: next.pages[0]?.sections[0]?.id ?? "", at: 0 };
}

/** What may be asked now in place of it: questions of its type, here or inside of the same one, or the question's options or rows. */
export function offersFor(next: Definition, { what, from, type: was }: Touched): { key: string; label: Texts }[] {
	const all = questionsOf(next);
	if (what === "question")
		return all
			.filter(({ id, type }) => type === was && id !== from.question)
			.map(({ id, label }) => ({ key: id, label }));
	const now = all.find(({ id }) => id === from.question);
	const retired = now ? optionsOf(now).filter(({ isRetired }) => isRetired) : [];
	return (now ? partsOf(now, what) : [])
		.filter((part) => part.id !== partIn(from) && (typeOf(part) ?? was) === was)
		.filter(({ id }) => what !== "option" || !retired.some((one) => one.id === id))
		.map(({ id, label }) => ({ key: pointKey(pointAt(from.question, what, id)), label }));
}

/** A point as a field of a form says it, and back. */
export function pointKey({ question, option, row }: Point): string {
	if (row !== undefined) return `${question}:${ROW}:${row}`;
	return option === undefined ? question : `${question}:${option}`;
}
export function pointOf(key: string): Point {
	const [question = "", option, row] = key.split(":");
	if (row !== undefined) return { question, row };
	return option === undefined ? { question } : { question, option };
}
const ROW = "row";
