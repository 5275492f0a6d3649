import { and, eq, gt, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { HOUR } from "#app/platform/limits";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { courseEnrolments, courseParts, courses } from "#db/schema/courses";
import { PARTS_MOST } from "./courses.server";
import { tellAdded } from "./letters.server";

/** Courses that one run of the clock takes on, and learners who are told. */
const MOST = 2000;
/** What was added is told once nothing more has been added for so long. */
const QUIET = HOUR;

const News = z.object({ courseId: z.string(), since: z.number() });

/** Tells those who take a course, and have not completed it, that something was added to it. */
export const newsJob = defineJob("courses.news", News, async ({ tenant: ctx }, { courseId, since }) => {
	if (!ctx) throw notFound();
	const course = await ctx.rows.find(courses, courseId);
	if (!course || course.deletedAt !== null || course.status !== "published") return;
	if ((course.newsToldAt ?? 0) !== since) return;
	const isNew = and(
		...[eq(courseParts.courseId, courseId), isNull(courseParts.deletedAt), eq(courseParts.isStep, true)],
		gt(courseParts.createdAt, since),
	);
	const { learners, parts } = await ctx.rows.read({
		learners: ctx.rows.listing(courseEnrolments, {
			where: and(
				...[eq(courseEnrolments.courseId, courseId), isNotNull(courseEnrolments.startedAt)],
				isNull(courseEnrolments.doneAt),
			),
			limit: MOST,
		}),
		parts: ctx.rows.listing(courseParts, { where: isNew, limit: PARTS_MOST }),
	});
	const newest = Math.max(0, ...parts.map(({ createdAt }) => createdAt));
	const there = learners.filter(({ startedAt }) => (startedAt ?? newest) < newest);
	// The messages first: each tells its learner once, and a fault after them brings this one again.
	await tellAdded(ctx, there, since);
	const isSame = eq(sql`coalesce(${courses.newsToldAt}, 0)`, since);
	await ctx.rows.commit([ctx.rows.changing(courses, courseId, { newsToldAt: ctx.now.getTime() }, undefined, isSame)]);
});

/** Finds the published courses to which something was added that their learners do not know of. */
export async function sweepNewParts(context: RequestContext): Promise<void> {
	const quiet = context.now.getTime() - QUIET;
	const since = sql<number>`coalesce(${courses.newsToldAt}, 0)`;
	const isAddedAfter = (
		from: SQL | number,
	) => sql`exists (select 1 from ${courseParts} where ${courseParts.tenantId} = ${courses.tenantId}
		and ${courseParts.courseId} = ${courses.id} and ${courseParts.deletedAt} is null and ${courseParts.isStep} and ${courseParts.createdAt} > ${from})`;
	const found = await overTenants(context, (db) =>
		db
			.select({ id: courses.id, tenantId: courses.tenantId, since })
			.from(courses)
			.where(
				and(
					sql`${courses.tenantId} in (select id from tenants)`,
					...[eq(courses.status, "published"), isNull(courses.deletedAt)],
					sql`exists (select 1 from ${courseEnrolments} where ${courseEnrolments.tenantId} = ${courses.tenantId} and ${courseEnrolments.courseId} = ${courses.id}
						and ${courseEnrolments.startedAt} is not null and ${courseEnrolments.doneAt} is null
						and ${isAddedAfter(sql`max(${since}, ${courseEnrolments.startedAt})`)})`,
					sql`not ${isAddedAfter(quiet)}`,
				),
			)
			.limit(MOST),
	);
	await enqueueMany(
		context,
		newsJob,
		found.map(({ id, tenantId, since: told }) => ({
			...{ tenantId, payload: { courseId: id, since: told } },
			id: `courses-news-${id}-${told}`,
		})),
	);
}
