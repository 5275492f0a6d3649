import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { dayOrNone } from "#app/tasks/due";
import { meetings } from "#db/schema/crm";
import { tasks } from "#db/schema/tasks";
import { visibleMeetings, visibleTasks } from "../visible-tasks.server";
import { is } from "./read-timeline.server";

/** Open tasks and meetings to come of a customer: its next steps. */
export function readNextSteps(visit: Visit, customer: SQL, reads: ReadBatch) {
	const open = and(is(tasks.customerId, customer), eq(tasks.isOpen, true), visibleTasks(visit));
	const coming = and(
		is(meetings.customerId, customer),
		visibleMeetings(visit),
		eq(meetings.status, "planned"),
		sql`${meetings.startsAt} > ${visit.now.getTime()}`,
	);
	const nextTasks = reads.add(visit.rows.listing(tasks, { where: open, orderBy: [tasks.dueOn, tasks.id], limit: 3 }));
	const nextMeetings = reads.add(
		visit.rows.listing(meetings, { where: coming, orderBy: [meetings.startsAt, meetings.id], limit: 2 }),
	);
	return () => ({
		tasks: nextTasks().map(({ id, title, dueOn, isOpen, repeat }) => ({
			...{ id, title, isOpen, repeat },
			dueOn: dayOrNone(dueOn),
		})),
		meetings: nextMeetings().map(({ id, title, startsAt }) => ({ id, title, startsAt })),
	});
}
