import { ANSWERED } from "../answers/answer-facts";
import { partIn, type Touched } from "../builder/safe-edit";
import { type Definition, innerQuestions, questionsOf } from "../definition/definition";
import { isAsked, optionsOf } from "../definition/question";
import type { Figure } from "../versions/version-mapping";

/** How many replies use a part, by its key; null: fewer than five, and `isRough`: five stands for five or more. */
export type Uses = { counts: Record<string, number | null>; isRough: boolean };

/** The key of a part among the counts: rows may have the ids of options. */
export const partKey = ({ what, from }: Pick<Touched, "what" | "from">): string =>
	what === "question" ? from.question : `${from.question}:${what}:${partIn(from)}`;

/** The key of an option that stands in a column of a table, or in a question of a group. */
export const innerOptionKey = (question: string, inner: string, option: string): string =>
	`${question}:inner:${inner}:${option}`;

/**
 * How many replies use each question, option and row, out of how often each value was answered; of what is asked again and again, inside of a
 * table or a group, how many answers there are.
 */
export function usesIn(definition: Definition, figures: readonly Figure[]): Record<string, number> {
	const counts: Record<string, number> = {};
	for (const asked of questionsOf(definition).filter(isAsked)) {
		const { id } = asked;
		const all = figures.filter(({ question, part }) => question === id && part !== "comment");
		const sum = (fits: (figure: Figure) => boolean) => all.filter(fits).reduce((total, { count }) => total + count, 0);
		const parts = [...new Set(all.map(({ part }) => part))];
		// Of a question with several values one more row says how many replies have any.
		const whole = parts.includes(ANSWERED) ? [ANSWERED] : parts;
		counts[id] = Math.max(0, ...whole.map((part) => sum((figure) => figure.part === part)));
		for (const option of optionsOf(asked)) {
			const isIt = ({ part, value }: Figure) => (asked.type === "ranking" ? part : value) === option.id;
			counts[partKey({ what: "option", from: { question: id, option: option.id } })] = sum(isIt);
		}
		for (const row of asked.type === "matrix" ? asked.rows : [])
			counts[partKey({ what: "row", from: { question: id, row: row.id } })] = sum(({ part }) => part === row.id);
		for (const inner of innerQuestions(asked)) {
			counts[partKey({ what: "inner", from: { question: id, row: inner.id } })] = sum(({ part }) => part === inner.id);
			for (const option of optionsOf(inner))
				counts[innerOptionKey(id, inner.id, option.id)] = sum(
					({ part, value }) => part === inner.id && value === option.id,
				);
		}
	}
	return counts;
}

export const noUses: Uses = { counts: {}, isRough: false };

/** A part with the replies that use it. */
export type UsedPart = Touched & { answers: number | null };

/** Of parts those that replies use; where it is told roughly only, all. */
export const withUses = (parts: readonly Touched[], { counts, isRough }: Uses): UsedPart[] =>
	parts
		.map((part) => ({ ...part, answers: counts[partKey(part)] ?? (isRough ? null : 0) }))
		.filter(({ answers }) => isRough || answers !== 0);
