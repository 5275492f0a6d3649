import { type Definition, questionsOf } from "../definition/definition";
import type { Question, SimpleQuestion } from "../definition/question";
import type { Answer, Answers } from "./answer";

/**
 * What stands in a form, or in a new row of one of its tables, before anybody has answered: what its questions begin with, which rules
 * see too. Only where a day is said, some begin with `today`.
 */
export const startingAnswers = (questions: readonly (Question | SimpleQuestion)[], today?: string): Answers =>
	Object.fromEntries(
		questions.flatMap((question) => {
			const start = startOfOne(question, today);
			return start === undefined || start === "" ? [] : [[question.id, start]];
		}),
	);

/** The same of a whole form. */
export const startOf = (definition: Definition, today: string): Answers =>
	startingAnswers(questionsOf(definition), today);

/** As a field sends it. */
function startOfOne(question: Question, today: string | undefined): Answer | undefined {
	if (!("initial" in question) || question.initial === undefined) return undefined;
	if (question.type === "yesNo") return question.initial ? "yes" : "no";
	return question.type === "date" && question.initial === "today" ? today : question.initial;
}
