import { type Definition, questionsOf } from "../definition/definition";
import { optionsOf, type Question, rangeOf } from "../definition/question";

export const lockNames = ["wording", "options", "order", "scoring"] as const;
export type Lock = (typeof lockNames)[number];

/**
 * What a copy of a template may not change but has: the first of its locks that does not hold. A validated scale stays the
 * scale that was validated; what the copy adds of its own is free, and so are translations.
 */
export function lockedChange(locks: readonly string[], before: Definition, now: Definition): Lock | undefined {
	const locked = questionsOf(before).filter((question) => question.isLocked);
	const after = new Map(questionsOf(now).map((question) => [question.id, question]));
	const language = before.languages[0];
	const views: Record<Lock, (definition: Definition, questions: (Question | undefined)[]) => unknown> = {
		wording: (_, questions) => questions.map((question) => question?.label[language]),
		options: (_, questions) =>
			questions.map((question) => question && [question.type, optionsOf(question), rangeOf(question)]),
		order: (definition) =>
			questionsOf(definition)
				.map(({ id }) => id)
				.filter((id) => locked.some((question) => question.id === id)),
		scoring: (definition) =>
			definition.scores.filter(({ items }) => items.some((item) => locked.some(({ id }) => id === item.question))),
	};
	return lockNames.find((lock) => {
		if (!locks.includes(lock)) return false;
		const view = views[lock];
		const there = locked.map(({ id }) => after.get(id));
		return JSON.stringify(view(before, locked)) !== JSON.stringify(view(now, there));
	});
}
