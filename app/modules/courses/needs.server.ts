import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { dayStart } from "#app/lists/day-start";
import { addDays } from "#app/platform/clock";
import { textFor } from "#app/platform/localised";
import { type ModuleNeed, needsOfModule } from "#app/platform/tenant/needs.server";
import { courseEnrolments, courses } from "#db/schema/courses";
import { manifest } from "./manifest";
import { paths } from "./paths";

/** Courses that somebody was assigned to, until they are completed. */
export const needs = needsOfModule(manifest, "dashboard", {
	reading: (visit, limit) => {
		const { query, shape } = visit.rows.listingWith(
			courseEnrolments,
			{ course: [courses, courseEnrolments.courseId] },
			{
				where: and(
					eq(courseEnrolments.userId, visit.user.id),
					eq(courseEnrolments.source, "assigned"),
					isNull(courseEnrolments.doneAt),
					sql`exists (select 1 from ${courses} as open where open.tenant_id = ${visit.tenant.id} and open.id = ${courseEnrolments.courseId}
						and open.status = 'published' and open.deleted_at is null)`,
				),
				orderBy: [asc(sql`coalesce(${courseEnrolments.dueOn}, '9999')`), asc(courseEnrolments.id)],
				limit,
			},
		);
		return {
			query,
			shape: (found) =>
				shape(found).flatMap(({ row: { id, courseId, createdAt, startedAt, dueOn }, course }): ModuleNeed[] =>
					course
						? [
								{
									...{ id, kind: "course", tone: "info", icon: "graduation-cap" },
									title: {
										key: "home:need.course",
										params: { courseTitle: textFor(course.titles, visit.language, course.firstLanguage).text },
									},
									action: startedAt === null ? "home:action.beginCourse" : "home:action.continueCourse",
									...{ since: createdAt, dueAt: dueOn && dayStart(addDays(dueOn, 1), visit.tenant.timeZone) },
									...(dueOn && { dueOn }),
									href: paths(visit.tenant.guid).course(courseId),
								} as ModuleNeed,
							]
						: [],
				),
		};
	},
	waiting: `from course_enrolments x where x.tenant_id = a.tenant_id and x.user_id = a.user_id and x.source = 'assigned' and x.done_at is null
		and exists (select 1 from courses c where c.tenant_id = x.tenant_id and c.id = x.course_id and c.status = 'published' and c.deleted_at is null)`,
});
