import type { Question } from "../definition/question";
import { optionsOf, rangeOf } from "../definition/question";

/** What stands in a text for a number: `{{n}}`, or `{{share:CODE=OPTION}}`. */
const places = /\{\{([^{}]{0,200})\}\}/g;

/** A number that a text asks for; null where nothing is called so. */
export type Asked = { kind: "n" } | { kind: "share"; question: string; value: string };

/** The part of a text between two placeholders, or what one of them asks for, as it was written. */
export type Piece = { text: string } | { written: string; asked: Asked | null };

/** A text as its words and the numbers that it asks for. Options are named by their id or by their words in any language. */
export function piecesOf(text: string, questions: readonly Question[]): Piece[] {
	const pieces: Piece[] = [];
	let from = 0;
	for (const match of text.matchAll(places)) {
		if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
		pieces.push({ written: match[0], asked: askedBy((match[1] ?? "").trim(), questions) });
		from = match.index + match[0].length;
	}
	if (from < text.length) pieces.push({ text: text.slice(from) });
	return pieces;
}

/** The placeholders of a text that name nothing. */
export const unknownIn = (text: string, questions: readonly Question[]): string[] =>
	piecesOf(text, questions).flatMap((piece) => ("written" in piece && piece.asked === null ? piece.written : []));

function askedBy(written: string, questions: readonly Question[]): Asked | null {
	if (written === "n") return { kind: "n" };
	const [, code = "", option = ""] = /^share:([^=]+)=(.+)$/.exec(written) ?? [];
	const question = questions.find((one) => isSame(one.code, code));
	const value = question && valueCalled(question, option);
	return question && value !== undefined ? { kind: "share", question: question.id, value } : null;
}

function valueCalled(question: Question, name: string): string | undefined {
	if (question.type === "yesNo" || question.type === "consent")
		return isSame(name, "yes") ? "1" : isSame(name, "no") ? "0" : undefined;
	const range = rangeOf(question);
	if (range) {
		const value = Number(name);
		return Number.isInteger(value) && value >= range.min && value <= range.max ? String(value) : undefined;
	}
	if (question.type === "matrix" || question.type === "ranking") return undefined;
	return optionsOf(question).find(
		({ id, label }) => isSame(id, name) || Object.values(label).some((text) => isSame(text, name)),
	)?.id;
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
