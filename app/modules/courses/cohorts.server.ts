import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { newId } from "#app/platform/ids";
import { invalid, notFound } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { among } from "#app/platform/tenant/among.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { courseCohortMembers, courseCohorts, courseEnrolments } from "#db/schema/courses";
import { people } from "#db/schema/directory";
import { readAssignable } from "./assignable.server";
import type { CohortMemberInput, CohortQuery, CohortsQuery, JoinCohortInput, SaveCohortInput } from "./courses.schema";
import { readingOpen, titleOf } from "./courses.server";
import { assignable, enrolmentId, learnersOf, writeAgain, writingAssignments } from "./enrolments.server";
import { tellAssigned } from "./letters.server";

const COHORTS_MOST = 200;
const MEMBERS_MOST = 1000;

type Cohort = Row<typeof courseCohorts>;

export const cohortMemberId = (cohortId: string, userId: string) => `${cohortId}:${userId}`;

/** How many are in a cohort. */
const countIn = (tenantId: string, cohortId: SQL | string) =>
	sql<number>`(select count(*) from ${courseCohortMembers} where ${courseCohortMembers.tenantId} = ${tenantId} and ${courseCohortMembers.cohortId} = ${cohortId})`;

const serialize = ({ id, name, startsOn, endsOn, seats, meetings }: Cohort) => ({
	...{ id, name, startsOn, endsOn, seats, meetings },
});

/** The cohorts of a course by the day on which they begin. */
export const readingCohorts = ({ rows }: Visit, courseId: string) => {
	const { query, shape } = rows.listing(courseCohorts, {
		where: eq(courseCohorts.courseId, courseId),
		orderBy: [asc(courseCohorts.startsOn), asc(courseCohorts.id)],
		limit: COHORTS_MOST,
	});
	return { query, shape: (found: unknown[]) => shape(found).map(serialize) };
};

/** The cohorts of a course, with how many are in each. */
export async function showCohorts(visit: Visit, { course_id: courseId }: z.output<typeof CohortsQuery>) {
	const { rows, tenant, access } = visit;
	const { course, list, counts } = await rows.read({
		course: readingOpen(visit, courseId),
		list: readingCohorts(visit, courseId),
		counts: rows.countingBy(
			courseCohortMembers,
			courseCohortMembers.cohortId,
			eq(courseCohortMembers.courseId, courseId),
		),
	});
	if (!course) throw notFound();
	return {
		course: { id: courseId, title: titleOf(course) },
		cohorts: list.map((cohort) => ({ ...cohort, count: counts.get(cohort.id) ?? 0 })),
		edits: access.level >= LEVEL_ALL,
		tenant: tenant.guid,
	};
}

async function findCohort(visit: Visit, id: string): Promise<Cohort> {
	const cohort = await visit.rows.find(courseCohorts, id);
	if (!cohort) throw notFound();
	return cohort;
}

/** One cohort with those in it whom the visitor follows up, and how far each is in the course. */
export async function showCohort(visit: Visit, { cohort_id: id }: z.output<typeof CohortQuery>) {
	const { rows, tenant, access } = visit;
	const cohort = await findCohort(visit, id);
	const reads = new ReadBatch();
	const course = reads.add(readingOpen(visit, cohort.courseId));
	const taken = reads.add(
		rows.counting(courseCohortMembers, eq(courseCohortMembers.cohortId, id) as SQL, MEMBERS_MOST),
	);
	const members = reads.add(
		rows.listingWith(
			courseEnrolments,
			{ person: [people, courseEnrolments.userId, NAMED] },
			{
				where: and(
					eq(courseEnrolments.courseId, cohort.courseId),
					sql`${courseEnrolments.userId} in (select ${courseCohortMembers.userId} from ${courseCohortMembers}
						where ${courseCohortMembers.tenantId} = ${tenant.id} and ${courseCohortMembers.cohortId} = ${id})`,
					learnersOf(visit),
				),
				orderBy: asc(courseEnrolments.userId),
				limit: MEMBERS_MOST,
			},
		),
	);
	const choice = readAssignable(visit, reads);
	await reads.send(rows);
	const its = course();
	if (!its) throw notFound();
	return {
		...{ course: { id: its.id, title: titleOf(its) }, cohort: { ...serialize(cohort), count: taken() } },
		members: members()
			.map(({ row: { userId, doneCount, doneAt }, person }) => ({
				...{ userId, name: person ? nameOf(person) : "", isDone: doneAt !== null },
				...{ done: doneCount, all: its.stepCount },
			}))
			.sort((one, other) => one.name.localeCompare(other.name, visit.language)),
		...{ choice: choice(), edits: access.level >= LEVEL_ALL, tenant: tenant.guid },
	};
}

/** Makes a cohort of a course, without days and people. */
export async function createCohort(visit: Visit, { course_id: courseId, name }: { course_id: string; name: string }) {
	const { course } = await visit.rows.read({ course: readingOpen(visit, courseId) });
	if (!course) throw notFound();
	const id = newId(visit.now.getTime());
	await visit.rows.add(courseCohorts, { id, courseId, name });
	return id;
}

