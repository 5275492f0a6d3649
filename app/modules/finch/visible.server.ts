import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { replyRecords } from "#app/forms/store/records.server";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Viewer } from "#app/platform/tenant/context";
import { advisorClients } from "#db/schema/directory";
import { studentReports, students } from "#db/schema/finch";

/** Whose students somebody sees, in the trash or not: their own, from level 20 those of their clients, at 30 all. */
export function openTo({ tenant, access, user }: Viewer): SQL | undefined {
	if (access.level >= LEVEL_ALL) return undefined;
	const { teacherId, createdBy } = students;
	const ofClient = and(
		eq(advisorClients.tenantId, tenant.id),
		eq(advisorClients.advisorId, user.id),
		eq(advisorClients.clientId, teacherId),
	);
	return or(
		eq(teacherId, user.id),
		eq(createdBy, user.id),
		access.level >= LEVEL_CLIENTS ? sql`exists (select 1 from ${advisorClients} where ${ofClient})` : undefined,
	);
}

/** What somebody sees of the students. */
export const visibleStudents = (viewer: Viewer): SQL => and(isNull(students.deletedAt), openTo(viewer)) as SQL;

/** The ids of the students that somebody sees, as a query; `more`: a condition on them. */
export const idsOfVisible = (viewer: Viewer, more?: SQL): SQL =>
	sql`(select ${students.id} from ${students} where ${and(eq(students.tenantId, viewer.tenant.id), visibleStudents(viewer), more)})`;

/** Replies about the students that the viewer sees. */
export const repliesOfStudents = (viewer: Viewer): SQL =>
	and(eq(replyRecords.subjectType, "student"), sql`${replyRecords.subjectId} in ${idsOfVisible(viewer)}`) as SQL;

/** Whose reports somebody sees, in the trash or not: those about their students, of groups their own, at level 30 all. */
export function reportsOpenTo(viewer: Viewer): SQL {
	const { scope, createdBy, studentId } = studentReports;
	const ofGroup = viewer.access.level >= LEVEL_ALL ? undefined : eq(createdBy, viewer.user.id);
	return or(
		and(eq(scope, "group"), ofGroup),
		and(eq(scope, "student"), sql`${studentId} in ${idsOfVisible(viewer)}`),
	) as SQL;
}

export const visibleReports = (viewer: Viewer): SQL =>
	and(isNull(studentReports.deletedAt), reportsOpenTo(viewer)) as SQL;
