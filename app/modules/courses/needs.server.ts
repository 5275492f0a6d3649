import { and, asc, eq, gte, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { dayStart } from "#app/lists/day-start";
import { addDays, today } from "#app/platform/clock";
import { textFor } from "#app/platform/localised";
import { type ModuleNeed, needsOfModule } from "#app/platform/tenant/needs.server";
import { courseEnrolments, courses } from "#db/schema/courses";
import { manifest } from "./manifest";
import { paths } from "./paths";
import { SOON_DAYS } from "./validity";

/** Until when something is to be done: a course that was completed is to be taken again before its certificate expires. */
const untilSql = sql`case when ${courseEnrolments.doneAt} is null then ${courseEnrolments.dueOn} else ${courseEnrolments.validUntil} end`;

/** Courses that somebody was assigned to, until they are completed, and certificates that expire. */
export const needs = needsOfModule(manifest, "dashboard", {
	reading: (visit, limit) => {
		const day = today(visit.tenant.timeZone, visit.now);
		const { query, shape } = visit.rows.listingWith(
			courseEnrolments,
			{ course: [courses, courseEnrolments.courseId] },
			{
				where: and(
					eq(courseEnrolments.userId, visit.user.id),
					or(
						and(eq(courseEnrolments.source, "assigned"), isNull(courseEnrolments.doneAt)),
						and(
							isNotNull(courseEnrolments.doneAt),
							lte(courseEnrolments.validUntil, addDays(day, SOON_DAYS)),
							gte(courseEnrolments.validUntil, addDays(day, -SOON_DAYS)),
						),
					),
					sql`exists (select 1 from ${courses} as open where open.tenant_id = ${visit.tenant.id} and open.id = ${courseEnrolments.courseId}
						and open.status = 'published' and open.deleted_at is null)`,
				),
				orderBy: [asc(sql`coalesce(${untilSql}, '9999')`), asc(courseEnrolments.id)],
				limit,
			},
		);
		return {
			query,
			shape: (found) =>
				shape(found).flatMap(
					({ row: { id, courseId, createdAt, startedAt, doneAt, dueOn: due, validUntil }, course }) => {
						const isToRenew = doneAt !== null;
						const dueOn = isToRenew ? validUntil : due;
						return course
							? [
									{
										...{ id, kind: "course", tone: isToRenew ? "warning" : "info", icon: "graduation-cap" },
										title: {
											key: isToRenew ? "home:need.certificate" : "home:need.course",
											params: { courseTitle: textFor(course.titles, visit.language, course.firstLanguage).text },
										},
										action: isToRenew
											? "home:action.renew"
											: startedAt === null
												? "home:action.beginCourse"
												: "home:action.continueCourse",
										...{ since: createdAt, dueAt: dueOn && dayStart(addDays(dueOn, 1), visit.tenant.timeZone) },
										...(dueOn && { dueOn }),
										href: paths(visit.tenant.guid).course(courseId),
									} as ModuleNeed,
								]
							: [];
					},
				),
		};
	},
	waiting: `from course_enrolments x where x.tenant_id = a.tenant_id and x.user_id = a.user_id and ((x.source = 'assigned' and x.done_at is null)
		or (x.done_at is not null and x.valid_until between date('now', '-${SOON_DAYS} days') and date('now', '+${SOON_DAYS} days')))
		and exists (select 1 from courses c where c.tenant_id = x.tenant_id and c.id = x.course_id and c.status = 'published' and c.deleted_at is null)`,
});
