import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type * as z from "zod";
import { today } from "#app/platform/clock";
import { languageCodes } from "#app/platform/i18n";
import { textFor } from "#app/platform/localised";
import { after, pageOf } from "#app/platform/paging.server";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { courseEnrolments, courseParts, courses, courseTexts } from "#db/schema/courses";
import type { ChapterTextCall, CoursesCall, SaveChapterCall, SaveCourseCall, SortChaptersCall } from "./courses.schema";
import {
	type Course,
	changeCourse,
	chaptersOf,
	createCourse,
	findCourse,
	findPart,
	openTo,
	PARTS_MOST,
	type Part,
	readingOpen,
	readingParts,
} from "./courses.server";
import { isTitled } from "./dashboard.server";
import { enrolmentId } from "./enrolments.server";
import { statusOf } from "./learners.server";
import { doneIn, ownLocks, readingProgress } from "./learning.server";
import { addPart, changePart, isOutdated, saveText, sortParts, type Text, trashPart } from "./parts.server";
import { trashCourse } from "./trash.server";

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

function serializeCourse(visit: Visit, course: Course) {
	const { id, guid, titles, summaries, firstLanguage, category, level, status, audience, selfEnrols, certifies } =
		course;
	return {
		...{ id, guid, tenant_id: course.tenantId, title: textFor(titles, visit.language, firstLanguage).text, titles },
		...{ summary: textFor(summaries, visit.language, firstLanguage).text, summaries, first_language: firstLanguage },
		...{ category, level, status, audience, self_enrols: selfEnrols, certifies },
		valid_months: course.validMonths,
		...{ chapter_count: course.chapterCount, minutes: course.minutes, updated_at: iso(course.updatedAt) },
	};
}

function serializeChapter(visit: Visit, { firstLanguage }: Course, chapter: Part, lessons: Part[] = []) {
	const { id, courseId, titles, sortOrder, minutes, updatedAt } = chapter;
	const title = textFor(titles, visit.language, firstLanguage).text;
	return {
		...{ id, course_id: courseId, titles, title, sort_order: sortOrder, minutes },
		lessons: lessons.map((lesson) => ({ id: lesson.id, titles: lesson.titles, minutes: lesson.minutes })),
		updated_at: iso(updatedAt),
	};
}

function serializeText(text: Text) {
	const { partId, language, title, body, updatedAt } = text;
	return { chapter_id: partId, language, title, content: body, updated_at: iso(updatedAt) };
}

const chaptersIn = (visit: Visit, course: Course, parts: Part[]) =>
	chaptersOf(parts).map(({ chapter, lessons }) => serializeChapter(visit, course, chapter, lessons));

/** The courses that the caller may open, each with its chapters in order. */
export async function listCourses(visit: Visit, { limit, cursor, q }: z.output<typeof CoursesCall>) {
	const { rows } = visit;
	const order = [courses.sortTitle, courses.id];
	const where = and(openTo(visit), q ? isTitled(q) : undefined, after(order, cursor));
	const onPage = sql`(select ${courses.id} from ${courses} where ${courses.tenantId} = ${rows.tenantId} and ${where}
		order by ${courses.sortTitle}, ${courses.id} limit ${limit})`;
	// Both at once: what belongs to the page is found by the page's own condition.
	const { list, parts } = await rows.read({
		list: rows.listing(courses, { where, orderBy: order.map((column) => asc(column)), limit: limit + 1 }),
		parts: rows.listing(courseParts, {
			where: and(sql`${courseParts.courseId} in ${onPage}`, isNull(courseParts.deletedAt)),
			orderBy: [asc(courseParts.sortOrder), asc(courseParts.id)],
			limit: PARTS_MOST * limit,
		}),
	});
	const page = pageOf(list, limit, ({ sortTitle, id }) => [sortTitle, id]);
	const items = page.items.map((course) => ({
		...serializeCourse(visit, course),
		chapters: chaptersIn(
			visit,
			course,
			parts.filter(({ courseId }) => courseId === course.id),
		),
	}));
	return { items, next: page.next };
}

