import type { Language } from "#app/platform/i18n";
import { invalid } from "#app/platform/problems";
import { appendQuestions } from "../builder/append-questions";
import { blankDefinition } from "../definition/blank";
import type { Definition } from "../definition/definition";
import { pasteLimits, questionsFromText } from "./paste";

/** A form whose questions are written as a list. Throws `invalid` (`text`) where not all of it can come in: nothing is left out unsaid. */
export function pastedForm(title: string, text: string, language: Language): Definition {
	const { questions, rest } = questionsFromText(text, language);
	if (rest !== "") throw invalid({ text: `forms:errors.pastedTooMuch?count=${pasteLimits.questions}` });
	return appendQuestions(blankDefinition(title, language), questions);
}
