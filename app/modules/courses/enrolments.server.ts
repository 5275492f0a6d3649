import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { followedBy } from "#app/directory/followed.server";
import { inModule, moduleMembers, readingRoleNames } from "#app/directory/module-members.server";
import { today } from "#app/platform/clock";
import { conflict, invalid, notAllowed, notFound } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { among } from "#app/platform/tenant/among.server";
import { changeAgain } from "#app/platform/tenant/change-again.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import {
	courseAttempts,
	courseDraws,
	courseEnrolments,
	courseHandIns,
	coursePathLearners,
	coursePaths,
	courseProgress,
	courseReadings,
	courses,
} from "#db/schema/courses";
import { people } from "#db/schema/directory";
import type { AssignInput, RemoveLearnerInput, UnassignInput } from "./courses.schema";
import { assignedAs, type Course, findCourse, readingOpen, unmoved } from "./courses.server";
import { tellAssigned } from "./letters.server";
import { manifest } from "./manifest";
import { droppingHandedIn } from "./open-files.server";
import { nextReminder } from "./reminding";

export type Enrolment = Row<typeof courseEnrolments>;

/** Members to choose from, and to be assigned at once. */
const MEMBERS_MOST = 2000;

export const enrolmentId = (courseId: string, userId: string) => `${courseId}:${userId}`;

/** By which rule of a course it is assigned to this visitor, if by any. */
export const ruleFor = (visit: Visit, { assignedTo }: Pick<Course, "assignedTo">) =>
	assignedTo.find(({ to }) => assignedAs(visit).includes(to));

/** Begins a course, or goes on with one that was assigned. Sent twice it is one enrolment. Throws `notAllowed` where one has to be assigned first. */
export async function enrol(visit: Visit, courseId: string): Promise<Enrolment> {
	const { rows, user, now, tenant } = visit;
	const id = enrolmentId(courseId, user.id);
	const { course, needed, own } = await rows.read({
		course: readingOpen(visit, courseId),
		needed: readingNeeded(visit, courseId),
		own: rows.finding(courseEnrolments, id),
	});
	if (!course) throw notFound();
	if (own?.startedAt) return own;
	const rule = ruleFor(visit, course);
	if (!own && !rule && (!course.selfEnrols || course.audience === "assigned")) throw notAllowed();
	if (needed.length > 0) throw invalid({ form: "courses:errors.coursesFirst" });
	const source = rule ? ("assigned" as const) : ("self" as const);
	const startedAt = now.getTime();
	const dueOn = rule?.dueOn ?? null;
	const remindOn = dueOn === null ? null : nextReminder(dueOn, today(tenant.timeZone, now));
	const row = { id, courseId, userId: user.id, source, dueOn, remindOn, startedAt };
	await rows.commit([
		rows.addingMissing(courseEnrolments, row),
		rows.deriving(courseEnrolments, id, { startedAt: sql`coalesce(${courseEnrolments.startedAt}, ${startedAt})` }),
	]);
	const found = await rows.find(courseEnrolments, id);
	if (!found) throw notFound();
	return found;
}

/** The courses that the visitor has to complete before they can begin this one, and has not; those in the trash are asked for no more. */
export const readingNeeded = ({ rows, user, tenant }: Visit, courseId: string) =>
	rows.listing(courses, {
		where: and(
			...[isNull(courses.deletedAt), eq(courses.status, "published")],
			sql`(${courses.id} in (select need.value from ${courses} as asking, json_each(asking.needs) as need where asking.tenant_id = ${tenant.id} and asking.id = ${courseId})
				or ${courses.id} in (${beforeInPaths(tenant.id, user.id, courseId)}))`,
			sql`not exists (select 1 from ${courseEnrolments} where ${courseEnrolments.tenantId} = ${tenant.id} and ${courseEnrolments.userId} = ${user.id}
				and ${courseEnrolments.courseId} = ${courses.id} and ${courseEnrolments.doneAt} is not null)`,
		),
		limit: 50,
	});

/** What comes before a course in the paths that somebody takes in order. */
const beforeInPaths = (tenantId: string, userId: string, courseId: string) => sql`
	select earlier.value from ${coursePathLearners}
	join ${coursePaths} as path on path.tenant_id = ${coursePathLearners.tenantId} and path.id = ${coursePathLearners.pathId} and path.in_order and path.status = 'published',
	json_each(path.course_ids) as this, json_each(path.course_ids) as earlier
	where ${coursePathLearners.tenantId} = ${tenantId} and ${coursePathLearners.userId} = ${userId} and this.value = ${courseId} and earlier.key < this.key`;

const learners = { moduleKey: manifest.key, level: 10 };

/** Those to whom the visitor may assign a course: level 30 all members of the module, level 20 the clients whom they follow up. */
export async function assignable(visit: Visit, ids?: string[]) {
	if (visit.access.level >= LEVEL_ALL)
		return moduleMembers(visit, { ...learners, most: MEMBERS_MOST, ...(ids && { ids }) });
	const where = and(followedBy(visit), inModule(visit, people.id, learners), ids && among(people.id, ids));
	const followed = await visit.rows.list(people, { where, limit: MEMBERS_MOST });
	return followed.map((person) => ({ ...person, role: "" }));
}

/** The roles to which the visitor may assign a course, whether or not anybody has them yet; none below level 30. */
export const readingRoles = (visit: Visit) =>
	visit.access.level >= LEVEL_ALL ? readingRoleNames(visit, learners) : undefined;

