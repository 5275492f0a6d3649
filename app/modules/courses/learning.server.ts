import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type * as z from "zod";
import { languageCodes } from "#app/platform/i18n";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { courseAttempts, courseEnrolments, courseParts, courseProgress, courseTexts } from "#db/schema/courses";
import { newCode } from "./certificate-code";
import type { AttemptInput, DoneInput, PositionInput } from "./courses.schema";
import { type Part, readingOpen, readingParts, stepsOf } from "./courses.server";
import { enrolmentId } from "./enrolments.server";
import { scoreOf } from "./quiz";

export const progressId = (partId: string, userId: string) => `${partId}:${userId}`;

export const readingProgress = ({ rows, user }: Visit, courseId: string) =>
	rows.listing(courseProgress, {
		where: and(eq(courseProgress.courseId, courseId), eq(courseProgress.userId, user.id)),
		limit: 5000,
	});

/** The visitor's course, a step of it and where they stand; `notFound` where they do not take it. */
export async function findOwnStep(visit: Visit, { course_id: courseId, part_id: partId }: z.output<typeof DoneInput>) {
	const { rows, user } = visit;
	const { course, parts, enrolment, attempts } = await rows.read({
		course: readingOpen(visit, courseId),
		parts: readingParts(rows, courseId),
		enrolment: rows.finding(courseEnrolments, enrolmentId(courseId, user.id)),
		attempts: rows.listing(courseAttempts, {
			where: and(eq(courseAttempts.partId, partId), eq(courseAttempts.userId, user.id)),
			orderBy: courseAttempts.number,
			limit: 1000,
		}),
	});
	const steps = stepsOf(parts);
	const step = steps.find(({ id }) => id === partId);
	if (!course || !step || !enrolment) throw notFound();
	return { course, steps, step, enrolment, attempts };
}

type OwnStep = Awaited<ReturnType<typeof findOwnStep>>;

/**
 * The writes that note a step as done, at the time of the server and once, however often it is sent; and that complete the
 * course where it was the last one. Whether it was the last is asked in the same commit, so that two steps that are done at
 * the same moment complete it all the same.
 */
function completing(visit: Visit, { course, step, enrolment }: OwnStep, score: number | null): PendingWrite[] {
	const { rows, user, now, tenant } = visit;
	const at = now.getTime();
	const id = progressId(step.id, user.id);
	const row = { id, courseId: course.id, userId: user.id, partId: step.id };
	const isOpen = sql`exists (select 1 from ${courseParts} where ${and(
		eq(courseParts.tenantId, tenant.id),
		eq(courseParts.courseId, course.id),
		isNull(courseParts.deletedAt),
		eq(courseParts.isStep, true),
	)} and not exists (select 1 from ${courseProgress} where ${and(
		eq(courseProgress.tenantId, tenant.id),
		eq(courseProgress.partId, courseParts.id),
		eq(courseProgress.userId, user.id),
	)} and ${courseProgress.doneAt} is not null))`;
	const certificate = {
		person: `${user.firstName} ${user.lastName}`.trim() || user.email,
		course: course.titles,
		tenant: tenant.name,
	};
	const isDone = and(eq(courseEnrolments.id, enrolment.id), isNull(courseEnrolments.doneAt), sql`not ${isOpen}`);
	const doneSteps = sql`(select count(*) from ${courseProgress} where ${and(
		eq(courseProgress.tenantId, tenant.id),
		eq(courseProgress.courseId, course.id),
		eq(courseProgress.userId, user.id),
		isNotNull(courseProgress.doneAt),
	)} and exists (select 1 from ${courseParts} where ${and(
		eq(courseParts.tenantId, tenant.id),
		eq(courseParts.id, courseProgress.partId),
		isNull(courseParts.deletedAt),
		eq(courseParts.isStep, true),
	)}))`;
	return [
		rows.addingMissing(courseProgress, row),
		rows.changing(courseProgress, id, { doneAt: at, score }, undefined, isNull(courseProgress.doneAt)),
		rows.deriving(courseEnrolments, enrolment.id, { doneCount: doneSteps }),
		rows.changingWhere(courseEnrolments, isDone as NonNullable<typeof isDone>, {
			doneAt: at,
			...(course.certifies && { code: newCode(), certificate }),
		}),
	];
}

