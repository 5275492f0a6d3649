import { and, eq } from "drizzle-orm";
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
import type { PendingRead } from "#app/platform/tenant/rows.server";
import { courseEnrolments, courseProgress } from "#db/schema/courses";
import { people } from "#db/schema/directory";
import { countSteps } from "./completion.server";
import type { LearnersQuery } from "./courses.schema";
import { chaptersOf, isOneOf, PARTS_MOST, type Part, readingOpen, readingParts, stepsOf } from "./courses.server";
import { assignable, type Enrolment, learnersOf, readingRoles } from "./enrolments.server";
import { validityOf } from "./validity";

const PAGE = 50;
const EXPORT_PAGE = 200;

/** Learners of a course, with what each has done of every chapter. */
async function readLearners(
	visit: Visit,
	courseId: string,
	{ cursor, limit, roles }: { cursor?: string; limit: number; roles?: PendingRead<string[]> },
) {
	const { rows } = visit;
	const where = and(
		eq(courseEnrolments.courseId, courseId),
		after([courseEnrolments.userId], cursor),
		learnersOf(visit),
	);
	const found = await rows.read({
		course: readingOpen(visit, courseId),
		parts: readingParts(rows, courseId),
		list: rows.listingWith(
			courseEnrolments,
			{ person: [people, courseEnrolments.userId, NAMED] },
			{ where, orderBy: courseEnrolments.userId, limit: limit + 1 },
		),
		...(roles && { roles }),
	});
	if (!found.course) throw notFound();
	const { course, parts } = found;
	const page = pageOf(found.list, limit, ({ row }) => [row.userId]);
	const users = page.items.map(({ row }) => row.userId);
	const { progress } = await rows.read({
		progress: rows.listing(courseProgress, {
			where: and(eq(courseProgress.courseId, courseId), isOneOf(courseProgress.userId, users)),
			limit: (limit + 1) * PARTS_MOST,
		}),
	});
	return { course, parts, page, progress, roles: found.roles ?? [] };
}

type Found = Awaited<ReturnType<typeof readLearners>>;

function learnersIn(visit: Visit, { parts, page, progress }: Found) {
	const done = new Set(
		progress.flatMap(({ doneAt, userId, partId }) => (doneAt === null ? [] : [`${userId}:${partId}`])),
	);
	const chapters = chaptersOf(parts).map(({ chapter, lessons }) => [...(chapter.isStep ? [chapter] : []), ...lessons]);
	const day = today(visit.tenant.timeZone, visit.now);
	const count = (userId: string, steps: Part[]) => countSteps(parts, steps, (id) => done.has(`${userId}:${id}`));
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
export async function showLearners(visit: Visit, { course_id: id, cursor }: z.output<typeof LearnersQuery>) {
	const [found, members] = await Promise.all([
		readLearners(visit, id, { cursor, limit: PAGE, roles: readingRoles(visit) }),
		assignable(visit),
	]);
	const { course, parts, roles } = found;
	const title = (titles: Record<string, string>) => textFor(titles, visit.language, course.firstLanguage).text;
	return {
		course: { id, title: title(course.titles), assignedTo: course.assignedTo },
		chapters: chaptersOf(parts).map(({ chapter }) => ({ id: chapter.id, title: title(chapter.titles) })),
		learners: learnersIn(visit, found),
		next: found.page.next,
		members: members.map((one) => ({ id: one.id, name: nameOf(one) })).sort((a, b) => a.name.localeCompare(b.name)),
		roles,
		isFirst: cursor === undefined,
		assignsAll: visit.access.level >= LEVEL_ALL,
		tenant: visit.tenant.guid,
	};
}

/** The same of all learners, as a CSV file. */
export async function exportLearners(visit: Visit, { course_id: id }: { course_id: string }): Promise<Response> {
	const first = await readLearners(visit, id, { limit: EXPORT_PAGE });
	const t = await translator(visit.language);
	const { course, parts } = first;
	const title = (titles: Record<string, string>) => textFor(titles, visit.language, course.firstLanguage).text;
	const heads = ["name", "status", "dueOn", "completed", "validUntil", "progress"].map((key) =>
		t(`courses:learners.${key}`),
	);
	const day = (at: number | null) => (at === null ? null : today(visit.tenant.timeZone, new Date(at)));
	const linesOf = (found: Found) =>
		learnersIn(visit, found).map(({ name, status, dueOn, doneAt, validUntil, done, all, chapters }) =>
			csvLine([
				...[name, t(`courses:learners.${status}`), dueOn, day(doneAt), validUntil, `${done}/${all}`],
				...chapters.map((chapter) => `${chapter.done}/${chapter.all}`),
			]),
		);
	let text = CSV_START + csvLine([...heads, ...chaptersOf(parts).map(({ chapter }) => title(chapter.titles))]);
	for (let found = first; ; ) {
		text += linesOf(found).join("");
		if (found.page.next === null) break;
		found = await readLearners(visit, id, { cursor: found.page.next, limit: EXPORT_PAGE });
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
