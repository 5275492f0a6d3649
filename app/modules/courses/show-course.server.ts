import { redirect } from "@remix-run/cloudflare";
import { and, eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { readingWordCount, wordsPath } from "#app/directory/word-trainer.server";
import { today } from "#app/platform/clock";
import { bestLanguage, textFor } from "#app/platform/localised";
import { notFound } from "#app/platform/problems";
import type { RichDoc } from "#app/platform/rich-text/document";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { courseAttempts, courseEnrolments, courses, courseTexts } from "#db/schema/courses";
import { type Draw, drawOnce, drawQuestions, readingDraws } from "./bank/drawing.server";
import { readingOwnCohorts } from "./cohorts.server";
import { ownName } from "./completing.server";
import { countSteps, stepsLeft } from "./completion.server";
import { serializeContents } from "./contents.server";
import type { CourseQuery, StepQuery } from "./courses.schema";
import { type Course, chaptersOf, type Part, readingOpen, readingParts, stepsOf } from "./courses.server";
import { learnerProgress, serializeCourse } from "./dashboard.server";
import { readingEnding, serializeEnding } from "./ending.server";
import { type Enrolment, enrolmentId, readingNeeded } from "./enrolments.server";
import { readingOwnHandIns } from "./hand-ins.server";
import { doneIn, isOver, noteOpened, ownLocks, previews, readingProgress } from "./learning.server";
import { readingContents } from "./linked-contents.server";
import type { Missing } from "./locks.server";
import { readingOwnNotes } from "./notes.server";
import { paths } from "./paths";
import { resultsOf } from "./quiz";
import { serializeQuestion, serializeResult } from "./quiz-view.server";
import { notingReading, readingLastRead, readingOwnReadings } from "./readings.server";
import { renderBody, renderOtherWays } from "./render.server";
import { readingBestTries, serializeMissing } from "./show-lock.server";
import { validityOf } from "./validity";
import { percentPlayed } from "./watched";

const NOTHING_LOCKED: ReadonlyMap<string, Missing[]> = new Map();

/** What reads a course with its outline and where the visitor stands in it. */
function readingCourse(visit: Visit, courseId: string) {
	return {
		course: readingOpen(visit, courseId),
		parts: readingParts(visit.rows, courseId),
		enrolment: visit.rows.finding(courseEnrolments, enrolmentId(courseId, visit.user.id)),
		progress: readingProgress(visit, courseId),
	};
}

/** The outline in the reader's language, each step with whether it is done, or not open yet. */
export function outlineOf(
	course: Course,
	parts: Part[],
	language: string,
	done: ReadonlySet<string>,
	locks: ReadonlyMap<string, unknown>,
) {
	const item = (part: Part) => {
		const { text, lang } = textFor(part.titles, language, course.firstLanguage);
		const { id, minutes, hasQuiz, isStep, lessonRule } = part;
		return {
			id,
			title: text,
			lang,
			minutes,
			hasQuiz,
			isStep,
			lessonRule,
			isDone: done.has(id),
			isLocked: locks.has(id),
		};
	};
	return chaptersOf(parts).map(({ chapter, lessons }) => ({ ...item(chapter), lessons: lessons.map(item) }));
}
export type Outline = ReturnType<typeof outlineOf>;

/** How long the visitor's certificate is valid, and whether they can take the course again for another one. */
function validityFor({ tenant, now }: Visit, { status }: Course, { code, doneAt, validUntil }: Enrolment) {
	if (code === null || validUntil === null) return null;
	const state = validityOf(validUntil, today(tenant.timeZone, now));
	return { until: validUntil, state, mayRenew: doneAt !== null && status === "published" && state !== "valid" };
}

/** The language in which a learner reads a course because they chose it; null where it is the one that they get anyway. */
function chosenLanguage(
	{ language: own }: Visit,
	course: Course,
	parts: Part[],
	lastRead: { partId: string; language: string } | undefined,
): string | null {
	const part = parts.find(({ id }) => id === lastRead?.partId);
	if (!part || !lastRead) return null;
	return lastRead.language === bestLanguage(part.titles, own, course.firstLanguage) ? null : lastRead.language;
}

/** The first page of a course: what it is, what is in it, and the way in. */
export async function showCourse(visit: Visit, { course_id: id, preview }: z.output<typeof CourseQuery>) {
	const { course, parts, enrolment, progress, needed, next, feedback, cohorts, lastRead } = await visit.rows.read({
		...readingCourse(visit, id),
		...readingEnding(visit, id),
		needed: readingNeeded(visit, id),
		cohorts: readingOwnCohorts(visit, id),
		lastRead: readingLastRead(visit, id),
	});
	if (!course) throw notFound();
	const done = doneIn(progress);
	const steps = stepsOf(parts);
	const learner = learnerProgress(visit, course, enrolment);
	const isPreview = previews(visit, preview);
	const locks = ownLocks(visit, course, parts, { done, enrolment });
	const left = stepsLeft(parts, steps, done).filter((step) => !locks.has(step.id));
	const place = steps.find((step) => step.id === learner.stepId && !locks.has(step.id));
	const goOn = place ?? left[0] ?? steps[0];
	return {
		course: serializeCourse(visit, course),
		learner: { ...learner, ...countSteps(parts, steps, (step) => done.has(step)) },
		outline: outlineOf(course, parts, visit.language, done, learner.isTaken ? locks : NOTHING_LOCKED),
		/** Courses that come first, for who has not begun yet. */
		needed: learner.isTaken
			? []
			: needed.map((one) => ({ id: one.id, ...textFor(one.titles, visit.language, one.firstLanguage) })),
		goOn: goOn?.id ?? null,
		chosen: chosenLanguage(visit, course, parts, lastRead[0]),
		/** A copy on a device leads on in that language. */
		isCopied: visit.context.isCopied,
		ending: learner.doneAt === null ? null : serializeEnding(visit, course, { next, feedback }),
		cohorts,
		hasCertificate: enrolment?.code != null,
		validity: enrolment ? validityFor(visit, course, enrolment) : null,
		mayEnrol: learner.isAssigned || (course.selfEnrols && course.audience !== "assigned"),
		edits: visit.access.level >= LEVEL_ALL,
		follows: visit.access.level >= LEVEL_CLIENTS,
		isPreview,
		tenant: visit.tenant.guid,
	};
}

/** A step as its learner reads it, in two round trips at most. */
export async function showStep(visit: Visit, input: z.output<typeof StepQuery>) {
	const { course_id: courseId, part_id: partId, preview } = input;
	const { rows, user, tenant, language: own } = visit;
	const wanted = input.language ?? own;
	const isWanted = sql`(${courseTexts.language} = ${wanted} or ${courseTexts.language} = (select ${courses.firstLanguage} from ${courses}
		where ${courses.tenantId} = ${tenant.id} and ${courses.id} = ${courseId}))`;
	const reading = rows.read({
		...readingCourse(visit, courseId),
		...readingContents(visit, partId),
		texts: rows.listing(courseTexts, { where: and(eq(courseTexts.partId, partId), isWanted), limit: 2 }),
		attempts: rows.listing(courseAttempts, {
			where: and(eq(courseAttempts.partId, partId), eq(courseAttempts.userId, user.id)),
			orderBy: courseAttempts.number,
			limit: 1000,
		}),
		best: readingBestTries(visit, courseId),
		given: readingOwnHandIns(visit, partId),
		readings: readingOwnReadings(visit, partId),
		notes: readingOwnNotes(visit, partId),
		draws: readingDraws(visit, partId),
		wordCount: readingWordCount(visit),
	});
	const [found, wordsAt] = await Promise.all([reading, wordsPath(visit)]);
	const { course, parts, enrolment, progress, texts, attempts, best, given, readings, notes } = found;
	const steps = stepsOf(parts);
	const at = steps.findIndex(({ id }) => id === partId);
	const step = steps[at];
	if (!course || !step) throw notFound();
	const isPreview = previews(visit, preview);
	if (!enrolment?.startedAt && !isPreview) throw redirect(paths(tenant.guid).course(courseId));
	const language = bestLanguage(
		Object.fromEntries(texts.map((text) => [text.language, text])),
		wanted,
		course.firstLanguage,
	);
	const text = texts.find((one) => one.language === language);
	const place = progress.find((one) => one.partId === partId);
	const before = doneIn(progress);
	// A copy that is kept has not been read yet, and opens nothing.
	const isRead = !isPreview && !visit.context.isCopied;
	const wasLocked = !isPreview && ownLocks(visit, course, parts, { done: before, enrolment }).has(partId);
	const isNew =
		enrolment?.startedAt &&
		isRead &&
		!wasLocked &&
		!place?.doneAt &&
		(!place || (step.completion === "opened" && !step.hasQuiz));
	const reads = Boolean(enrolment?.startedAt) && isRead && !wasLocked;
	const read = reads && text ? notingReading(visit, text, readings) : [];
	const taken = enrolment && { course, step, enrolment, place, attempts, handIns: [], learner: ownName(visit) };
	const isDoneNow = isNew && taken ? await noteOpened(visit, taken, read) : false;
	if (!isNew && read.length > 0) await rows.commit(read);
	const done = isDoneNow ? new Set([...before, step.id]) : before;
	const locks = isPreview ? NOTHING_LOCKED : ownLocks(visit, course, parts, { done, enrolment });
	const missing = locks.get(partId) ?? [];
	const isLocked = missing.length > 0;
	const fileAt = (file: string) => paths(tenant.guid).contentFile(courseId, partId, file);
	const left = stepsLeft(parts, steps, done);
	const asks = !isLocked && step.hasQuiz && (isPreview || Boolean(enrolment?.startedAt));
	const drawn = asks ? await drawsFor(visit, { step, course, language, attempts, draws: found.draws, isPreview }) : [];
	return {
		course: { id: course.id, title: textFor(course.titles, own, course.firstLanguage).text },
		outline: outlineOf(course, parts, wanted, done, locks),
		missing: serializeMissing(missing, { course, parts, language: wanted, done, best }),
		step: {
			...{ id: step.id, title: text?.title ?? textFor(step.titles, wanted, course.firstLanguage).text },
			...{ isDone: done.has(step.id), language, wanted, chosen: input.language ?? null },
			attends: step.completion === "attended",
			languages: Object.keys(step.titles).filter((code) => Object.hasOwn(course.titles, code)),
			isTranslated: language === wanted,
			/** Of a copy: the language that is kept without being named in the address. */
			unnamed: visit.context.isCopied ? bestLanguage(step.titles, own, course.firstLanguage) : null,
			/** The block at which a learner goes on; of what is done already they begin at the top. */
			block: isPreview || done.has(step.id) ? 0 : (place?.block ?? 0),
			/** Which version of the text this is. */
			writtenAt: text?.writtenAt ?? null,
		},
		body: await renderBody(own, isLocked ? null : ((text?.body ?? null) as RichDoc | null), language),
		reading: {
			...(await renderOtherWays(own, isLocked ? undefined : text)),
			as: input.reads ?? (isPreview ? "standard" : (enrolment?.readsAs ?? "standard")),
			isAsked: input.reads !== undefined,
		},
		contents: isLocked ? [] : await serializeContents({ language: own, fileAt }, found.links, found.pieces),
		media:
			text?.mediaGuid && !isLocked
				? {
						...{ guid: text.mediaGuid, name: text.mediaName, type: text.mediaType, cues: text.cues },
						...{ language, position: place?.position ?? 0 },
					}
				: null,
		positions: place?.positions ?? {},
		watch:
			step.completion === "watched" && !isLocked
				? { asked: step.watchPercent, played: percentPlayed(place?.watched ?? "") }
				: null,
		notes: notes.map(({ id, quote, words, createdAt }) => ({ id, quote, words, at: createdAt })),
		words: wordsAt === null ? null : { count: found.wordCount, path: wordsAt },
		task: isLocked ? null : taskFor(step, given, enrolment?.startedAt ?? 0),
		quiz: isLocked ? null : quizFor(step, { language, questions: text?.questions ?? [] }, drawn, attempts),
		previous: steps[at - 1]?.id ?? null,
		next: nextOf(course, steps[at + 1], wanted),
		progress: countSteps(parts, steps, (id) => done.has(id)),
		minutesLeft: left.reduce((sum, one) => sum + one.minutes, 0),
		isPreview,
		tenant: tenant.guid,
	};
}

/** What is to be handed in at a step and what was, with what the teacher says to it. */
function taskFor(
	{ completion, criteria }: Part,
	given: ReturnType<ReturnType<typeof readingOwnHandIns>["shape"]>,
	startedAt: number,
) {
	if (completion !== "handedIn" && completion !== "approved") return null;
	const last = given[0]?.row;
	const isEarlier = ({ createdAt }: { createdAt: number }) => createdAt < startedAt;
	return {
		criteria,
		number: (last?.number ?? 0) + 1,
		isOpen: !last || last.status === "returned" || isEarlier(last),
		isAgain: last?.status === "returned" && !isEarlier(last),
		given: given.map(({ row, file, by }) => ({
			...{ id: row.id, words: row.words, status: row.status, comment: row.comment, at: row.createdAt },
			marks: row.marks,
			...{ file: file?.state === "ready" ? file.name : null, by: by ? nameOf(by) : "", isEarlier: isEarlier(row) },
		})),
	};
}
export type Task = NonNullable<ReturnType<typeof taskFor>>;

type Attempt = { answers: Record<string, string[]>; score: number; isPassed: boolean; number: number };
type Drawing = {
	step: Part;
	course: Course;
	language: string;
	attempts: readonly Attempt[];
	draws: Draw[];
	isPreview: boolean;
};

/** What was drawn for the last attempt and, unless the quiz is over, for the one that is open. */
async function drawsFor(
	visit: Visit,
	{ step, course, language, attempts, draws, isPreview }: Drawing,
): Promise<Draw[]> {
	const number = (attempts.at(-1)?.number ?? 0) + 1;
	if (step.draws.length === 0 || isOver(step, attempts) || draws.some((draw) => draw.number === number)) return draws;
	const attempt = { step, number, language, firstLanguage: course.firstLanguage };
	return [await (isPreview ? drawQuestions : drawOnce)(visit, attempt), ...draws];
}

type Questions = Pick<Draw, "language" | "questions">;

/** A quiz without its key; once an attempt is in, how it went. */
function quizFor(step: Part, own: Questions, draws: readonly Draw[], attempts: readonly Attempt[]) {
	const last = attempts.at(-1);
	const over = isOver(step, attempts);
	const number = (last?.number ?? 0) + 1;
	const drawnFor = (which: number | undefined) => draws.find((draw) => draw.number === which);
	const now = drawnFor(over ? last?.number : number);
	const before = drawnFor(last?.number);
	const asked = [own, ...(now ? [now] : [])].flatMap(({ language, questions }) =>
		questions.map((question) => serializeQuestion(question, language)),
	);
	if (asked.length === 0) return null;
	// What was asked in another language, or has changed since, was not answered.
	const answered = [...own.questions, ...(before?.questions ?? [])].filter(({ id }) => last && id in last.answers);
	const isGone = ({ id }: { id: string }) => !asked.some((question) => question.id === id);
	return {
		questions: asked,
		passPercent: step.passPercent,
		number,
		attemptsLeft: step.attemptsMost === 0 ? null : Math.max(0, step.attemptsMost - attempts.length),
		isPassed: attempts.some(({ isPassed }) => isPassed),
		isOver: over,
		last: last && {
			...{ score: last.score, answers: last.answers },
			results: resultsOf(answered, last.answers, over).map(serializeResult),
		},
		/** What the last attempt asked and this one does not. */
		earlier: answered.filter(isGone).map((question) => serializeQuestion(question, before?.language ?? own.language)),
	};
}
export type Quiz = NonNullable<ReturnType<typeof quizFor>>;

function nextOf(course: Course, next: Part | undefined, language: string) {
	if (!next) return null;
	const { text, lang } = textFor(next.titles, language, course.firstLanguage);
	return { id: next.id, title: text, lang, minutes: next.minutes };
}
