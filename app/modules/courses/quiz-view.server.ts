import { docOf, type RichDoc } from "#app/platform/rich-text/document";
import { renderRichText, type Sanitized } from "#app/platform/rich-text/render.server";
import type { QuizQuestion } from "#db/schema/courses";
import { openQuestion, type QuestionResult } from "./quiz";

/** Formatted words of a question as markup. They have no films, so that they need no words of the page. */
const markupOf = (body: QuizQuestion["body"]): Sanitized | null =>
	body ? renderRichText(body as RichDoc, { words: { video: "" } }) : null;

/** A question as a learner's page shows it, without anything that tells what is right. `html`: its text, where that is formatted. */
export function serializeQuestion(question: QuizQuestion, language: string) {
	const { body, ...open } = openQuestion(question);
	return { ...open, html: markupOf(body), language };
}
export type ShownQuestion = ReturnType<typeof serializeQuestion>;

/** How a question was answered, as a learner's page shows it. */
export function serializeResult({ explanation, feedback, ...result }: QuestionResult) {
	return {
		...result,
		feedback: feedback.flatMap((one) => markupOf(one.feedbackBody ?? docOf(one.feedback)) ?? []),
		explanation: markupOf(explanation),
	};
}
export type ShownResult = ReturnType<typeof serializeResult>;
