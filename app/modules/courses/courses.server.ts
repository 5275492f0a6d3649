import { and, asc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { defaultLanguage } from "#app/platform/i18n";
import { newGuid, newId } from "#app/platform/ids";
import { conflict, notFound } from "#app/platform/problems";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import { changeAgain } from "#app/platform/tenant/change-again.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { PendingQuery, Row, TenantRows } from "#app/platform/tenant/rows.server";
import { courseEnrolments, courseParts, courseProgress, courses } from "#db/schema/courses";
import { checkAccessible } from "./barriers.server";
import type { SettingsInput } from "./courses.schema";
import { tellAssigned } from "./letters.server";
import { refreshingFiles } from "./open-files.server";

export type Course = Row<typeof courses>;
export type Part = Row<typeof courseParts>;

/** Parts that one course may have. */
export const PARTS_MOST = 3000;

/** As whom a course can be assigned to this visitor without naming them. */
export const assignedAs = ({ access }: Visit) => ["everybody", `role:${access.role}`];

/** A condition on courses: this visitor is assigned to it by name or by role. */
export function isAssignedTo(visit: Visit): SQL {
	const words = JSON.stringify(assignedAs(visit));
	return sql`(exists (select 1 from json_each(${courses.assignedTo}) as rule where json_extract(rule.value, '$.to') in (select value from json_each(${words})))
		or exists (select 1 from ${courseEnrolments} where ${courseEnrolments.tenantId} = ${visit.tenant.id}
			and ${courseEnrolments.userId} = ${visit.user.id} and ${courseEnrolments.courseId} = ${courses.id} and ${courseEnrolments.source} = 'assigned'))`;
}

/** A condition on courses: this visitor takes it. */
export const isTakenBy = (visit: Visit): SQL =>
	sql`exists (select 1 from ${courseEnrolments} where ${courseEnrolments.tenantId} = ${visit.tenant.id}
		and ${courseEnrolments.userId} = ${visit.user.id} and ${courseEnrolments.courseId} = ${courses.id})`;

/**
 * The courses that a visitor may open: level 30 all, level 20 all that are published, level 10 those that are for
 * members or that they are assigned to. A course that somebody has begun stays open to them once it is archived.
 */
export function openTo(visit: Visit): SQL {
	const isKept = isNull(courses.deletedAt);
	if (visit.access.level >= LEVEL_ALL) return isKept;
	const isPublished = eq(courses.status, "published");
	const isBegun = and(eq(courses.status, "archived"), isTakenBy(visit));
	if (visit.access.level >= LEVEL_CLIENTS) return and(isKept, or(isPublished, isBegun)) as SQL;
	const isForMembers = sql`${courses.audience} <> 'assigned'`;
	const isOpen = and(isPublished, or(isForMembers, isAssignedTo(visit), isTakenBy(visit)));
	return and(isKept, or(isOpen, isBegun)) as SQL;
}

/** For one `rows.read`: the course, where the visitor may open it. */
export function readingOpen(visit: Visit, id: string): PendingQuery<Course | undefined> {
	const { query, shape } = visit.rows.listing(courses, { where: and(eq(courses.id, id), openTo(visit)), limit: 1 });
	return { query, shape: (rows) => shape(rows)[0] };
}

/** A course that is not in the trash, for whoever may change it; `notFound` else. */
export async function findCourse(ctx: TenantContext, id: string): Promise<Course> {
	const course = await ctx.rows.find(courses, id);
	if (!course || course.deletedAt !== null) throw notFound();
	return course;
}

/** A part and its course, neither in the trash. */
export async function findPart(ctx: TenantContext, id: string): Promise<{ part: Part; course: Course }> {
	const [found] = (
		await ctx.rows.read({
			list: ctx.rows.listingWith(
				courseParts,
				{ course: [courses, courseParts.courseId] },
				{ where: and(eq(courseParts.id, id), isNull(courseParts.deletedAt)), limit: 1 },
			),
		})
	).list;
	if (!found?.course || found.course.deletedAt !== null) throw notFound();
	return { part: found.row, course: found.course };
}

/** The parts of a course in the order in which they are taken. */
export const readingParts = (rows: TenantRows, courseId: string): PendingQuery<Part[]> =>
	rows.listing(courseParts, {
		where: and(eq(courseParts.courseId, courseId), isNull(courseParts.deletedAt)),
		orderBy: [asc(courseParts.sortOrder), asc(courseParts.id)],
		limit: PARTS_MOST,
	});

/** The chapters with their lessons, each in its order. */
export function chaptersOf(parts: Part[]) {
	return parts
		.filter(({ chapterId }) => chapterId === null)
		.map((chapter) => ({ chapter, lessons: parts.filter(({ chapterId }) => chapterId === chapter.id) }));
}

/** The steps of a course from the first to the last. */
export const stepsOf = (parts: Part[]): Part[] =>
	chaptersOf(parts).flatMap(({ chapter, lessons }) => [...(chapter.isStep ? [chapter] : []), ...lessons]);

/** What a step counts as, in the database as `countingAs` says it. */
const countedAs = ({ tenantId }: TenantRows): SQL =>
	sql`case when exists (select 1 from ${courseParts} as chapter where chapter.tenant_id = ${tenantId} and chapter.id = ${courseParts.chapterId}
		and chapter.lesson_rule = 'one') then 'one:' || ${courseParts.chapterId} else ${courseParts.id} end`;

/** How much there is to do in a course; of what `only` says. */
export function countingSteps(rows: TenantRows, courseId: string, only?: SQL): SQL<number> {
	const steps = and(
		eq(courseParts.tenantId, rows.tenantId),
		eq(courseParts.courseId, courseId),
		isNull(courseParts.deletedAt),
		eq(courseParts.isStep, true),
		only,
	);
	return sql`(select count(distinct ${countedAs(rows)}) from ${courseParts} where ${steps})`;
}

/** The write that counts a course's parts anew; stands after the write that changes them. */
export function recounting(rows: TenantRows, courseId: string): PendingWrite {
	const from = sql`from ${courseParts} where ${and(
		eq(courseParts.tenantId, rows.tenantId),
		eq(courseParts.courseId, courseId),
		isNull(courseParts.deletedAt),
	)}`;
	return rows.deriving(courses, courseId, {
		chapterCount: sql`(select count(*) ${from} and ${courseParts.chapterId} is null)`,
		stepCount: countingSteps(rows, courseId),
		minutes: sql`(select coalesce(sum(${courseParts.minutes}), 0) ${from} and ${courseParts.isStep})`,
	});
}

/**
 * The write that counts anew what each learner of a course has done of it; stands after the write that changes which steps
 * there are.
 */
export function recountingDone(rows: TenantRows, courseId: string): PendingWrite {
	const isDone = sql`exists (select 1 from ${courseProgress} where ${and(
		eq(courseProgress.tenantId, rows.tenantId),
		eq(courseProgress.partId, courseParts.id),
		eq(courseProgress.userId, courseEnrolments.userId),
		isNotNull(courseProgress.doneAt),
	)})`;
	const its = eq(courseEnrolments.courseId, courseId);
	return rows.deriving(courseEnrolments, its, { doneCount: countingSteps(rows, courseId, isDone) });
}

export const titleOf = ({ titles, firstLanguage }: Pick<Course, "titles" | "firstLanguage">): string =>
	titles[firstLanguage] ?? Object.values(titles)[0] ?? "";

/** Makes a course without chapters, as a draft. */
export async function createCourse(visit: Visit, { title, language }: { title: string; language?: string }) {
	const { rows, now, user } = visit;
	const at = now.getTime();
	const id = newId(at);
	const firstLanguage = language ?? user.language ?? defaultLanguage;
	const row = { id, guid: newGuid(), authorId: user.id, titles: { [firstLanguage]: title }, firstLanguage };
	const [course] = await rows.commit([
		rows.adding(courses, { ...row, sortTitle: title.toLowerCase() }),
		rows.indexingNew(courses, id, [title]),
	]);
	return course as Course;
}

type Patch = Partial<
	Pick<
		Course,
		"category" | "level" | "audience" | "selfEnrols" | "certifies" | "validMonths" | "status" | "inOrder" | "needs"
	>
> & {
	title?: string;
	summary?: string;
};

/** Refuses a commit whose course has moved on since it was read. */
export const unmoved = (visit: Visit, { id, updatedAt }: Course): PendingWrite =>
	requiring(
		visit.context,
		sql`exists (select 1 from ${courses} where ${and(eq(courses.tenantId, visit.tenant.id), eq(courses.id, id), eq(courses.updatedAt, updatedAt))})`,
	);

/** Changes what is sent of a course, its title and summary in one language. Throws `conflict` where it has moved on since `basedOn`. */
export const changeCourse = (visit: Visit, id: string, language: string, patch: Patch, basedOn?: number) =>
	changeAgain(basedOn, async () => {
		const course = await findCourse(visit, id);
		if (basedOn !== undefined && course.updatedAt !== basedOn) throw conflict(course);
		return writeCourse(visit, course, language, patch);
	});

async function writeCourse(visit: Visit, course: Course, language: string, patch: Patch): Promise<Course> {
	const { rows } = visit;
	const { id } = course;
	if (patch.status === "published" && course.status !== "published") await checkAccessible(visit, id);
	const { title, summary, ...shared } = patch;
	const titles = title === undefined ? course.titles : { ...course.titles, [language]: title };
	const summaries = summary === undefined ? course.summaries : { ...course.summaries, [language]: summary };
	const changed = { ...course, ...shared, titles, summaries };
	const sortTitle = titleOf(changed).toLowerCase();
	const commit = rows.commit([
		unmoved(visit, course),
		rows.changing(courses, id, { ...shared, titles, summaries, sortTitle }),
		rows.indexing(courses, id, Object.values(titles)),
		refreshingFiles(rows, changed),
	]);
	const [, saved] = await orElse(commit, () => conflict());
	if (patch.status === "published" && course.status !== "published") await tellAssigned(visit, [id]);
	return saved as Course;
}

export const saveSettings = (visit: Visit, { id, language, updatedAt, ...patch }: SettingsInput) =>
	changeCourse(visit, id, language, patch, updatedAt);
