import { newPartId } from "../definition/blank";
import { type Definition, SECTION_QUESTIONS } from "../definition/definition";
import type { Question } from "../definition/question";

/** The form with questions at its end: in its last section as long as that holds more, then in new ones. */
export function appendQuestions(definition: Definition, questions: readonly Question[]): Definition {
	const last = definition.pages.at(-1);
	const section = last?.sections.at(-1);
	if (!last || !section) return definition;
	const room = SECTION_QUESTIONS - section.questions.length;
	const sections = [
		...last.sections.slice(0, -1),
		{ ...section, questions: section.questions.concat(questions.slice(0, room)) },
	];
	for (let at = room; at < questions.length; at += SECTION_QUESTIONS)
		sections.push({ id: newPartId("s"), questions: questions.slice(at, at + SECTION_QUESTIONS) });
	return { ...definition, pages: [...definition.pages.slice(0, -1), { ...last, sections }] };
}
