import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { nameOf } from "#app/directory/names";
import { today } from "#app/platform/clock";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { courseEnrolments, courseParts, courseProgress } from "#db/schema/courses";
import { newCode } from "./certificate-code";
import { type Course, countingSteps, type Part } from "./courses.server";
import type { Enrolment } from "./enrolments.server";
import { tellCompleted } from "./letters.server";
import { monthsAfter, nextRenewal } from "./validity";

/** A step of a course that somebody takes. */
export type StepOf = { course: Course; step: Part; enrolment: Enrolment; learner: { id: string; name: string } };

export const progressId = (partId: string, userId: string) => `${partId}:${userId}`;

/** The visitor as a learner. */
export const ownName = ({ user }: Visit) => ({ id: user.id, name: nameOf(user) });

/**
 * The writes that note a step as done, at the time of the server and once, however often it is sent; and as the last of them
 * the one that completes the course where nothing is left. That is asked in the same commit, so that two steps that are done
 * at the same moment complete it all the same.
 */
function completing(
	ctx: TenantContext,
	{ course, step, enrolment, learner }: StepOf,
	score: number | null,
): PendingWrite[] {
	const { rows, now, tenant } = ctx;
	const { id: userId, name: person } = learner;
	const at = now.getTime();
	const id = progressId(step.id, userId);
	const row = { id, courseId: course.id, userId, partId: step.id };
	const isStepDone = sql`exists (select 1 from ${courseProgress} where ${and(
		eq(courseProgress.tenantId, tenant.id),
		eq(courseProgress.partId, courseParts.id),
		eq(courseProgress.userId, userId),
		isNotNull(courseProgress.doneAt),
	)})`;
	const doneSteps = countingSteps(rows, course.id, isStepDone);
	const certificate = { person, course: course.titles, tenant: tenant.name, doneAt: at };
	const day = today(tenant.timeZone, now);
	const validUntil = course.validMonths === null ? null : monthsAfter(day, course.validMonths);
	const renewOn = validUntil && nextRenewal(validUntil, day);
	const isDone = and(
		eq(courseEnrolments.id, enrolment.id),
		isNull(courseEnrolments.doneAt),
		sql`${doneSteps} >= ${countingSteps(rows, course.id)}`,
	);
	return [
		rows.addingMissing(courseProgress, row),
		rows.changing(courseProgress, id, { doneAt: at, score }, undefined, isNull(courseProgress.doneAt)),
		rows.deriving(courseEnrolments, enrolment.id, { doneCount: doneSteps }),
		rows.changingWhere(courseEnrolments, isDone as SQL, {
			...{ doneAt: at, remindOn: null },
			...(course.certifies && { code: newCode(), certificate, validUntil, renewOn }),
		}),
	];
}

/** Writes that a step is done, after what else is written with it; whoever has completed the course by it is told. */
export async function complete(ctx: TenantContext, found: StepOf, score: number | null, before: PendingWrite[] = []) {
	const saved = await ctx.rows.commit([...before, ...completing(ctx, found, score)]);
	const ended = saved.at(-1) as Enrolment | undefined;
	if (ended) await tellCompleted(ctx, ended);
}
