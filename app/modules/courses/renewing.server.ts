import { and, eq, isNotNull, type SQL } from "drizzle-orm";
import { today } from "#app/platform/clock";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { courseAttempts, courseDraws, courseEnrolments, courseProgress } from "#db/schema/courses";
import { readingOpen } from "./courses.server";
import { enrolmentId } from "./enrolments.server";
import { nextReminder } from "./reminding";
import { validityOf } from "./validity";

/**
 * Begins a course anew whose certificate expires soon or has expired. The certificate that is there stays until the new
 * one takes its place, and its last day becomes the due date. What was handed in stays as history.
 */
export async function renew(visit: Visit, courseId: string): Promise<void> {
	const { rows, user, now, tenant } = visit;
	const id = enrolmentId(courseId, user.id);
	const { course, own } = await rows.read({
		course: readingOpen(visit, courseId),
		own: rows.finding(courseEnrolments, id),
	});
	if (!course || !own) throw notFound();
	const day = today(tenant.timeZone, now);
	if (course.status !== "published" || own.doneAt === null || own.validUntil === null)
		throw invalid({ form: "courses:errors.notToRenew" });
	if (validityOf(own.validUntil, day) === "valid") throw invalid({ form: "courses:errors.notToRenew" });
	const dueOn = own.validUntil >= day ? own.validUntil : null;
	const certificate = own.certificate && { ...own.certificate, doneAt: own.certificate.doneAt ?? own.doneAt };
	const ofCourse = (table: typeof courseProgress | typeof courseAttempts | typeof courseDraws) =>
		and(eq(table.courseId, courseId), eq(table.userId, user.id)) as SQL;
	const commit = rows.commit([
		rows.changing(
			courseEnrolments,
			id,
			{
				...{ doneAt: null, doneCount: 0, stepId: null, startedAt: now.getTime(), renewOn: null, certificate },
				...{ dueOn, remindOn: dueOn && nextReminder(dueOn, day) },
			},
			undefined,
			isNotNull(courseEnrolments.doneAt),
		),
		rows.removingAll(courseProgress, ofCourse(courseProgress)),
		rows.removingAll(courseAttempts, ofCourse(courseAttempts)),
		rows.removingAll(courseDraws, ofCourse(courseDraws)),
	]);
	await orElse(commit, () => conflict());
}
