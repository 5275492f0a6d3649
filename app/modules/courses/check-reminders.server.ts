import { isNull, lte, sql } from "drizzle-orm";
import * as z from "zod";
import { today } from "#app/platform/clock";
import { newId } from "#app/platform/ids";
import { textFor } from "#app/platform/localised";
import { notifying } from "#app/platform/notify.server";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { courses } from "#db/schema/courses";
import { titleOf } from "./courses.server";
import { paths } from "./paths";

const MOST = 2000;

const Remind = z.object({ courseId: z.string(), day: z.string() });

/** Tells the author that a course is to be looked through, once for each day that is set. */
export const remindJob = defineJob("courses.check", Remind, async ({ tenant: ctx }, { courseId, day }) => {
	if (!ctx) throw notFound();
	const course = await ctx.rows.find(courses, courseId);
	if (!course || course.deletedAt !== null || course.checkBy !== day || course.checkToldOn === day) return;
	const moved = ctx.rows.changing(courses, courseId, { checkToldOn: day }, course.updatedAt);
	const notice = {
		...{ type: "courseToCheck" as const, noticeId: newId(ctx.now.getTime()) },
		url: paths(ctx.tenant.guid).edit(courseId, titleOf(course)),
		params: { title: textFor(course.titles, ctx.tenant.language, course.firstLanguage).text },
	};
	await ctx.rows.commit([moved, notifying(ctx, notice, [course.authorId], moved)]);
});

/** Finds the courses whose day has come, and enqueues one message for each. */
export async function sweepChecks(context: RequestContext): Promise<void> {
	const due = await overTenants(context, (db) =>
		db
			.select({ id: courses.id, tenantId: courses.tenantId, day: courses.checkBy })
			.from(courses)
			.where(
				sql`${courses.tenantId} in (select id from tenants) and ${lte(courses.checkBy, today("UTC", context.now))}
					and ${courses.checkToldOn} is not ${courses.checkBy} and ${isNull(courses.deletedAt)}`,
			)
			.limit(MOST),
	);
	await enqueueMany(
		context,
		remindJob,
		due.map(({ id, tenantId, day }) => ({
			...{ tenantId, payload: { courseId: id, day: day ?? "" } },
			id: `courses-check-${id}-${day}`,
		})),
	);
}
