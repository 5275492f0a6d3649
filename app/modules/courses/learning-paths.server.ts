import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { today } from "#app/platform/clock";
import { newId } from "#app/platform/ids";
import { textFor } from "#app/platform/localised";
import { notAllowed, notFound } from "#app/platform/problems";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { courseEnrolments, coursePathLearners, coursePaths, courses } from "#db/schema/courses";
import { people } from "#db/schema/directory";
import { readAssignable } from "./assignable.server";
import type { AssignPathInput, PathQuery, SavePathInput } from "./courses.schema";
import { type Course, openTo } from "./courses.server";
import { assignable, learnersOf, writeAgain, writingAssignments } from "./enrolments.server";
import { tellAssigned } from "./letters.server";
import { readingOtherCourses } from "./rules.server";

type Path = Row<typeof coursePaths>;

/** Paths of a tenant, and learners of one that are shown. */
const PATHS_MOST = 200;
const LEARNERS_MOST = 500;

export const pathLearnerId = (pathId: string, userId: string) => `${pathId}:${userId}`;

const isOpen = (visit: Visit): SQL | undefined =>
	visit.access.level >= LEVEL_ALL ? undefined : eq(coursePaths.status, "published");

/** The courses of these paths that the visitor may open. */
const readingCoursesOf = (visit: Visit, only?: string) =>
	visit.rows.listing(courses, {
		where: and(
			openTo(visit),
			sql`${courses.id} in (select course.value from ${coursePaths}, json_each(${coursePaths.courseIds}) as course
				where ${coursePaths.tenantId} = ${visit.tenant.id} and ${only === undefined ? sql`1` : eq(coursePaths.id, only)})`,
		),
		limit: 2000,
	});

const readingOwnEnrolments = ({ rows, user }: Visit) =>
	rows.listing(courseEnrolments, { where: eq(courseEnrolments.userId, user.id), limit: 1000 });

type Own = Pick<Row<typeof courseEnrolments>, "courseId" | "doneCount" | "doneAt">;

/** How far somebody is in the courses of a path, all of them together. */
function progressIn(found: readonly Course[], own: readonly Own[]) {
	const shares = found.map(({ id, stepCount }) => {
		const enrolment = own.find(({ courseId }) => courseId === id);
		if (!enrolment) return 0;
		return enrolment.doneAt !== null ? 1 : Math.min(1, enrolment.doneCount / Math.max(1, stepCount));
	});
	const percent = Math.floor((100 * shares.reduce((sum, share) => sum + share, 0)) / Math.max(1, found.length));
	return { percent, done: shares.filter((share) => share === 1).length, all: found.length };
}

/** The courses of a path in its order, of those that were found. */
const inOrder = ({ courseIds }: Path, found: readonly Course[]) =>
	courseIds.flatMap((id) => found.find((course) => course.id === id) ?? []);

/** The paths that the visitor may take, with how far they are in each. */
export async function showPaths(visit: Visit) {
	const { rows, tenant, language } = visit;
	const { list, found, own } = await rows.read({
		list: rows.listing(coursePaths, {
			where: isOpen(visit),
			orderBy: [desc(coursePaths.createdAt), desc(coursePaths.id)],
			limit: PATHS_MOST,
		}),
		found: readingCoursesOf(visit),
		own: readingOwnEnrolments(visit),
	});
	return {
		paths: list.map((path) => ({
			...{ id: path.id, status: path.status, ...titled(path, language) },
			...progressIn(inOrder(path, found), own),
		})),
		edits: visit.access.level >= LEVEL_ALL,
		language,
		tenant: tenant.guid,
	};
}

function titled({ titles, summaries, firstLanguage }: Path, language: string) {
	const { text, lang } = textFor(titles, language, firstLanguage);
	return { title: text, lang, summary: textFor(summaries, language, firstLanguage).text };
}

/** One path: its courses with what stands before each, how far the visitor is, and for those who follow up, who takes it. */
export async function showPath(visit: Visit, { path_id: id }: z.output<typeof PathQuery>) {
	const { rows, tenant, user, language, access } = visit;
	const reads = new ReadBatch();
	const path = reads.add(rows.finding(coursePaths, id));
	const found = reads.add(readingCoursesOf(visit, id));
	const own = reads.add(readingOwnEnrolments(visit));
	const taken = reads.add(rows.finding(coursePathLearners, pathLearnerId(id, user.id)));
	const follows = access.level >= LEVEL_CLIENTS;
	const learners = follows ? reads.add(readingLearners(visit, id)) : undefined;
	const others = access.level >= LEVEL_ALL ? reads.add(readingOtherCourses(visit, "")) : undefined;
	const choice = follows ? readAssignable(visit, reads) : undefined;
	await reads.send(rows);
	const its = path();
	if (!its || (its.status !== "published" && access.level < LEVEL_ALL)) throw notFound();
	const ordered = inOrder(its, found());
	const isDone = (course: Course) => own().some(({ courseId, doneAt }) => courseId === course.id && doneAt !== null);
	const isTaken = taken() !== undefined;
	const first = ordered.findIndex((course) => !isDone(course));
	return {
		path: {
			...{ id, status: its.status, inOrder: its.inOrder, courseIds: its.courseIds, firstLanguage: its.firstLanguage },
			...{ titles: its.titles, summaries: its.summaries, ...titled(its, language) },
		},
		courses: ordered.map((course, at) => {
			const { text, lang } = textFor(course.titles, language, course.firstLanguage);
			return {
				...{ id: course.id, title: text, lang, minutes: course.minutes, chapterCount: course.chapterCount },
				...{ isDone: isDone(course), isLocked: isTaken && its.inOrder && first !== -1 && at > first },
			};
		}),
		...{ progress: progressIn(ordered, own()), goOn: first === -1 ? null : (ordered[first]?.id ?? null) },
		...{ isTaken, dueOn: taken()?.dueOn ?? null, edits: access.level >= LEVEL_ALL },
		learners: (learners?.() ?? []).map((one) => ({ ...one, all: ordered.length })),
		otherCourses: (others?.() ?? []).map(({ id: course, title }) => ({ id: course, title })),
		choice: choice?.() ?? null,
		tenant: tenant.guid,
	};
}

