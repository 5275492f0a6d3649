import type { Answers } from "../answers/answer";
import { type Definition, questionsOf } from "./definition";
import type { Question, QuestionType } from "./question";

/** Where a field of a module's own record comes from: the question of a code, else the first one of a type. */
export type AskedField = { code: string; types?: readonly QuestionType[] };

/** The question that a field comes from; none where the form asks for nothing of the kind. */
export function questionFor(definition: Definition, { code, types = [] }: AskedField): Question | undefined {
	const questions = questionsOf(definition);
	return questions.find((one) => one.code === code) ?? questions.find(({ type }) => types.includes(type));
}

/** What was answered to it in words; null where that is nothing. */
export function wordsFor(definition: Definition, answers: Answers, field: AskedField): string | null {
	const answer = answers[questionFor(definition, field)?.id ?? ""];
	return typeof answer === "string" && answer.trim() !== "" ? answer.trim() : null;
}
