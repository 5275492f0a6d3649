import { eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { newGuid } from "#app/platform/ids";
import { conflict, invalid, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { courseParts, courseTexts, type QuizQuestion } from "#db/schema/courses";
import type { QuestionInput, QuestionRef, QuizRulesInput } from "./courses.schema";
import { findPart } from "./courses.server";
import { type Text, textId } from "./parts.server";

/** Questions of one quiz at most. */
const QUESTIONS_MOST = 40;

/** The options that a form sent, without its empty rows. Their ids are random: one that tells their order would tell the answer. */
function optionsOf({ kind, answer, pair, feedback, right }: QuestionInput): QuizQuestion["options"] {
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

async function findQuiz(visit: Visit, id: string, language: string) {
	const { part } = await findPart(visit, id);
	const text = await visit.rows.find(courseTexts, textId(id, language));
	if (!text) throw notFound();
	return { part, text };
}

async function write(visit: Visit, partId: string, text: Text, questions: QuizQuestion[]) {
	const { rows, now } = visit;
	const any = sql`exists (select 1 from ${courseTexts} where ${courseTexts.tenantId} = ${rows.tenantId}
		and ${courseTexts.partId} = ${partId} and json_array_length(${courseTexts.questions}) > 0)`;
	const [saved] = await rows.commit([
		rows.changing(courseTexts, text.id, { questions, writtenAt: now.getTime() }, text.updatedAt),
		rows.changingWhere(courseParts, eq(courseParts.id, partId), { hasQuiz: sql`${any}` }),
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
	if (!known && text.questions.length >= QUESTIONS_MOST) throw invalid({ question: "courses:errors.tooManyQuestions" });
	const questions = known
		? text.questions.map((one) => (one.id === questionId ? saved : one))
		: [...text.questions, saved];
	await write(visit, part.id, text, questions);
}

export async function removeQuestion(visit: Visit, { id, language, questionId }: z.output<typeof QuestionRef>) {
	const { part, text } = await findQuiz(visit, id, language);
	await write(
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
