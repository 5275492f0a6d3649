import { today } from "#app/platform/clock";
import type { Language } from "#app/platform/i18n";
import type { TenantContext } from "#app/platform/tenant/context";
import type { Answers } from "../answers/answer";
import { commentKey } from "../answers/answer";
import { availableOptions, pipedFrom } from "../answers/available-options";
import { formatAnswer } from "../answers/format-answer";
import { type Definition, questionPositions, questionsById } from "../definition/definition";
import { pipe } from "../definition/pipe";
import { isContent, type Question } from "../definition/question";
import { textIn } from "../definition/texts";
import { evaluateFlow } from "../logic/evaluate-flow";

/** A question with its answer as people read them. */
export type ReadableAnswer = { id: string; label: string; lines: string[]; comment: string; isRequired: boolean };
/** A page of the form under its title. */
export type ReadablePart = { id: string; title: string; answers: ReadableAnswer[] };

/** How answers are read in words, in a language and, where a text is not there in it, in others. */
export const wordsIn = (t: (key: string) => string, language: Language, more: readonly Language[]): Words => ({
	...{ yes: t("common:yes"), no: t("common:no"), other: t("formReplies:export.other") },
	languages: [language, ...more],
});

/** The day and the language that a reply was sent on and in: what its logic went by. */
export const aroundOf = (
	{ tenant, now }: Pick<TenantContext, "tenant" | "now">,
	{ submittedAt, language }: { submittedAt: number | null; language: string },
) => ({ today: today(tenant.timeZone, new Date(submittedAt ?? now)), language });

export type Words = { yes: string; no: string; other: string; languages: [Language, ...Language[]] };

/** A reply as a document: page by page what stood on its path, in words; what was not asked of this person is left out. */
export function readable(
	definition: Definition,
	answers: Answers,
	words: Words,
	around: { today: string; language: string },
): ReadablePart[] {
	const path = evaluateFlow(definition, answers, around);
	const questions = questionsById(definition);
	const linesOf = (question: Question) => {
		const options = pipedFrom(question) ? availableOptions(definition, question, answers) : undefined;
		return formatAnswer(question, answers, { ...words, options });
	};
	const said = (id: string) => {
		const earlier = questions.get(id);
		return earlier ? linesOf(earlier).join(", ") : "";
	};
	const say = (texts: Parameters<typeof textIn>[0]) =>
		pipe(textIn(texts, ...words.languages, definition.languages[0]).text, said);
	const parts = new Map<string, ReadablePart>();
	for (const { page, question } of questionPositions(definition)) {
		const isAnswered = answers[question.id] !== undefined;
		if (isContent(question) || (!path.visible.has(question.id) && !isAnswered)) continue;
		const part = parts.get(page.id) ?? { id: page.id, title: say(page.title), answers: [] };
		const comment = answers[commentKey(question.id)];
		part.answers.push({
			id: question.id,
			label: say(question.label) || question.code,
			lines: linesOf(question),
			comment: typeof comment === "string" ? comment : "",
			isRequired: path.required.has(question.id),
		});
		parts.set(page.id, part);
	}
	return [...parts.values()];
}
