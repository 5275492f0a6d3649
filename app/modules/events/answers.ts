import { invalid } from "#app/platform/problems";
import type { EventQuestion } from "#db/schema/events";

export type Answers = Record<string, string | string[]>;
export const answerField = (id: string) => `answer.${id}`;
const LONGEST = 2000;

/** The answers to an event's own questions, of what a form has sent; throws `invalid` with all that is wrong at once. */
export function answersOf(questions: readonly EventQuestion[], sent: Record<string, unknown>): Answers {
	const wrong: Record<string, string> = {};
	const answers: Answers = {};
	for (const { id, kind, options, isRequired } of questions) {
		const field = answerField(id);
		const given = [sent[field] ?? []]
			.flat()
			.map((one) => String(one).trim().slice(0, LONGEST))
			.filter(Boolean);
		const isChosen = kind === "choice" || kind === "choices";
		if (isChosen && given.some((one) => !options.includes(one))) wrong[field] = "wrongValue";
		else if (given.length === 0 && isRequired) wrong[field] = "required";
		else if (given.length > 0) answers[id] = kind === "choices" ? given : (given[0] ?? "");
	}
	if (Object.keys(wrong).length > 0) throw invalid(wrong);
	return answers;
}

/** Answers as one text, for lists and files. */
export const formatAnswers = (questions: readonly EventQuestion[], answers: Answers, yes: string): string =>
	questions
		.flatMap(({ id, label, kind }) => {
			const answer = answers[id];
			if (answer === undefined) return [];
			return [`${label}: ${kind === "yesNo" ? yes : [answer].flat().join(", ")}`];
		})
		.join("; ");
