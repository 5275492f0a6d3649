import { type Definition, questionsById } from "../definition/definition";
import { type Option, optionsOf, type Question } from "../definition/question";
import type { Answers } from "./answer";

/** The earlier question whose chosen options are piped into a question, if there is one. */
export function pipedFrom(question: Question): string | undefined {
	if (question.type === "group") return question.perOptionOf;
	return "optionsFrom" in question ? question.optionsFrom : undefined;
}

/** Ids of the options that are piped into a question: what was chosen in the earlier one; undefined where none are. */
export function pipedOptions(question: Question, answers: Answers): { id: string }[] | undefined {
	const source = pipedFrom(question);
	if (source === undefined) return undefined;
	const chosen = answers[source];
	return (Array.isArray(chosen) ? (chosen as string[]) : typeof chosen === "string" ? [chosen] : []).map((id) => ({
		id,
	}));
}

/** The options that are available to somebody who has given these answers. */
export function availableOptions(definition: Definition, question: Question, answers: Answers): Option[] {
	const source = pipedFrom(question);
	if (source === undefined) return optionsOf(question).filter((option) => !option.isRetired);
	const earlier = questionsById(definition).get(source);
	const chosen = pipedOptions(question, answers) ?? [];
	return earlier ? optionsOf(earlier).filter((option) => chosen.some(({ id }) => id === option.id)) : [];
}
