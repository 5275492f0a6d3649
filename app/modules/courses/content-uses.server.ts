import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { ContentUses } from "#app/directory/course-offer.server";
import { among } from "#app/platform/tenant/among.server";
import { courseContents, courseParts, courses } from "#db/schema/courses";
import { paths } from "./paths";

/** Courses that are named at a content at most. */
const MOST = 50;

/** What stands in a course: neither its part nor the course is in the trash. */
const isKept = (tenantId: string, more?: SQL): SQL =>
	sql`exists (select 1 from ${courseParts} inner join ${courses} on ${courses.tenantId} = ${courseParts.tenantId} and ${courses.id} = ${courseParts.courseId}
		where ${courseParts.tenantId} = ${tenantId} and ${courseParts.id} = ${courseContents.partId}
		and ${and(isNull(courseParts.deletedAt), isNull(courses.deletedAt), more)})`;

/** In which courses the contents of the task library stand. */
export const contentUses: ContentUses = {
	counting: ({ rows, tenant }, contentIds) => {
		const isOne = among(courseContents.contentId, contentIds);
		const query = rows
			.select(courseContents, {
				value: sql<string>`${courseContents.contentId}`.as("content"),
				count: sql<number>`count(distinct ${courseContents.courseId})`.as("courses"),
			})
			.where(and(isOne, isKept(tenant.id)))
			.groupBy(courseContents.contentId);
		const shape = (found: unknown[]) =>
			new Map((found as { value: string; count: number }[]).map(({ value, count }) => [value, count]));
		return { query, shape };
	},
	reading: ({ rows, tenant }, contentId, all) => {
		const isForMembers = and(eq(courses.status, "published"), inArray(courses.audience, ["tenant", "public"]));
		const isHere = sql`exists (select 1 from ${courseContents} where ${courseContents.tenantId} = ${tenant.id}
			and ${courseContents.courseId} = ${courses.id} and ${courseContents.contentId} = ${contentId} and ${isKept(tenant.id)})`;
		const { query, shape } = rows.listing(courses, {
			where: and(isNull(courses.deletedAt), all ? undefined : isForMembers, isHere),
			orderBy: [asc(courses.sortTitle), asc(courses.id)],
			limit: MOST,
		});
		const to = paths(tenant.guid);
		return {
			query,
			shape: (found) =>
				shape(found).map(({ id, titles, firstLanguage }) => ({ id, titles, firstLanguage, path: to.course(id) })),
		};
	},
};
