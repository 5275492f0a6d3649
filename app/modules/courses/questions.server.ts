import { sql } from "drizzle-orm";
import type * as z from "zod";
import { newGuid } from "#app/platform/ids";
import { conflict, invalid, notFound } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import type { TenantRows } from "#app/platform/tenant/rows.server";
import { courseParts, courseTexts, type QuizQuestion } from "#db/schema/courses";
import type { QuestionInput, QuestionRef, QuizRulesInput } from "./courses.schema";
import { findPart } from "./courses.server";
import { type Text, textId } from "./parts.server";

/** Questions of one quiz at most. */
const QUESTIONS_MOST = 40;

/** The options that a form sent, without its empty rows. Their ids are random: one that tells their order would tell the answer. */
export function optionsOf({
	kind,
	answer,
	pair,
	feedback,
	right,
}: Pick<QuestionInput, "kind" | "answer" | "pair" | "feedback" | "right">): QuizQuestion["options"] {
	return answer.flatMap((text, at) =>
		text === ""
			? []
			: {
					...{ id: newGuid(), text, feedback: feedback[at] ?? "" },
					right: kind === "short" || right.includes(at),
					pair: kind === "match" ? (pair[at] ?? "") : "",
				},
	);
}

/** One language of a part, for its questions. */
export async function findQuiz(visit: Visit, id: string, language: string) {
	const { part } = await findPart(visit, id);
	const text = await visit.rows.find(courseTexts, textId(id, language));
	if (!text) throw notFound();
	return { part, text };
}

/** The write that says anew whether a part has a quiz: questions of its own in any language, or some that are drawn. */
export function notingQuiz(rows: TenantRows, partId: string): PendingWrite {
	const any = sql`(json_array_length(${courseParts.draws}) > 0 or exists (select 1 from ${courseTexts} where ${courseTexts.tenantId} = ${rows.tenantId}
		and ${courseTexts.partId} = ${partId} and json_array_length(${courseTexts.questions}) > 0))`;
	return rows.deriving(courseParts, partId, { hasQuiz: any });
}

/** Writes the questions of a part in one language. Throws `conflict` where somebody else has written meanwhile. */
export async function writeQuestions(visit: Visit, partId: string, text: Text, questions: QuizQuestion[]) {
	const { rows, now } = visit;
	if (questions.length > Math.max(QUESTIONS_MOST, text.questions.length))
		throw invalid({ question: "courses:errors.tooManyQuestions" });
	const [saved] = await rows.commit([
		rows.changing(courseTexts, text.id, { questions, writtenAt: now.getTime() }, text.updatedAt),
		notingQuiz(rows, partId),
	]);
	if (!saved) throw conflict();
}

/** Adds a question to the quiz of a part in one language, or changes it. */
export async function saveQuestion(visit: Visit, input: QuestionInput): Promise<void> {
	const { part, text } = await findQuiz(visit, input.id, input.language);
	const { kind, question, questionId } = input;
	const saved = { id: questionId ?? newGuid(), kind, text: question, options: optionsOf(input) };
	const known = text.questions.some(({ id }) => id === questionId);
	if (questionId !== undefined && !known) throw notFound();
	const questions = known
		? text.questions.map((one) => (one.id === questionId ? saved : one))
		: [...text.questions, saved];
	await writeQuestions(visit, part.id, text, questions);
}

export async function removeQuestion(visit: Visit, { id, language, questionId }: z.output<typeof QuestionRef>) {
	const { part, text } = await findQuiz(visit, id, language);
	await writeQuestions(
		visit,
		part.id,
		text,
		text.questions.filter((one) => one.id !== questionId),
	);
}

/** With how much the quiz of a part is passed, and how often it may be tried. */
export async function saveQuizRules(visit: Visit, { id, ...rules }: z.output<typeof QuizRulesInput>): Promise<void> {
	await findPart(visit, id);
	await visit.rows.change(courseParts, id, rules);
}
