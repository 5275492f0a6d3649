import { and, asc, eq, gte, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import { NAMED, nameOf } from "#app/directory/names";
import { addDays, today } from "#app/platform/clock";
import { textFor } from "#app/platform/localised";
import type { Sorted } from "#app/platform/paging.server";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import {
	type EventPage,
	OPEN_MOST,
	type OpenKind,
	type Participant,
	type ParticipantEvent,
	participantPart,
} from "#app/platform/tenant/participant.server";
import type { PendingQuery, Row } from "#app/platform/tenant/rows.server";
import { courseEnrolments, courses } from "#db/schema/courses";
import { people } from "#db/schema/directory";
import { learnersOf } from "./enrolments.server";
import { manifest } from "./manifest";
import { paths } from "./paths";
import { shareDone } from "./share-done";
import { SOON_DAYS } from "./validity";

type Enrolment = Row<typeof courseEnrolments>;
type Titled = Pick<Row<typeof courses>, "titles" | "firstLanguage" | "stepCount">;
const COURSE = ["titles", "firstLanguage", "stepCount"] as const;

const titleOf = (course: Titled | null, { language }: Visit) =>
	course ? textFor(course.titles, language, course.firstLanguage).text : "";

/** The course itself, or for those who follow up how its learners come along. */
const pageOf = (asker: Visit, whom: Participant, courseId: string) => {
	const at = paths(asker.tenant.guid);
	if (whom.id === asker.user.id) return at.course(courseId);
	return asker.access.level >= LEVEL_CLIENTS ? at.learners(courseId) : undefined;
};

/** Courses in the trash are told of no more. */
const isThere = ({ tenant }: Visit): SQL =>
	sql`exists (select 1 from ${courses} there where there.tenant_id = ${tenant.id} and there.id = ${courseEnrolments.courseId} and there.deleted_at is null)`;

/** The courses that a client takes. */
const taken: OpenKind = {
	...{ kind: "courses", icon: "graduation-cap" },
	reading: (asker, whom) => {
		const day = today(asker.tenant.timeZone, asker.now);
		const { query, shape } = asker.rows.listingWith(
			courseEnrolments,
			{ course: [courses, courseEnrolments.courseId, COURSE] },
			{
				where: and(
					eq(courseEnrolments.userId, whom.id),
					isNull(courseEnrolments.doneAt),
					isThere(asker),
					learnersOf(asker),
				),
				orderBy: [asc(sql`coalesce(${courseEnrolments.dueOn}, '9999')`), asc(courseEnrolments.id)],
				limit: OPEN_MOST,
			},
		);
		return {
			query,
			shape: (found) =>
				shape(found).map(({ row: { id, courseId, dueOn, doneCount }, course }) => ({
					...{ id, title: titleOf(course as Titled | null, asker), href: pageOf(asker, whom, courseId) },
					...(dueOn && { at: dueOn, isLate: dueOn < day }),
					...(course?.stepCount && { percent: Math.round(100 * shareDone(doneCount, course.stepCount)) }),
				})),
		};
	},
	all: ({ tenant }, whom) => (whom.id ? paths(tenant.guid).dashboard : undefined),
};

/** The certificates of a client that expire soon, or have expired lately. */
const expiring: OpenKind = {
	...{ kind: "certificates", icon: "graduation-cap" },
	reading: (asker, whom) => {
		const day = today(asker.tenant.timeZone, asker.now);
		const { query, shape } = asker.rows.listingWith(
			courseEnrolments,
			{ course: [courses, courseEnrolments.courseId, COURSE] },
			{
				where: and(
					...[eq(courseEnrolments.userId, whom.id), isNotNull(courseEnrolments.doneAt)],
					...[
						gte(courseEnrolments.validUntil, addDays(day, -SOON_DAYS)),
						lte(courseEnrolments.validUntil, addDays(day, SOON_DAYS)),
					],
					...[isThere(asker), learnersOf(asker)],
				),
				orderBy: [asc(courseEnrolments.validUntil), asc(courseEnrolments.id)],
				limit: OPEN_MOST,
			},
		);
		return {
			query,
			shape: (found) =>
				shape(found).map(({ row: { id, courseId, validUntil }, course }) => ({
					...{ id, title: titleOf(course as Titled | null, asker), href: pageOf(asker, whom, courseId) },
					...(validUntil && { at: validUntil, isLate: validUntil < day }),
				})),
		};
	},
	all: ({ tenant }, whom) => (whom.id ? paths(tenant.guid).dashboard : undefined),
};

/** What happened with enrolments that fit, at an instant of theirs. */
function reading(
	asker: Visit,
	whom: Participant,
	page: EventPage,
	at: Sorted,
	only: SQL | undefined,
	tell: (row: Enrolment, by: string | null) => Omit<ParticipantEvent, "id" | "params">,
): PendingQuery<ParticipantEvent[]> {
	const place = page.place(at, courseEnrolments.id);
	const { query, shape } = asker.rows.listingWith(
		courseEnrolments,
		{
			course: [courses, courseEnrolments.courseId, COURSE],
			by: [people, courseEnrolments.assignedBy, NAMED],
		},
		{
			where: and(eq(courseEnrolments.userId, whom.id), only, isThere(asker), learnersOf(asker), place.where),
			orderBy: place.orderBy,
			limit: page.limit,
		},
	);
	return {
		query,
		shape: (found) =>
			shape(found).map(({ row, course, by }) => ({
				...{ id: row.id, params: { title: titleOf(course as Titled | null, asker) } },
				...tell(row as Enrolment, by && nameOf(by as never)),
			})),
	};
}

export const participant = participantPart(manifest, {
	...{ staff: "dashboard", own: "dashboard" },
	open: [taken, expiring],
	events: [
		{
			...{ key: "courseBegun", kind: "courses", icon: "graduation-cap" },
			reading: (asker, whom, page) =>
				reading(asker, whom, page, courseEnrolments.createdAt, undefined, ({ createdAt, courseId }, by) => ({
					...{ at: createdAt, by, href: pageOf(asker, whom, courseId) },
				})),
		},
		{
			...{ key: "courseDone", kind: "courses", icon: "circle-check" },
			reading: (asker, whom, page) =>
				reading(
					...([asker, whom, page, sql`${courseEnrolments.doneAt}`, isNotNull(courseEnrolments.doneAt)] as const),
					({ doneAt, courseId }) => ({ at: doneAt ?? 0, href: pageOf(asker, whom, courseId) }),
				),
		},
	],
});
