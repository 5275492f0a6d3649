import { and, eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { today } from "#app/platform/clock";
import { languageCodes } from "#app/platform/i18n";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import {
	courseAttempts,
	courseContents,
	courseEnrolments,
	courseHandIns,
	courseProgress,
	courseTexts,
} from "#db/schema/courses";
import { readingDraws } from "./bank/drawing.server";
import { complete, ownName, progressId, type StepOf } from "./completing.server";
import type { AttemptInput, DoneInput, FinishInput, PlaceInput, PositionInput, ReadAsInput } from "./courses.schema";
import { type Course, type Part, readingOpen, readingParts, stepsOf } from "./courses.server";
import { type Enrolment, enrolmentId } from "./enrolments.server";
import { locksOf } from "./locks.server";
import { scoreOf } from "./quiz";
import { notingVersion } from "./readings.server";
import { percentPlayed, playedTogether } from "./watched";

export const readingProgress = ({ rows, user }: Visit, courseId: string) =>
	rows.listing(courseProgress, {
		where: and(eq(courseProgress.courseId, courseId), eq(courseProgress.userId, user.id)),
		limit: 5000,
	});

type Progress = Row<typeof courseProgress>;

/** The steps of these that are done. */
export const doneIn = (progress: readonly Pick<Progress, "doneAt" | "partId">[]): ReadonlySet<string> =>
	new Set(progress.filter(({ doneAt }) => doneAt !== null).map(({ partId }) => partId));

/** What each step that is not open to the visitor yet waits for. */
export function ownLocks(
	{ tenant, now }: Pick<Visit, "tenant" | "now">,
	course: Course,
	parts: Part[],
	{ done, enrolment }: { done: ReadonlySet<string>; enrolment: Pick<Enrolment, "startedAt"> | undefined },
) {
	const startedAt = enrolment?.startedAt ?? null;
	const startedOn = startedAt === null ? null : today(tenant.timeZone, new Date(startedAt));
	return locksOf(course, parts, { done, startedOn, day: today(tenant.timeZone, now) });
}

/** Of what was handed in: what was so before the course was begun anew counts no more. */
export const handedInSince = <HandIn extends { createdAt: number }>(
	handIns: HandIn[],
	{ startedAt }: Pick<Enrolment, "startedAt">,
): HandIn[] => handIns.filter(({ createdAt }) => createdAt >= (startedAt ?? 0));

/** The visitor's course, a step of it that is open to them and where they stand; `notFound` where they do not take it. */
export async function findOwnStep(visit: Visit, { course_id: courseId, part_id: partId }: z.output<typeof DoneInput>) {
	const { rows, user } = visit;
	const { course, parts, enrolment, progress, attempts, handIns } = await rows.read({
		course: readingOpen(visit, courseId),
		parts: readingParts(rows, courseId),
		enrolment: rows.finding(courseEnrolments, enrolmentId(courseId, user.id)),
		progress: readingProgress(visit, courseId),
		attempts: rows.listing(courseAttempts, {
			where: and(eq(courseAttempts.partId, partId), eq(courseAttempts.userId, user.id)),
			orderBy: courseAttempts.number,
			limit: 1000,
		}),
		handIns: rows.listing(courseHandIns, {
			where: and(eq(courseHandIns.partId, partId), eq(courseHandIns.userId, user.id)),
			orderBy: courseHandIns.number,
			limit: 1000,
		}),
	});
	const steps = stepsOf(parts);
	const step = steps.find(({ id }) => id === partId);
	if (!course || !step || !enrolment) throw notFound();
	const locks = ownLocks(visit, course, parts, { done: doneIn(progress), enrolment });
	if (locks.has(partId)) throw invalid({ form: "courses:errors.locked" });
	const place = progress.find((one) => one.partId === partId);
	const numbersTaken = handIns.at(-1)?.number ?? 0;
	return {
		...{ course, steps, step, enrolment, attempts, place, numbersTaken, learner: ownName(visit) },
		handIns: handedInSince(handIns, enrolment),
	};
}

type Shown = {
	place: Pick<Progress, "watched"> | undefined;
	attempts: readonly { isPassed: boolean }[];
	handIns: readonly { status: "handedIn" | "returned" | "approved" }[];
};

/** Why a step cannot be completed yet; undefined where it can. */
export function standsInTheWay(step: Part, { place, attempts, handIns }: Shown): string | undefined {
	if (step.hasQuiz && !attempts.some(({ isPassed }) => isPassed)) return "courses:errors.quizFirst";
	if (step.completion === "watched" && percentPlayed(place?.watched ?? "") < step.watchPercent)
		return `courses:errors.watchFirst?percent=${step.watchPercent}`;
	if (step.completion === "attended") return "courses:errors.attendFirst";
	if (step.completion === "handedIn" && handIns.length === 0) return "courses:errors.handInFirst";
	if (step.completion === "approved" && !handIns.some(({ status }) => status === "approved"))
		return handIns.at(-1)?.status === "handedIn" ? "courses:errors.waitsForTeacher" : "courses:errors.handInFirst";
	return undefined;
}

/** The write that notes where the learner goes on. */
const goingOnAt = ({ rows }: Visit, enrolment: { id: string }, step: Part): PendingWrite =>
	rows.deriving(courseEnrolments, enrolment.id, { stepId: step.id });

/**
 * Marks a step as done and gives the one after it, null after the last. One that asks for more is done once that is there:
 * its quiz is passed, its film watched.
 */
export async function finishStep(visit: Visit, input: z.output<typeof FinishInput>): Promise<Part | null> {
	const found = await findOwnStep(visit, input);
	const { steps, step, enrolment, place } = found;
	const next = steps[steps.indexOf(step) + 1] ?? null;
	// What was done by earlier rules stays done.
	const reason = place?.doneAt ? undefined : standsInTheWay(step, found);
	if (reason) throw invalid({ form: reason });
	const read = await notingVersion(visit, input);
	await complete(visit, found, null, [...read, goingOnAt(visit, enrolment, next ?? step)]);
	return next;
}

/** Notes that a step was opened, which completes one that asks for nothing else. Gives whether it is done by that. */
export async function noteOpened(visit: Visit, found: StepOf & Shown, more: PendingWrite[]): Promise<boolean> {
	const { step, course } = found;
	const { rows, user } = visit;
	const isDone = step.completion === "opened" && standsInTheWay(step, found) === undefined;
	if (isDone) await complete(visit, found, null, more);
	else {
		const id = progressId(step.id, user.id);
		await rows.commit([
			...more,
			rows.addingMissing(courseProgress, { id, courseId: course.id, userId: user.id, partId: step.id }),
		]);
	}
	return isDone;
}

/** Takes an attempt at a quiz and scores it here. One that is sent again changes nothing; one too many is refused. */
export async function takeAttempt(visit: Visit, input: AttemptInput): Promise<void> {
	const found = await findOwnStep(visit, input);
	const { step, course, attempts } = found;
	const { rows, user } = visit;
	if (attempts.some(({ number }) => number === input.number)) return;
	if (isOver(step, attempts)) throw conflict(undefined, "courses:errors.noAttemptLeft");
	const { texts, draws } = await rows.read({
		texts: rows.listing(courseTexts, { where: eq(courseTexts.partId, step.id), limit: languageCodes.length }),
		draws: readingDraws(visit, step.id),
	});
	const own = texts.find(({ language }) => language === input.language)?.questions ?? [];
	const drawn = draws.find(({ number }) => number === input.number);
	// What is drawn is drawn when the step is opened: an answer to nothing that was asked does not count.
	const isAsked = step.draws.length === 0 || drawn !== undefined;
	const questions = [...own, ...(drawn?.questions ?? [])];
	if (!isAsked || questions.length === 0 || input.number !== attempts.length + 1) throw conflict();
	const known = new Set(questions.map(({ id }) => id));
	const answers = Object.fromEntries(
		Object.entries(input.answers)
			.filter(([id]) => known.has(id))
			.map(([id, given]) => [id, given.filter((one) => one !== "")]),
	);
	const missing = questions.filter(({ id }) => !answers[id]?.length);
	if (missing.length > 0)
		throw invalid(Object.fromEntries(missing.map(({ id }) => [`q.${id}`, "courses:errors.unanswered"])));
	const score = scoreOf(questions, answers);
	const isPassed = score >= step.passPercent;
	const { number, language } = input;
	const id = `${step.id}:${user.id}:${number}`;
	const row = { id, courseId: course.id, userId: user.id, partId: step.id, number, language, answers, score, isPassed };
	const adding = rows.adding(courseAttempts, row);
	const isDone = standsInTheWay(step, { ...found, attempts: [...attempts, { isPassed }] }) === undefined;
	const written: Promise<unknown> = isDone ? complete(visit, found, score, [adding]) : rows.commit([adding]);
	await orElse(written, () => conflict());
}

/** Whether a quiz is over for a learner: it is passed, or all attempts are used up. */
export const isOver = (
	{ attemptsMost }: Pick<Part, "attemptsMost">,
	attempts: readonly { isPassed: boolean }[],
): boolean => attempts.some(({ isPassed }) => isPassed) || (attemptsMost > 0 && attempts.length >= attemptsMost);

/** The write that notes the second at which something else than the step's own film was left. Throws `notFound` for what the step does not play. */
async function savingPositionOf({ rows }: Visit, id: string, partId: string, of: string, position: number) {
	const inText = and(
		eq(courseTexts.partId, partId),
		sql`(${courseTexts.soundGuid} = ${of} or instr(${courseTexts.body}, ${of}) > 0 or instr(coalesce(${courseTexts.easyBody}, ''), ${of}) > 0)`,
	);
	const linked = and(eq(courseContents.partId, partId), eq(courseContents.contentId, of));
	const { texts, links } = await rows.read({
		texts: rows.counting(courseTexts, inText as SQL, 1),
		links: rows.counting(courseContents, linked as SQL, 1),
	});
	if (texts + links === 0) throw notFound();
	const positions = sql`json_set(${courseProgress.positions}, ${`$."${of}"`}, ${position})`;
	return rows.deriving(courseProgress, id, { positions });
}

/** Notes the second at which a film or a recording was left and what of it was played, which may complete its step. */
export async function savePosition(visit: Visit, input: z.output<typeof PositionInput>): Promise<void> {
	const found = await findOwnStep(visit, input);
	const { step, course, enrolment, place } = found;
	const { rows, user } = visit;
	const id = progressId(step.id, user.id);
	const adding = rows.addingMissing(courseProgress, { id, courseId: course.id, userId: user.id, partId: step.id });
	if (input.of !== undefined) {
		const saving = await savingPositionOf(visit, id, step.id, input.of, input.position);
		await rows.commit([adding, saving, goingOnAt(visit, enrolment, step)]);
		return;
	}
	const watched = playedTogether(place?.watched ?? "", input.watched);
	const writes = [
		adding,
		rows.deriving(courseProgress, id, { position: input.position, watched }),
		goingOnAt(visit, enrolment, step),
	];
	const isDone = step.completion === "watched" && standsInTheWay(step, { ...found, place: { watched } }) === undefined;
	if (isDone && !place?.doneAt) await complete(visit, found, null, writes);
	else await rows.commit(writes);
}

/** Notes how the visitor wants to read a course, so that they get it so on whatever device. */
export async function saveWayToRead(visit: Visit, { as, ...input }: z.output<typeof ReadAsInput>): Promise<void> {
	const { enrolment } = await findOwnStep(visit, input);
	await visit.rows.commit([visit.rows.deriving(courseEnrolments, enrolment.id, { readsAs: as })]);
}

/** Notes the block of a text at which the visitor is, so that they go on there on whatever device. */
export async function savePlace(visit: Visit, input: z.output<typeof PlaceInput>): Promise<void> {
	const { rows, user } = visit;
	const { step, course, enrolment } = await findOwnStep(visit, input);
	const id = progressId(step.id, user.id);
	await rows.commit([
		rows.addingMissing(courseProgress, { id, courseId: course.id, userId: user.id, partId: step.id }),
		rows.deriving(courseProgress, id, { block: input.block }),
		goingOnAt(visit, enrolment, step),
	]);
}

/** Whether the visitor looks at a course as its learners do without taking it: those who may write it. */
export const previews = (visit: Visit, preview: string | undefined) =>
	preview !== undefined && visit.access.level >= LEVEL_ALL;
