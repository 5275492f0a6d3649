import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { textFor } from "#app/platform/localised";
import { homePart } from "#app/platform/tenant/home-parts.server";
import { courseEnrolments, courses } from "#db/schema/courses";
import { manifest } from "./manifest";
import { paths } from "./paths";

/** Courses that one has begun and not completed, what was worked on last first. */
const begun = homePart(manifest, "dashboard", {
	kind: "begun",
	reading: (visit, limit) => {
		const isOpen = sql`exists (select 1 from ${courses} as open where open.tenant_id = ${visit.tenant.id}
			and open.id = ${courseEnrolments.courseId} and open.status = 'published' and open.deleted_at is null)`;
		const { query, shape } = visit.rows.listingWith(
			courseEnrolments,
			{ course: [courses, courseEnrolments.courseId] },
			{
				where: and(
					...[eq(courseEnrolments.userId, visit.user.id), isNotNull(courseEnrolments.startedAt)],
					...[isNull(courseEnrolments.doneAt), isOpen],
				),
				orderBy: [desc(courseEnrolments.updatedAt), desc(courseEnrolments.id)],
				limit,
			},
		);
		return {
			query,
			shape: (found) =>
				shape(found).flatMap(({ row: { id, courseId, doneCount }, course }) =>
					course
						? [
								{
									...{ id, title: textFor(course.titles, visit.language, course.firstLanguage).text },
									...{ done: doneCount, all: course.stepCount, href: paths(visit.tenant.guid).course(courseId) },
								},
							]
						: [],
				),
		};
	},
	all: ({ tenant }) => paths(tenant.guid).dashboard,
});

/** What courses show on the home page. */
export const home = [begun];