/**
 * Assigns a course to people by name, and to all of a role or everybody: those who are members now are enrolled at once,
 * who comes later when they open it. Who has begun it keeps their progress. Gives the number of people.
 */
export async function assign(visit: Visit, input: AssignInput): Promise<number> {
	const { people: named, to } = input;
	if (to.length > 0 && visit.access.level < LEVEL_ALL) throw notAllowed();
	const members = await assignable(visit, to.length === 0 ? named : undefined);
	const isMeant = ({ id: userId, role }: { id: string; role: string }) =>
		named.includes(userId) || to.includes("everybody") || to.includes(`role:${role}`);
	const ids = members.filter(isMeant).map((one) => one.id);
	if (to.length === 0 && ids.length < new Set(named).size) throw notFound();
	await writeAgain(visit, () => writingAssignments(visit, [input.id], input, ids));
	await tellAssigned(visit, [input.id]);
	return ids.length;
}

/** Writes what is decided on what was read, anew where somebody was quicker: one of them may have begun a course since. */
export const writeAgain = ({ rows }: Visit, decide: () => Promise<PendingWrite[]>): Promise<unknown> =>
	changeAgain(undefined, async () => orElse(rows.commit(await decide()), () => conflict()));

/** What assigns these courses to people. Throws `notFound` for a course that is not there to be assigned. */
export async function writingAssignments(
	visit: Visit,
	courseIds: readonly string[],
	{ to, dueOn }: Pick<AssignInput, "to" | "dueOn">,
	ids: string[],
): Promise<PendingWrite[]> {
	const { rows, user, access, tenant, now } = visit;
	const areThese = and(among(courseEnrolments.courseId, courseIds), among(courseEnrolments.userId, ids)) as SQL;
	const { found, enrolled } = await rows.read({
		found: rows.listing(courses, {
			where: and(among(courses.id, courseIds), isNull(courses.deletedAt)),
			limit: courseIds.length,
		}),
		enrolled: rows.listing(courseEnrolments, { where: areThese, limit: MEMBERS_MOST * courseIds.length }),
	});
	const isThere = ({ status }: Course) => status !== "draft" || access.level >= LEVEL_ALL;
	if (found.filter(isThere).length < courseIds.length) throw notFound();
	const remindOn = dueOn === null ? null : nextReminder(dueOn, today(tenant.timeZone, now));
	const had = new Set(enrolled.map(({ id }) => id));
	const fresh = courseIds.flatMap((courseId) =>
		ids
			.map((userId) => ({ id: enrolmentId(courseId, userId), courseId, userId }))
			.filter(({ id }) => !had.has(id))
			.map((row) => ({ ...row, source: "assigned" as const, assignedBy: user.id, dueOn, remindOn })),
	);
	const ruled = to.length === 0 ? [] : found;
	return [
		...ruled.flatMap((course) => {
			const others = course.assignedTo.filter((rule) => !to.includes(rule.to));
			const assignedTo = [...others, ...to.map((one) => ({ to: one, dueOn }))];
			return [unmoved(visit, course), rows.changing(courses, course.id, { assignedTo })];
		}),
		rows.changingWhere(courseEnrolments, areThese, { source: "assigned", assignedBy: user.id, dueOn, remindOn }),
		...(fresh.length > 0 ? [rows.addingEach(courseEnrolments, fresh)] : []),
	];
}

/** No longer assigns a course to all of a role who come later; who is enrolled stays so. */
export const unassign = (visit: Visit, { id, to }: z.output<typeof UnassignInput>): Promise<void> =>
	changeAgain(undefined, async () => {
		const course = await findCourse(visit, id);
		const assignedTo = course.assignedTo.filter((rule) => rule.to !== to);
		if (!(await visit.rows.change(courses, id, { assignedTo }, course.updatedAt))) throw conflict();
	});

/** Takes somebody out of a course that they have not completed, with what they have done of it. */
export async function removeLearner(visit: Visit, { id, userId }: z.output<typeof RemoveLearnerInput>): Promise<void> {
	const [own] = await visit.rows.list(courseEnrolments, {
		where: and(
			eq(courseEnrolments.id, enrolmentId(id, userId)),
			sql`${courseEnrolments.doneAt} is null`,
			learnersOf(visit),
		),
		limit: 1,
	});
	if (!own) throw notFound();
	const { rows } = visit;
	const ofCourse = (
		table:
			| typeof courseProgress
			| typeof courseAttempts
			| typeof courseHandIns
			| typeof courseReadings
			| typeof courseDraws,
	) => and(eq(table.courseId, id), eq(table.userId, userId)) as SQL;
	await rows.commit([
		rows.removing(courseEnrolments, own.id),
		rows.removingAll(courseProgress, ofCourse(courseProgress)),
		rows.removingAll(courseAttempts, ofCourse(courseAttempts)),
		rows.removingAll(courseDraws, ofCourse(courseDraws)),
		droppingHandedIn(rows, id, userId),
		rows.removingAll(courseHandIns, ofCourse(courseHandIns)),
		rows.dropping(courseReadings, ofCourse(courseReadings)),
	]);
}

/** A condition on enrolments: those whom the visitor sees, level 30 all, level 20 their clients and themselves. */
export function learnersOf(visit: Visit) {
	if (visit.access.level >= LEVEL_ALL) return sql`1`;
	return sql`(${courseEnrolments.userId} = ${visit.user.id} or exists (select 1 from ${people} where ${and(
		eq(people.tenantId, visit.tenant.id),
		eq(people.id, courseEnrolments.userId),
		followedBy(visit),
	)}))`;
}