/** The write that notes where the learner goes on. */
const goingOnAt = ({ rows }: Visit, enrolment: { id: string }, step: Part): PendingWrite =>
	rows.deriving(courseEnrolments, enrolment.id, { stepId: step.id });

/** Marks a step as done and gives the one after it, null after the last. A step with a quiz is done once that is passed. */
export async function finishStep(visit: Visit, input: z.output<typeof DoneInput>): Promise<Part | null> {
	const found = await findOwnStep(visit, input);
	const { steps, step, enrolment, attempts } = found;
	const next = steps[steps.indexOf(step) + 1] ?? null;
	if (step.hasQuiz && !attempts.some(({ isPassed }) => isPassed)) throw invalid({ form: "courses:errors.quizFirst" });
	const writes = step.hasQuiz ? [] : completing(visit, found, null);
	await visit.rows.commit([...writes, goingOnAt(visit, enrolment, next ?? step)]);
	return next;
}

/** Takes an attempt at a quiz and scores it here. One that is sent again changes nothing; one too many is refused. */
export async function takeAttempt(visit: Visit, input: AttemptInput): Promise<void> {
	const found = await findOwnStep(visit, input);
	const { step, course, attempts } = found;
	const { rows, user } = visit;
	if (attempts.some(({ number }) => number === input.number)) return;
	if (isOver(step, attempts)) throw conflict(undefined, "courses:errors.noAttemptLeft");
	const { texts } = await rows.read({
		texts: rows.listing(courseTexts, { where: eq(courseTexts.partId, step.id), limit: languageCodes.length }),
	});
	const text = texts.find(({ language }) => language === input.language);
	if (!text || text.questions.length === 0 || input.number !== attempts.length + 1) throw conflict();
	const known = new Set(text.questions.map(({ id }) => id));
	const answers = Object.fromEntries(
		Object.entries(input.answers)
			.filter(([id]) => known.has(id))
			.map(([id, given]) => [id, given.filter((one) => one !== "")]),
	);
	const missing = text.questions.filter(({ id }) => !answers[id]?.length);
	if (missing.length > 0)
		throw invalid(Object.fromEntries(missing.map(({ id }) => [`q.${id}`, "courses:errors.unanswered"])));
	const score = scoreOf(text.questions, answers);
	const isPassed = score >= step.passPercent;
	const { number, language } = input;
	const id = `${step.id}:${user.id}:${number}`;
	const row = { id, courseId: course.id, userId: user.id, partId: step.id, number, language, answers, score, isPassed };
	await orElse(
		rows.commit([rows.adding(courseAttempts, row), ...(isPassed ? completing(visit, found, score) : [])]),
		() => conflict(),
	);
}

/** Whether a quiz is over for a learner: it is passed, or all attempts are used up. */
export const isOver = (
	{ attemptsMost }: Pick<Part, "attemptsMost">,
	attempts: readonly { isPassed: boolean }[],
): boolean => attempts.some(({ isPassed }) => isPassed) || (attemptsMost > 0 && attempts.length >= attemptsMost);

/** Notes the second at which a film or a recording was left. */
export async function savePosition(visit: Visit, input: z.output<typeof PositionInput>): Promise<void> {
	const { step, course, enrolment } = await findOwnStep(visit, input);
	const { rows, user } = visit;
	const id = progressId(step.id, user.id);
	await rows.commit([
		rows.addingMissing(courseProgress, { id, courseId: course.id, userId: user.id, partId: step.id }),
		rows.deriving(courseProgress, id, { position: input.position }),
		goingOnAt(visit, enrolment, step),
	]);
}

/** Whether the visitor looks at a course as its learners do without taking it: those who may write it. */
export const previews = (visit: Visit, preview: string | undefined) =>
	preview !== undefined && visit.access.level >= LEVEL_ALL;