export type PathData = Awaited<ReturnType<typeof showPath>>;

/** Who takes a path, as far as the visitor follows them up, with how many of its courses they have completed. */
function readingLearners(visit: Visit, id: string) {
	const { rows, tenant } = visit;
	const isSeen = sql`(${visit.access.level >= LEVEL_ALL} or exists (select 1 from ${courseEnrolments} where ${courseEnrolments.tenantId} = ${tenant.id}
		and ${courseEnrolments.userId} = ${coursePathLearners.userId} and ${learnersOf(visit)}))`;
	const day = today(tenant.timeZone, visit.now);
	const done = sql<number>`(select count(*) from ${courseEnrolments} where ${courseEnrolments.tenantId} = ${tenant.id}
		and ${courseEnrolments.userId} = ${coursePathLearners.userId} and ${courseEnrolments.doneAt} is not null
		and ${courseEnrolments.courseId} in (select course.value from ${coursePaths}, json_each(${coursePaths.courseIds}) as course
			where ${coursePaths.tenantId} = ${tenant.id} and ${coursePaths.id} = ${id}))`;
	const query = rows
		.select(coursePathLearners, {
			userId: coursePathLearners.userId,
			dueOn: coursePathLearners.dueOn,
			done: done.as("done"),
			...NAMED_AS,
		})
		.innerJoin(rows.own(people), eq(people.id, coursePathLearners.userId))
		.where(and(eq(coursePathLearners.pathId, id), isSeen))
		.orderBy(asc(people.sortName), asc(people.id))
		.limit(LEARNERS_MOST);
	type Found = { userId: string; dueOn: string | null; done: number } & Parameters<typeof nameOf>[0];
	const shape = (found: unknown[]) =>
		(found as Found[]).map(({ userId, dueOn, done: count, ...person }) => ({
			...{ userId, dueOn, done: count, name: nameOf(person) },
			isLate: dueOn !== null && dueOn < day,
		}));
	return { query, shape };
}

const NAMED_AS = Object.fromEntries(NAMED.map((field) => [field, people[field]])) as {
	[Field in (typeof NAMED)[number]]: (typeof people)[Field];
};

/** Makes a path without courses, as a draft. */
export async function createPath(visit: Visit, { title, language }: { title: string; language: string }) {
	const id = newId(visit.now.getTime());
	await visit.rows.add(coursePaths, { id, titles: { [language]: title }, firstLanguage: language });
	return id;
}

/** Changes what a path is called in one language, its courses and whether they are taken in order. */
export async function savePath(visit: Visit, input: z.output<typeof SavePathInput>): Promise<void> {
	const { path_id: id, language, title, summary, courses: chosen, inOrder: ordered, status } = input;
	const { path, known } = await visit.rows.read({
		path: visit.rows.finding(coursePaths, id),
		known: readingOtherCourses(visit, ""),
	});
	if (!path) throw notFound();
	const courseIds = [...new Set(chosen)].filter((one) => known.some((course) => course.id === one));
	const titles = { ...path.titles, [language]: title };
	const summaries = { ...path.summaries, [language]: summary };
	await visit.rows.change(coursePaths, id, { titles, summaries, courseIds, inOrder: ordered, status });
}

/** Takes a path away; the courses in it and what people have done of them stay. */
export async function removePath(visit: Visit, { path_id: id }: z.output<typeof PathQuery>): Promise<void> {
	if (!(await visit.rows.remove(coursePaths, id))) throw notFound();
}

async function findPublished(visit: Visit, id: string): Promise<Path> {
	const path = await visit.rows.find(coursePaths, id);
	if (path?.status !== "published") throw notFound();
	return path;
}

/** Lets the visitor take a path; sent twice it is taken once. */
export async function takePath(visit: Visit, { path_id: pathId }: z.output<typeof PathQuery>) {
	await findPublished(visit, pathId);
	const { rows, user } = visit;
	const row = { id: pathLearnerId(pathId, user.id), pathId, userId: user.id };
	await rows.commit([rows.addingMissing(coursePathLearners, row)]);
}

/** Assigns a path to people, and with it each of its courses. Gives the number of people. */
export async function assignPath(visit: Visit, input: z.output<typeof AssignPathInput>): Promise<number> {
	const { path_id: pathId, people: named, dueOn } = input;
	if (visit.access.level < LEVEL_CLIENTS) throw notAllowed();
	const path = await findPublished(visit, pathId);
	const ids = [...new Set(named)];
	if (path.courseIds.length === 0 || (await assignable(visit, ids)).length < ids.length) throw notFound();
	const taking = ids.map((userId) =>
		visit.rows.derivingOrAdding(
			coursePathLearners,
			{ id: pathLearnerId(pathId, userId), pathId, userId, dueOn },
			{ dueOn },
		),
	);
	await writeAgain(visit, async () => [
		...(await writingAssignments(visit, path.courseIds, { to: [], dueOn }, ids)),
		...taking,
	]);
	await tellAssigned(visit, path.courseIds);
	return ids.length;
}
