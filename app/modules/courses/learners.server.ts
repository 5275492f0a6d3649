import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { today } from "#app/platform/clock";
import { CSV_START, csvLine } from "#app/platform/csv";
import { PRIVATE } from "#app/platform/http.server";
import { languages } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import { textFor } from "#app/platform/localised";
import { after, pageOf } from "#app/platform/paging.server";
import { notFound } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { courseEnrolments, courseProgress } from "#db/schema/courses";
import { people } from "#db/schema/directory";
import { readAssignable } from "./assignable.server";
import { inCohort, readingCohorts } from "./cohorts.server";
import { countSteps } from "./completion.server";
import type { LearnersQuery } from "./courses.schema";
import { chaptersOf, type Part, readingOpen, readingParts, stepsOf } from "./courses.server";
import { type Enrolment, learnersOf, readingRoles } from "./enrolments.server";
import { shareDone } from "./share-done";
import { validityOf } from "./validity";

const PAGE = 50;
const EXPORT_PAGE = 1000;

/** Learners of a course, with what each has done of every chapter. */
async function readLearners(
	visit: Visit,
	courseId: string,
	{
		cursor,
		cohort,
		limit,
		reads = new ReadBatch(),
	}: { cursor?: string; cohort?: string; limit: number; reads?: ReadBatch },
) {
	const { rows } = visit;
	const where = and(
		eq(courseEnrolments.courseId, courseId),
		after([courseEnrolments.userId], cursor),
		inCohort(visit, cohort),
		learnersOf(visit),
	);
	const order = { orderBy: courseEnrolments.userId, limit: limit + 1 };
	const course = reads.add(readingOpen(visit, courseId));
	const parts = reads.add(readingParts(rows, courseId));
	const list = reads.add(
		rows.listingWith(courseEnrolments, { person: [people, courseEnrolments.userId, NAMED] }, { where, ...order }),
	);
	const users = rows
		.select(courseEnrolments, { id: courseEnrolments.userId })
		.where(where)
		.orderBy(order.orderBy)
		.limit(order.limit);
	const done = reads.add(readingDone(visit, courseId, sql`${courseProgress.userId} in ${users}`));
	await reads.send(rows);
	const found = course();
	if (!found) throw notFound();
	return { course: found, parts: parts(), page: pageOf(list(), limit, ({ row }) => [row.userId]), done: done() };
}

/** The steps that each of some learners has done; one row for each of them, however many steps there are. */
function readingDone({ rows }: Visit, courseId: string, who: SQL): PendingQuery<Map<string, ReadonlySet<string>>> {
	const query = rows
		.select(courseProgress, {
			userId: courseProgress.userId,
			parts: sql<string>`json_group_array(${courseProgress.partId})`.as("parts"),
		})
		.where(and(eq(courseProgress.courseId, courseId), isNotNull(courseProgress.doneAt), who))
		.groupBy(courseProgress.userId);
	const shape = (found: unknown[]) =>
		new Map(
			(found as { userId: string; parts: string }[]).map(({ userId, parts }) => [
				userId,
				new Set(JSON.parse(parts) as string[]),
			]),
		);
	return { query, shape };
}

type Found = Awaited<ReturnType<typeof readLearners>>;

function learnersIn(visit: Visit, { parts, page, done }: Found) {
	const chapters = chaptersOf(parts).map(({ chapter, lessons }) => [...(chapter.isStep ? [chapter] : []), ...lessons]);
	const day = today(visit.tenant.timeZone, visit.now);
	const count = (userId: string, steps: Part[]) => countSteps(parts, steps, (id) => done.get(userId)?.has(id) ?? false);
	return page.items.map(({ row, person }) => ({
		userId: row.userId,
		name: person ? nameOf(person) : "",
		status: statusOf(row, day),
		...{ dueOn: row.dueOn, doneAt: row.doneAt, source: row.source, validUntil: row.validUntil },
		validity: row.validUntil === null ? null : validityOf(row.validUntil, day),
		...count(row.userId, stepsOf(parts)),
		chapters: chapters.map((steps) => count(row.userId, steps)),
	}));
}

export type LearnerStatus = "notStarted" | "inProgress" | "completed" | "overdue";

/** How far a learner is on a day. */
export function statusOf({ doneAt, dueOn, startedAt }: Pick<Enrolment, "doneAt" | "dueOn" | "startedAt">, day: string) {
	const status: LearnerStatus =
		doneAt !== null
			? "completed"
			: dueOn !== null && dueOn < day
				? "overdue"
				: startedAt !== null
					? "inProgress"
					: "notStarted";
	return status;
}

/** Who takes a course and how far they have come by chapter, with the form that assigns it. */
export async function showLearners(visit: Visit, { course_id: id, cursor, cohort }: z.output<typeof LearnersQuery>) {
	const reads = new ReadBatch();
	const choice = readAssignable(visit, reads);
	const roleNames = readingRoles(visit);
	const roles = roleNames && reads.add(roleNames);
	const cohorts = reads.add(readingCohorts(visit, id));
	const found = await readLearners(visit, id, { cursor, cohort, limit: PAGE, reads });
	const { course, parts } = found;
	const title = (titles: Record<string, string>) => textFor(titles, visit.language, course.firstLanguage).text;
	return {
		course: { id, title: title(course.titles), assignedTo: course.assignedTo },
		chapters: chaptersOf(parts).map(({ chapter }) => ({ id: chapter.id, title: title(chapter.titles) })),
		learners: learnersIn(visit, found),
		next: found.page.next,
		...{ choice: choice(), roles: roles?.() ?? [], cohorts: cohorts(), cohort: cohort ?? null },
		isFirst: cursor === undefined,
		assignsAll: visit.access.level >= LEVEL_ALL,
		tenant: visit.tenant.guid,
	};
}

/** The same of all learners, as a CSV file. */
export async function exportLearners(
	visit: Visit,
	{ course_id: id, cohort }: z.output<typeof LearnersQuery>,
): Promise<Response> {
	const first = await readLearners(visit, id, { cohort, limit: EXPORT_PAGE });
	const t = await translator(visit.language);
	const { course, parts } = first;
	const title = (titles: Record<string, string>) => textFor(titles, visit.language, course.firstLanguage).text;
	const heads = ["name", "status", "dueOn", "completed", "validUntil", "progress", "percent"].map((key) =>
		t(`courses:learners.${key}`),
	);
	const day = (at: number | null) => (at === null ? null : today(visit.tenant.timeZone, new Date(at)));
	const percent = new Intl.NumberFormat(languages[visit.language].locale, { style: "percent" });
	const linesOf = (found: Found) =>
		learnersIn(visit, found).map(({ name, status, dueOn, doneAt, validUntil, done, all, chapters }) =>
			csvLine([
				...[name, t(`courses:learners.${status}`), dueOn, day(doneAt), validUntil],
				...[`${done}/${all}`, percent.format(shareDone(done, all))],
				...chapters.map((chapter) => `${chapter.done}/${chapter.all}`),
			]),
		);
	let text = CSV_START + csvLine([...heads, ...chaptersOf(parts).map(({ chapter }) => title(chapter.titles))]);
	for (let found = first; ; ) {
		text += linesOf(found).join("");
		if (found.page.next === null) break;
		found = await readLearners(visit, id, { cohort, cursor: found.page.next, limit: EXPORT_PAGE });
	}
	const name = `course-${visit.tenant.slug}-${today(visit.tenant.timeZone, visit.now)}.csv`;
	return new Response(text, {
		headers: {
			...PRIVATE,
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="${name}"`,
			"Content-Language": languages[visit.language].locale,
		},
	});
}
