import { type Definition, questionsById, questionsOf } from "./definition";
import { optionsOf, type Question } from "./question";

/** The form with the options that a question takes on from an earlier one in place of its own: for who names or counts answers. */
export function withCarried(definition: Definition): Definition {
	const byId = questionsById(definition);
	const carried = (question: Question): Question => {
		const source = "optionsFrom" in question ? byId.get(question.optionsFrom ?? "") : undefined;
		return source && "options" in question ? { ...question, options: optionsOf(source) } : question;
	};
	if (![...byId.values()].some((question) => carried(question) !== question)) return definition;
	return {
		...definition,
		pages: definition.pages.map((page) => ({
			...page,
			sections: page.sections.map((section) => ({ ...section, questions: section.questions.map(carried) })),
		})),
	};
}

/** All questions, each with the options that its answers name. */
export const questionsWithOptions = (definition: Definition): Question[] => questionsOf(withCarried(definition));
