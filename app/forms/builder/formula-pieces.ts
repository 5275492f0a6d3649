import type { Language } from "#app/platform/i18n";
import { innerQuestions } from "../definition/definition";
import { optionsOf, type Question } from "../definition/question";
import { type Texts, textIn } from "../definition/texts";
import type { Score } from "../scoring/score";
import type { FormulaNames } from "./formula-names";

/** What a formula can be made of, as it is written, with its words. */
export type Piece = { value: string; label: string };

/** The questions that stand before a formula, rows and columns one by one, with the tests of their options; and the scores. */
export function formulaPieces(
	{ questions, scores }: FormulaNames,
	before: readonly Question[],
	all: readonly Score[],
	language: Language,
): Piece[] {
	const say = (texts: Texts) => textIn(texts, language).text;
	const ofQuestion = (question: Question): Piece[] => {
		const named = questions.get(question.id);
		if (!named) return [];
		const parts = question.type === "matrix" ? question.rows : innerQuestions(question);
		const words = say(question.label) || question.code;
		const whole = { value: `{${named.name}}`, label: `${words} {${named.name}}` };
		const pieces = parts.flatMap(({ id, label }): Piece[] => {
			const part = named.parts.find((one) => one.id === id);
			const value = `{${named.name}.${part?.name}}`;
			return part ? [{ value, label: `${words}: ${say(label)} ${value}` }] : [];
		});
		const isChoice = question.type === "choice" || question.type === "dropdown";
		const tests = (isChoice ? optionsOf(question) : []).flatMap(({ id }): Piece[] => {
			const option = named.options.find((one) => one.id === id);
			const value = `{${named.name}} = "${option?.name}"`;
			return option ? [{ value, label: `${words} ${value}` }] : [];
		});
		return [...(pieces.length > 0 ? pieces : [whole]), ...tests];
	};
	return [
		...before.flatMap(ofQuestion),
		...all.flatMap(({ id, name }): Piece[] => {
			const score = scores.get(id);
			return score ? [{ value: `{#${score.name}}`, label: `${say(name)} {#${score.name}}` }] : [];
		}),
	];
}
