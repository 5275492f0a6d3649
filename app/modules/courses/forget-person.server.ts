import { and, eq, inArray, isNotNull, isNull, type SQL } from "drizzle-orm";
import { releasingFiles } from "#app/media/record-files.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";
import {
	courseAttempts,
	courseCohortMembers,
	courseDraws,
	courseEnrolments,
	courseFeedback,
	courseHandIns,
	courseNotes,
	coursePathLearners,
	courseProgress,
	courseReadings,
	courseTextDrafts,
} from "#db/schema/courses";

/**
 * The writes that delete what somebody did in courses. An enrolment that ended with a certificate stays, so that whoever
 * is shown the certificate can still ask whether it is true.
 */
export function forgetPerson({ rows }: TenantContext, userId: string): PendingWrite[] {
	const taken = rows
		.select(courseEnrolments, { id: courseEnrolments.courseId })
		.where(eq(courseEnrolments.userId, userId));
	const handedIn = and(inArray(courseHandIns.courseId, taken), eq(courseHandIns.userId, userId)) as SQL;
	const files = rows
		.select(courseHandIns, { id: courseHandIns.fileId })
		.where(and(handedIn, isNotNull(courseHandIns.fileId)));
	const ofCourses = [courseDraws, courseReadings, courseFeedback];
	const ofUser = [
		courseProgress,
		courseAttempts,
		courseNotes,
		courseTextDrafts,
		coursePathLearners,
		courseCohortMembers,
	];
	const own = eq(courseEnrolments.userId, userId);
	return [
		releasingFiles(rows, files),
		rows.removingAll(courseHandIns, handedIn),
		...ofCourses.map((table) =>
			rows.dropping(table, and(inArray(table.courseId, taken), eq(table.userId, userId)) as SQL),
		),
		...ofUser.map((table) => rows.dropping(table, eq(table.userId, userId))),
		rows.removingAll(courseEnrolments, and(own, isNull(courseEnrolments.code)) as SQL),
		rows.deriving(courseEnrolments, own, { stepId: null, remindOn: null, renewOn: null }),
	];
}
