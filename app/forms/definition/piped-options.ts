import { type Definition, questionsOf } from "./definition";
import { optionsOf, type Question } from "./question";

/** The questions, each with the options that an earlier one pipes into it in place of its own. */
export function withPipedOptions(questions: Question[]): Question[] {
	return questions.map((question) => {
		const from = "optionsFrom" in question ? question.optionsFrom : undefined;
		const source = from === undefined ? undefined : questions.find(({ id }) => id === from);
		return source && "options" in question ? { ...question, options: optionsOf(source) } : question;
	});
}

/** All questions of a form with the options that their answers name. */
export const questionsWithPipedOptions = (definition: Definition): Question[] =>
	withPipedOptions(questionsOf(definition));
