import { redirect } from "@remix-run/cloudflare";
import { and, eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { bestLanguage, textFor } from "#app/platform/localised";
import { notFound } from "#app/platform/problems";
import type { RichDoc } from "#app/platform/rich-text/document";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { courseAttempts, courseEnrolments, courses, courseTexts } from "#db/schema/courses";
import type { CourseQuery, StepQuery } from "./courses.schema";
import { type Course, chaptersOf, type Part, readingOpen, readingParts, stepsOf } from "./courses.server";
import { learnerProgress, presentCourse } from "./dashboard.server";
import { enrolmentId } from "./enrolments.server";
import { isOver, previews, readingProgress } from "./learning.server";
import { paths } from "./paths";
import { openQuestion, resultsOf } from "./quiz";
import { renderBody } from "./render.server";

/** What reads a course with its outline and where the visitor stands in it. */
function readingCourse(visit: Visit, courseId: string) {
	return {
		course: readingOpen(visit, courseId),
		parts: readingParts(visit.rows, courseId),
		enrolment: visit.rows.finding(courseEnrolments, enrolmentId(courseId, visit.user.id)),
		progress: readingProgress(visit, courseId),
	};
}

/** The outline in the reader's language, each step with whether it is done. */
export function outlineOf(course: Course, parts: Part[], language: string, done: ReadonlySet<string>) {
	const item = (part: Part) => {
		const { text, lang } = textFor(part.titles, language, course.firstLanguage);
		const { id, minutes, hasQuiz, isStep } = part;
		return { id, title: text, lang, minutes, hasQuiz, isStep, isDone: done.has(id) };
	};
	return chaptersOf(parts).map(({ chapter, lessons }) => ({ ...item(chapter), lessons: lessons.map(item) }));
}
export type Outline = ReturnType<typeof outlineOf>;

/** The first page of a course: what it is, what is in it, and the way in. */
export async function showCourse(visit: Visit, { course_id: id, preview }: z.output<typeof CourseQuery>) {
	const { course, parts, enrolment, progress } = await visit.rows.read(readingCourse(visit, id));
	if (!course) throw notFound();
	const done = new Set(progress.filter(({ doneAt }) => doneAt !== null).map(({ partId }) => partId));
	const steps = stepsOf(parts);
	const learner = learnerProgress(visit, course, enrolment);
	const isPreview = previews(visit, preview);
	const goOn = steps.find((step) => step.id === learner.stepId) ?? steps.find((step) => !done.has(step.id)) ?? steps[0];
	return {
		course: presentCourse(visit, course),
		learner: { ...learner, done: steps.filter((step) => done.has(step.id)).length, all: steps.length },
		outline: outlineOf(course, parts, visit.language, done),
		goOn: goOn?.id ?? null,
		hasCertificate: enrolment?.code != null,
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
	const { course, parts, enrolment, progress, texts, attempts } = await rows.read({
		...readingCourse(visit, courseId),
		texts: rows.listing(courseTexts, { where: and(eq(courseTexts.partId, partId), isWanted), limit: 2 }),
		attempts: rows.listing(courseAttempts, {
			where: and(eq(courseAttempts.partId, partId), eq(courseAttempts.userId, user.id)),
			orderBy: courseAttempts.number,
			limit: 1000,
		}),
	});
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
	const done = new Set(progress.filter(({ doneAt }) => doneAt !== null).map((one) => one.partId));
	const place = progress.find((one) => one.partId === partId);
	const left = steps.filter(({ id }) => !done.has(id));
	return {
		course: { id: course.id, title: textFor(course.titles, own, course.firstLanguage).text },
		outline: outlineOf(course, parts, wanted, done),
		step: {
			...{ id: step.id, title: text?.title ?? textFor(step.titles, wanted, course.firstLanguage).text },
			...{ isDone: done.has(step.id), language, wanted },
			languages: Object.keys(step.titles).filter((code) => Object.hasOwn(course.titles, code)),
			isTranslated: language === wanted,
		},
		body: await renderBody(own, (text?.body ?? null) as RichDoc | null),
		media: text?.mediaGuid
			? { guid: text.mediaGuid, name: text.mediaName, type: text.mediaType, position: place?.position ?? 0 }
			: null,
		quiz: quizFor(step, text?.questions ?? [], attempts),
		previous: steps[at - 1]?.id ?? null,
		next: nextOf(course, steps[at + 1], wanted),
		progress: { done: steps.length - left.length, all: steps.length },
		minutesLeft: left.reduce((sum, one) => sum + one.minutes, 0),
		isPreview,
		tenant: tenant.guid,
	};
}

/** A quiz without its key; once an attempt is in, how it went. */
function quizFor(
	step: Part,
	questions: Parameters<typeof resultsOf>[0],
	attempts: { answers: Record<string, string[]>; score: number; isPassed: boolean; number: number }[],
) {
	if (questions.length === 0) return null;
	const last = attempts.at(-1);
	const over = isOver(step, attempts);
	// What was asked in another language, or has changed since, was not answered.
	const answered = questions.filter(({ id }) => last && id in last.answers);
	return {
		questions: questions.map(openQuestion),
		passPercent: step.passPercent,
		number: (last?.number ?? 0) + 1,
		attemptsLeft: step.attemptsMost === 0 ? null : Math.max(0, step.attemptsMost - attempts.length),
		isPassed: attempts.some(({ isPassed }) => isPassed),
		isOver: over,
		last: last && { score: last.score, answers: last.answers, results: resultsOf(answered, last.answers, over) },
	};
}
export type Quiz = NonNullable<ReturnType<typeof quizFor>>;

function nextOf(course: Course, next: Part | undefined, language: string) {
	if (!next) return null;
	const { text, lang } = textFor(next.titles, language, course.firstLanguage);
	return { id: next.id, title: text, lang, minutes: next.minutes };
}