/** The rows of the timetable that say something, by day and time. */
const meetingsOf = ({ on, from, to, what, link }: z.output<typeof SaveCohortInput>) =>
	on
		.map((day, at) => ({
			...{ on: day, from: from[at] ?? "", to: to[at] ?? "", what: what[at] ?? "", link: link[at] ?? "" },
		}))
		.filter((meeting) => meeting.on !== "")
		.sort((one, other) => `${one.on}${one.from}`.localeCompare(`${other.on}${other.from}`));

/** Changes a cohort. There cannot be fewer seats than people who are in it. */
export async function saveCohort(visit: Visit, input: z.output<typeof SaveCohortInput>): Promise<void> {
	const { cohort_id: id, name, startsOn, endsOn, seats } = input;
	await findCohort(visit, id);
	const { rows } = visit;
	const hasRoom = seats === null ? sql`1` : sql`${countIn(rows.tenantId, id)} <= ${seats}`;
	const patch = { name, startsOn, endsOn, seats, meetings: meetingsOf(input) };
	await orElse(rows.commit([requiring(visit.context, hasRoom), rows.changing(courseCohorts, id, patch)]), () =>
		invalid({ seats: "courses:errors.seatsTaken" }),
	);
}

/** Takes a cohort away; its people stay in the course. */
export async function removeCohort(visit: Visit, { cohort_id: id }: z.output<typeof CohortQuery>): Promise<string> {
	const { courseId } = await findCohort(visit, id);
	await visit.rows.remove(courseCohorts, id);
	return courseId;
}

/** Puts people into a cohort as far as there are seats, and assigns its course to them until it ends. */
export async function joinCohort(visit: Visit, input: z.output<typeof JoinCohortInput>): Promise<number> {
	const { cohort_id: cohortId, people: named } = input;
	const { rows } = visit;
	const { courseId, endsOn, seats } = await findCohort(visit, cohortId);
	const ids = [...new Set(named)];
	if ((await assignable(visit, ids)).length < ids.length) throw notFound();
	const isAnother = sql`${courseCohortMembers.cohortId} = ${cohortId} and not ${among(courseCohortMembers.userId, ids)}`;
	const adding = ids.map((userId) =>
		rows.addingMissing(courseCohortMembers, { id: cohortMemberId(cohortId, userId), courseId, cohortId, userId }),
	);
	// Counted after they were added, in the same commit: two who join the last seat at once are one too many.
	const hasRoom = seats === null ? sql`1` : sql`${countIn(rows.tenantId, cohortId)} <= ${seats}`;
	await writeAgain(visit, async () => {
		const { others } = await rows.read({ others: rows.counting(courseCohortMembers, isAnother, MEMBERS_MOST) });
		if (seats !== null && others + ids.length > seats)
			throw invalid({ people: `courses:errors.noSeats?count=${seats}` });
		const assigning = await writingAssignments(visit, [courseId], { to: [], dueOn: endsOn }, ids);
		return [...adding, requiring(visit.context, hasRoom), ...assigning];
	});
	await tellAssigned(visit, [courseId]);
	return ids.length;
}

/** Takes somebody out of a cohort; they stay in the course. */
export async function leaveCohort(visit: Visit, input: z.output<typeof CohortMemberInput>): Promise<void> {
	const { cohort_id: cohortId, userId } = input;
	const { courseId } = await findCohort(visit, cohortId);
	const [seen] = await visit.rows.list(courseEnrolments, {
		where: and(eq(courseEnrolments.id, enrolmentId(courseId, userId)), learnersOf(visit)),
		limit: 1,
	});
	const id = cohortMemberId(cohortId, userId);
	if (!seen || !(await visit.rows.remove(courseCohortMembers, id))) throw notFound();
}

/** The visitor's cohorts of a course, for its own page. */
export const readingOwnCohorts = ({ rows, user, tenant }: Visit, courseId: string) => {
	const { query, shape } = rows.listing(courseCohorts, {
		where: and(
			eq(courseCohorts.courseId, courseId),
			sql`exists (select 1 from ${courseCohortMembers} where ${courseCohortMembers.tenantId} = ${tenant.id}
				and ${courseCohortMembers.id} = ${courseCohorts.id} || ':' || ${user.id})`,
		),
		limit: 10,
	});
	return { query, shape: (found: unknown[]) => shape(found).map(serialize) };
};

/** A condition on enrolments: of those in a cohort. */
export const inCohort = ({ tenant }: Visit, cohortId: string | undefined): SQL | undefined =>
	cohortId === undefined
		? undefined
		: sql`exists (select 1 from ${courseCohortMembers} where ${courseCohortMembers.tenantId} = ${tenant.id}
			and ${courseCohortMembers.id} = ${cohortId} || ':' || ${courseEnrolments.userId})`;
