import { and, desc, eq, isNull, ne, sql } from "drizzle-orm";
import type * as z from "zod";
import { textFor } from "#app/platform/localised";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { changeAgain } from "#app/platform/tenant/change-again.server";
import type { Visit } from "#app/platform/tenant/context";
import { courseEnrolments, courseFeedback, courses } from "#db/schema/courses";
import { letterKinds } from "./choices";
import type { EndingInput, FeedbackInput, LettersInput } from "./courses.schema";
import { type Course, findCourse } from "./courses.server";
import { enrolmentId } from "./enrolments.server";

/** Comments that the figures of a course show, the newest. */
const COMMENTS = 100;

/** What learners read in one language once they have completed a course, and where it leads them. */
export async function saveEnding(visit: Visit, { id, language, ending, endingUrl, nextCourseId }: EndingInput) {
	const next = nextCourseId === undefined ? null : await visit.rows.find(courses, nextCourseId);
	if (nextCourseId !== undefined && (!next || next.id === id)) throw invalid({ nextCourseId: "wrongValue" });
	await changeAgain(undefined, async () => {
		const course = await findCourse(visit, id);
		const patch = { endings: { ...course.endings, [language]: ending }, endingUrl, nextCourseId: next?.id ?? null };
		if (!(await visit.rows.change(courses, id, patch, course.updatedAt))) throw conflict();
	});
}

/** What learners are written in one language, where that is not what the portal writes. */
export const saveLetters = (visit: Visit, { id, language, ...words }: z.output<typeof LettersInput>): Promise<void> =>
	changeAgain(undefined, async () => {
		const course = await findCourse(visit, id);
		const letters = Object.fromEntries(
			letterKinds.map((kind) => [kind, { ...course.letters[kind], [language]: words[kind] }]),
		);
		if (!(await visit.rows.change(courses, id, { letters }, course.updatedAt))) throw conflict();
	});

/** For one `rows.read`: the course that a visitor might take next, and what they have said of this one. */
export const readingEnding = ({ rows, user, tenant }: Visit, courseId: string) => ({
	next: rows.listing(courses, {
		where: and(
			...[ne(courses.id, courseId), eq(courses.status, "published"), isNull(courses.deletedAt)],
			ne(courses.audience, "assigned"),
			isNextOf(tenant.id, courseId),
		),
		limit: 1,
	}),
	feedback: rows.finding(courseFeedback, enrolmentId(courseId, user.id)),
});

const isNextOf = (tenantId: string, courseId: string) =>
	sql`${courses.id} = (select ended.next_course_id from ${courses} as ended where ended.tenant_id = ${tenantId} and ended.id = ${courseId})`;

type Found = { next: Course[]; feedback: { stars: number; comment: string } | undefined };

/** The end of a course for who has completed it. */
export function serializeEnding({ language }: Visit, course: Course, { next: [next], feedback }: Found) {
	const { text, lang } = textFor(course.endings, language, course.firstLanguage);
	return {
		...{ text, lang, url: course.endingUrl },
		next: next ? { id: next.id, ...textFor(next.titles, language, next.firstLanguage) } : null,
		feedback: feedback ? { stars: feedback.stars, comment: feedback.comment } : null,
	};
}

/** Keeps what somebody thinks of a course that they have completed; said again it takes the place of what was said before. */
export async function giveFeedback(visit: Visit, { id: courseId, stars, comment }: z.output<typeof FeedbackInput>) {
	const { rows, user } = visit;
	const own = await rows.find(courseEnrolments, enrolmentId(courseId, user.id));
	if (!own?.doneAt) throw notFound();
	await rows.keep(courseFeedback, { id: own.id, courseId, userId: user.id, stars, comment });
}

/** What learners have said of a course, the newest first, without their names. */
export const readingFeedback = ({ rows }: Visit, courseId: string) =>
	rows.listing(courseFeedback, {
		where: eq(courseFeedback.courseId, courseId),
		orderBy: desc(courseFeedback.createdAt),
		limit: COMMENTS,
	});
