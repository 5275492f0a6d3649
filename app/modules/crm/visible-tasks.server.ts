import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import { filtering } from "#app/platform/tenant/condition.server";
import { attendees, meetings } from "#db/schema/crm";
import { tasks } from "#db/schema/tasks";
import { onVisible, type Viewer } from "./visible.server";

/**
 * Whose tasks somebody sees, in the trash or not: one's own and those that one gave; those of the customers that one sees;
 * and with level 20 those that are about no customer.
 */
export function tasksOpenTo(viewer: Viewer): SQL | undefined {
	if (viewer.access.level >= LEVEL_ALL) return undefined;
	const { id } = viewer.user;
	const general = viewer.access.level >= LEVEL_CLIENTS ? isNull(tasks.customerId) : undefined;
	return or(eq(tasks.assigneeId, id), eq(tasks.createdBy, id), general, onVisible(viewer, tasks.customerId));
}

export const visibleTasks = (viewer: Viewer): SQL =>
	and(filtering(isNull(tasks.deletedAt)), tasksOpenTo(viewer)) as SQL;

/** Which of the meetings with a customer whom one sees. */
export const meetingsOnSeen = (): SQL => filtering(isNull(meetings.deletedAt));

/** Meetings that one called or is asked to, those of the customers that one sees, and with level 20 those that are about no customer. */
export function visibleMeetings(viewer: Viewer): SQL {
	const here = meetingsOnSeen();
	if (viewer.access.level >= LEVEL_ALL) return here;
	const general = viewer.access.level >= LEVEL_CLIENTS ? isNull(meetings.customerId) : undefined;
	const asked = and(
		eq(attendees.tenantId, viewer.tenant.id),
		eq(attendees.meetingId, meetings.id),
		eq(attendees.userId, viewer.user.id),
	);
	return and(
		here,
		or(
			eq(meetings.createdBy, viewer.user.id),
			general,
			onVisible(viewer, meetings.customerId),
			sql`exists (select 1 from ${attendees} where ${asked})`,
		),
	) as SQL;
}
