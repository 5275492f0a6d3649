import { type Definition, questionsOf } from "./definition";
import { optionsOf } from "./question";

/** The guids of all pictures that a form shows: blocks of their own, and those of options. */
export const picturesOf = (definition: Definition): string[] => [
	...new Set(
		questionsOf(definition).flatMap((question) => [
			...(question.type === "image" && question.source ? [question.source.toLowerCase()] : []),
			...optionsOf(question).flatMap(({ picture }) => picture?.toLowerCase() ?? []),
		]),
	),
];
