import { type Definition, questionsById } from "../definition/definition";
import { type Option, optionsOf, type Question } from "../definition/question";
import type { Answers } from "./answer";

/** The earlier question whose chosen options a question takes up, if it does so. */
export function sourceOfOptions(question: Question): string | undefined {
	if (question.type === "group") return question.perOptionOf;
	return "optionsFrom" in question ? question.optionsFrom : undefined;
}

/** Ids of what was chosen in the question that this one takes its options from; undefined where it takes none. */
export function offeredOptions(question: Question, answers: Answers): { id: string }[] | undefined {
	const source = sourceOfOptions(question);
	if (source === undefined) return undefined;
	const chosen = answers[source];
	return (Array.isArray(chosen) ? (chosen as string[]) : typeof chosen === "string" ? [chosen] : []).map((id) => ({
		id,
	}));
}

/** The options that a question offers to somebody who has given these answers. */
export function optionsFor(definition: Definition, question: Question, answers: Answers): Option[] {
	const source = sourceOfOptions(question);
	if (source === undefined) return optionsOf(question).filter((option) => !option.isRetired);
	const earlier = questionsById(definition).get(source);
	const chosen = offeredOptions(question, answers) ?? [];
	return earlier ? optionsOf(earlier).filter((option) => chosen.some(({ id }) => id === option.id)) : [];
}
