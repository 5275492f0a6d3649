import { and, eq, gte, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { addDays } from "#app/platform/clock";
import { textFor } from "#app/platform/localised";
import type { OwnTask } from "#app/platform/tenant/own-tasks.server";
import { rowsAsked } from "#app/tasks/asked.server";
import { tasksOfModule } from "#app/tasks/tasks-of-module.server";
import { courseEnrolments, courses } from "#db/schema/courses";
import { manifest } from "./manifest";
import { paths } from "./paths";
import { SOON_DAYS } from "./validity";

/** Until when something is to be done: a course that was completed is to be taken again before its certificate expires. */
const untilSql = sql`coalesce(case when ${courseEnrolments.doneAt} is null then ${courseEnrolments.dueOn} else ${courseEnrolments.validUntil} end, '9999')`;

/** Courses that somebody was assigned to, until they are completed, and certificates that expire. */
export const needs = tasksOfModule(manifest, "dashboard", {
	...{ kind: "course", icon: "graduation-cap", tone: "info", tells: "open" },
	need: ({ title, state }) => ({
		title: { key: state === "renew" ? "home:need.certificate" : "home:need.course", params: { courseTitle: title } },
		...(state === "renew" && { tone: "warning" }),
		action: actions[state as keyof typeof actions],
	}),
	all: ({ tenant }) => paths(tenant.guid).dashboard,
	reading: (visit, asked) => {
		const isToRenew = and(
			isNotNull(courseEnrolments.doneAt),
			lte(courseEnrolments.validUntil, addDays(asked.day, SOON_DAYS)),
			gte(courseEnrolments.validUntil, addDays(asked.day, -SOON_DAYS)),
		);
		const rows = rowsAsked(asked, {
			...{ id: courseEnrolments.id, due: untilSql },
			open: or(and(eq(courseEnrolments.source, "assigned"), isNull(courseEnrolments.doneAt)), isToRenew),
			done: { at: sql`${courseEnrolments.doneAt}`, is: isNotNull(courseEnrolments.doneAt) },
		});
		const { query, shape } = visit.rows.listingWith(
			courseEnrolments,
			{ course: [courses, courseEnrolments.courseId] },
			{
				...rows,
				where: and(
					eq(courseEnrolments.userId, visit.user.id),
					rows.where,
					sql`exists (select 1 from ${courses} as open where open.tenant_id = ${visit.tenant.id} and open.id = ${courseEnrolments.courseId}
						and open.status = 'published' and open.deleted_at is null)`,
				),
			},
		);
		const isDone = asked.which === "done";
		return {
			query,
			shape: (found) =>
				shape(found).flatMap(
					({ row: { id, courseId, createdAt, startedAt, doneAt, dueOn, validUntil }, course }): OwnTask[] =>
						course
							? [
									{
										...{ id, since: createdAt, doneAt: isDone ? doneAt : null },
										title: textFor(course.titles, visit.language, course.firstLanguage).text,
										due: doneAt !== null && !isDone ? validUntil : dueOn,
										state: isDone ? "done" : doneAt !== null ? "renew" : startedAt === null ? "todo" : "doing",
										href: paths(visit.tenant.guid).course(courseId),
									},
								]
							: [],
				),
		};
	},
	waiting: `from course_enrolments x where x.tenant_id = a.tenant_id and x.user_id = a.user_id and ((x.source = 'assigned' and x.done_at is null)
		or (x.done_at is not null and x.valid_until between date('now', '-${SOON_DAYS} days') and date('now', '+${SOON_DAYS} days')))
		and exists (select 1 from courses c where c.tenant_id = x.tenant_id and c.id = x.course_id and c.status = 'published' and c.deleted_at is null)`,
});

const actions = {
	...{ renew: "home:action.renew", todo: "home:action.beginCourse", doing: "home:action.continueCourse" },
} as const;
