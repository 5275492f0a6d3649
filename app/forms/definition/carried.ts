import { type Definition, questionsOf } from "./definition";
import { optionsOf, type Question } from "./question";

/** The questions, each that takes options on from an earlier one with those in place of its own. */
export function withOptions(questions: Question[]): Question[] {
	return questions.map((question) => {
		const from = "optionsFrom" in question ? question.optionsFrom : undefined;
		const source = from === undefined ? undefined : questions.find(({ id }) => id === from);
		return source && "options" in question ? { ...question, options: optionsOf(source) } : question;
	});
}

/** All questions of a form with the options that their answers name. */
export const questionsWithOptions = (definition: Definition): Question[] => withOptions(questionsOf(definition));
