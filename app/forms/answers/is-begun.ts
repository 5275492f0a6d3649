import { type Definition, innerQuestions, questionsById } from "../definition/definition";
import type { Question } from "../definition/question";
import { isEmpty } from "./answer";
import { pipedFrom } from "./available-options";
import { checkAnswer } from "./check-answer";
import { startingAnswers } from "./starting-answers";

/**
 * Whether anything has been answered, in answers as they were typed: something that does not stand in the form from the start, or of what
 * does, something that was taken away.
 */
export function isBegun(
	definition: Definition,
	typed: Record<string, unknown>,
	/** What the form began with, and the day it did. */
	{ answers: start, today }: { answers: Record<string, unknown>; today: string },
): boolean {
	const questions = questionsById(definition);
	const isNew = ([key, answer]: [string, unknown]) => {
		const question = questions.get(key);
		return question ? !isAsBefore(question, answer, start[key], today) : !isEmpty(answer);
	};
	if (Object.entries(typed).some(isNew)) return true;
	return Object.entries(start).some(([key, answer]) => {
		const question = questions.get(key);
		// What is carried on may not be offered, and then nobody has taken it away.
		return question && !pipedFrom(question) && isEmpty(typed[key]) && !isEmpty(answer);
	});
}

/** Whether an answer is what the question began with: a field sends a number as a text, and choices in the order of the form. */
function isAsBefore(question: Question, answer: unknown, before: unknown, today: string): boolean {
	if (isEmpty(answer)) return true;
	if (question.type === "table" || question.type === "group")
		return Array.isArray(answer) && answer.every((row) => isBlankRow(question, row, today));
	return !isEmpty(before) && asKept(question, answer, today) === asKept(question, before, today);
}

/** Whether a row holds no more than its columns begin with, and which option it is asked for. */
function isBlankRow(question: Question, row: unknown, today: string): boolean {
	const start: Record<string, unknown> = startingAnswers(innerQuestions(question));
	return Object.entries(row ?? {}).every(([id, value]) => {
		const inner = innerQuestions(question).find((one) => one.id === id);
		return inner ? isAsBefore(inner, value, start[id], today) : id === "for" || isEmpty(value);
	});
}

function asKept(question: Question, answer: unknown, today: string): string {
	const checked = checkAnswer(question, answer, { today });
	return JSON.stringify("fieldErrors" in checked ? answer : checked.answer);
}