/** A course with its chapters, their language versions and how far the caller has come. */
export async function courseDetails(visit: Visit, { id }: { id: string }) {
	const { rows, user } = visit;
	const { course, parts, enrolment, progress, texts } = await rows.read({
		course: readingOpen(visit, id),
		parts: readingParts(rows, id),
		enrolment: rows.finding(courseEnrolments, enrolmentId(id, user.id)),
		progress: readingProgress(visit, id),
		texts: rows.listing(courseTexts, {
			where: eq(courseTexts.courseId, id),
			limit: PARTS_MOST * languageCodes.length,
		}),
	});
	if (!course) throw notFound();
	const locks = ownLocks(visit, course, parts, { done: doneIn(progress), enrolment });
	const reads = (partId: string) => visit.access.level >= LEVEL_ALL || !locks.has(partId);
	const languagesOf = (partId: string) => {
		const own = texts.filter((text) => text.partId === partId);
		return own.map((text) => ({
			...serializeText(text),
			// What is not open to the caller yet is named alone.
			...(!reads(partId) && { content: null }),
			is_outdated: isOutdated(text, own, course.firstLanguage),
		}));
	};
	return {
		...serializeCourse(visit, course),
		chapters: chaptersIn(visit, course, parts).map((chapter) => ({ ...chapter, languages: languagesOf(chapter.id) })),
		progress: enrolment
			? {
					status: statusOf(enrolment, today(visit.tenant.timeZone, visit.now)),
					...{ started_at: iso(enrolment.startedAt), done_at: iso(enrolment.doneAt), due_on: enrolment.dueOn },
					done: progress.flatMap(({ partId, doneAt }) => (doneAt === null ? [] : [partId])),
				}
			: null,
	};
}

/** Makes a course, or changes what is sent of one. */
export async function saveCourse(visit: Visit, { id, tenantId, updatedAt, language, ...patch }: SaveCourseCall) {
	if (id === undefined) {
		if (patch.title === undefined) throw invalid({ title: "required" });
		const made = await createCourse(visit, { title: patch.title, language });
		const { title, ...rest } = patch;
		const isMore = Object.values(rest).some((value) => value !== undefined);
		return serializeCourse(visit, isMore ? await changeCourse(visit, made.id, made.firstLanguage, rest) : made);
	}
	const course = await findCourse(visit, id);
	if (updatedAt && Date.parse(updatedAt) !== course.updatedAt) throw conflict(serializeCourse(visit, course));
	const basedOn = updatedAt ? course.updatedAt : undefined;
	return serializeCourse(visit, await changeCourse(visit, id, language ?? course.firstLanguage, patch, basedOn));
}

export async function removeCourse(visit: Visit, { id }: { id: string }) {
	await trashCourse(visit, id);
	return { id, deleted: true };
}

/** Makes a chapter at the end of a course, or changes its title in a language. */
export async function saveChapter(visit: Visit, { id, courseId, title, language, minutes }: SaveChapterCall) {
	if (id === undefined) {
		if (courseId === undefined) throw invalid({ courseId: "required" });
		if (title === undefined) throw invalid({ title: "required" });
		const course = await findCourse(visit, courseId);
		const part = await addPart(visit, { courseId, title, language: language ?? course.firstLanguage, minutes });
		return serializeChapter(visit, course, part);
	}
	const { course } = await findChapter(visit, id);
	const part = await changePart(visit, course, id, { language: language ?? course.firstLanguage, title, minutes });
	return serializeChapter(visit, course, part);
}

async function findChapter(visit: Visit, id: string) {
	const found = await findPart(visit, id);
	if (found.part.chapterId !== null) throw notFound();
	return found;
}

export async function removeChapter(visit: Visit, { id }: { id: string }) {
	await findChapter(visit, id);
	await trashPart(visit, id);
	return { id, deleted: true };
}

export async function sortChapters(visit: Visit, { courseId, ids }: z.output<typeof SortChaptersCall>) {
	const { course, parts } = await sortParts(visit, { course_id: courseId, chapterId: undefined, ids });
	return { items: parts.map((chapter) => serializeChapter(visit, course, chapter)), next: null };
}

/** Writes a language version of a chapter. */
export async function saveChapterText(visit: Visit, input: z.output<typeof ChapterTextCall>) {
	const { chapterId, language, title, content } = input;
	await findChapter(visit, chapterId);
	return serializeText(await saveText(visit, { id: chapterId, language, title, body: content }));
}
