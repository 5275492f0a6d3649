import { sql } from "drizzle-orm";
import type * as z from "zod";
import type { Use } from "#app/media/library/uses.server";
import { newGuid } from "#app/platform/ids";
import { conflict, invalid, notFound } from "#app/platform/problems";
import type { RichDoc } from "#app/platform/rich-text/document";
import { isBlank, kept } from "#app/platform/rich-text/rich-text.schema";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import type { TenantRows } from "#app/platform/tenant/rows.server";
import { courseParts, courseTexts, type QuizOption, type QuizQuestion } from "#db/schema/courses";
import type { QuestionInput, QuestionRef, QuizRulesInput } from "./courses.schema";
import { findPart } from "./courses.server";
import { usedBy } from "./files.server";
import { type Text, textId, unmovedText } from "./parts.server";
import { droppingUnasked, takeMedia } from "./question-files.server";
import { OWN_PLACES, placeOf } from "./question-media";
import { docFrom, saidIn } from "./said";

/** Questions of one quiz at most. */
const QUESTIONS_MOST = 40;

/**
 * The question that a form sent, with the writes of its files. The answers are those of the rows that have a text, a picture
 * or a recording; their ids are random: one that tells their order would tell the answer. What is accepted as a short text is
 * never shown, so nothing stands with it.
 */
export async function questionFrom(
	visit: Visit,
	input: Omit<QuestionInput, "id" | "language" | "questionId">,
	before: Omit<QuizQuestion, "id"> | undefined,
	use: Use,
): Promise<{ question: Omit<QuizQuestion, "id">; writes: PendingWrite[] }> {
	const { kind, answer, pair, feedback, right } = input;
	const own = Array.from({ length: OWN_PLACES }, (_, place) => place);
	const places = [...own, ...(kind === "short" ? [] : answer.map((_, at) => placeOf(at)))];
	const { media, writes } = await takeMedia(visit, input, places, before, use);
	const options = answer.flatMap((text, at): QuizOption[] => {
		const shown = media.get(placeOf(at)) ?? null;
		if (text === "" && !shown) return [];
		const was = before?.options[at];
		const told = feedback[at] && saidIn(kept(was && docFrom(was.feedback, was.feedbackBody), feedback[at]));
		return [
			{
				...{ id: newGuid(), text, feedback: told?.words ?? "", feedbackBody: told?.body ?? null },
				right: kind === "short" || right.includes(at),
				pair: kind === "match" ? (pair[at] ?? "") : "",
				media: shown,
			},
		];
	});
	const asked = saidIn(kept(before && docFrom(before.text, before.body), input.question));
	const explained = kept(before?.explanation as RichDoc | undefined, input.explanation);
	return {
		question: {
			...{ kind, text: asked.words, body: asked.body, options },
			explanation: isBlank(explained) ? null : explained,
			media: own.flatMap((place) => media.get(place) ?? []),
		},
		writes,
	};
}

/** One language of a part, for its questions. */
export async function findQuiz(visit: Visit, id: string, language: string) {
	const { part, course } = await findPart(visit, id);
	const text = await visit.rows.find(courseTexts, textId(id, language));
	if (!text) throw notFound();
	return { part, course, text };
}

/** The write that says anew whether a part has a quiz: questions of its own in any language, or some that are drawn. */
export function notingQuiz(rows: TenantRows, partId: string): PendingWrite {
	const any = sql`(json_array_length(${courseParts.draws}) > 0 or exists (select 1 from ${courseTexts} where ${courseTexts.tenantId} = ${rows.tenantId}
		and ${courseTexts.partId} = ${partId} and json_array_length(${courseTexts.questions}) > 0))`;
	return rows.deriving(courseParts, partId, { hasQuiz: any });
}

/**
 * Writes the questions of a part in one language, with the writes of their files, and gives back the files of those that it
 * had. Throws `conflict` where somebody else has written meanwhile.
 */
export async function writeQuestions(
	visit: Visit,
	partId: string,
	text: Text,
	questions: QuizQuestion[],
	writes: readonly PendingWrite[] = [],
) {
	const { rows, now } = visit;
	assertRoom(text, questions.length);
	const commit = rows.commit([
		unmovedText(visit, text),
		rows.changing(courseTexts, text.id, { questions, writtenAt: now.getTime() }),
		notingQuiz(rows, partId),
		...writes,
		...droppingUnasked(rows, text.questions),
	]);
	await orElse(commit, () => conflict());
}

function assertRoom(text: Text, count: number): void {
	if (count > Math.max(QUESTIONS_MOST, text.questions.length))
		throw invalid({ question: "courses:errors.tooManyQuestions" });
}

/** Adds a question to the quiz of a part in one language, or changes it. */
export async function saveQuestion(visit: Visit, input: QuestionInput): Promise<void> {
	const { part, course, text } = await findQuiz(visit, input.id, input.language);
	const { questionId } = input;
	const before = text.questions.find(({ id }) => id === questionId);
	if (questionId !== undefined && !before) throw notFound();
	assertRoom(text, text.questions.length + (before ? 0 : 1));
	const { question, writes } = await questionFrom(visit, input, before, usedBy(visit, course));
	const saved = { ...question, id: questionId ?? newGuid() };
	const questions = before
		? text.questions.map((one) => (one.id === questionId ? saved : one))
		: [...text.questions, saved];
	await writeQuestions(visit, part.id, text, questions, writes);
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
