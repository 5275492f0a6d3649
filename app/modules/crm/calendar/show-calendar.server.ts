import { and, eq, gte, inArray, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import { daysOfSpan, neighbouringSpans } from "#app/calendar/span";
import { dayStart } from "#app/lists/day-start";
import { addDays, today, zoneOf } from "#app/platform/clock";
import { toLocal } from "#app/platform/local-time";
import type { Visit } from "#app/platform/tenant/context";
import { attendees, meetings } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { tasks } from "#db/schema/tasks";
import { mayWrite } from "../show-customers.server";
import { visibleMeetings, visibleTasks } from "../visible-tasks.server";
import type { CalendarQuery } from "./calendar.schema";

/** Meetings and tasks that are shown at most. */
const MOST = 400;

/** The meetings and the tasks with a due day of a day, a week or a month, day by day; one's own unless all are wanted. */
export async function showCalendar(visit: Visit, { span = "month", day: asked, whose = "mine" }: CalendarQuery) {
	const { rows } = visit;
	const zone = zoneOf(visit);
	const now = today(zone, visit.now);
	const day = asked ?? now;
	const days = daysOfSpan(span, day);
	const [first = day, last = day] = [days[0], days.at(-1)];
	const isMine = whose === "mine";
	const attends = and(
		eq(attendees.tenantId, visit.tenant.id),
		eq(attendees.meetingId, meetings.id),
		eq(attendees.userId, visit.user.id),
	);
	const myMeetings = or(
		eq(meetings.createdBy, visit.user.id),
		sql`exists (select 1 from ${attendees} where ${attends})`,
	);
	const found = await rows.read({
		meetings: rows.listingWith(
			meetings,
			{ customer: [companies, meetings.customerId] },
			{
				where: and(
					gte(meetings.startsAt, dayStart(first, zone)),
					lt(meetings.startsAt, dayStart(addDays(last, 1), zone)),
					ne(meetings.status, "cancelled"),
					visibleMeetings(visit),
					isMine ? myMeetings : undefined,
				),
				orderBy: [meetings.startsAt, meetings.id],
				limit: MOST,
			},
		),
		tasks: rows.listingWith(
			tasks,
			{ customer: [companies, tasks.customerId] },
			{
				where: and(
					inArray(tasks.isOpen, [true, false]),
					gte(tasks.dueOn, first),
					lte(tasks.dueOn, last),
					ne(tasks.status, "cancelled"),
					visibleTasks(visit),
					isNull(tasks.deletedAt),
					isMine ? eq(tasks.assigneeId, visit.user.id) : undefined,
				),
				orderBy: [tasks.dueOn, tasks.id],
				limit: MOST,
			},
		),
	});
	const entries = [
		...found.meetings.map(({ row, customer }) => ({
			...{ kind: "meeting" as const, id: row.id, day: toLocal(row.startsAt, zone).slice(0, 10) },
			...{ title: row.title, at: row.startsAt, about: customer?.name ?? null, isDone: row.status === "held" },
		})),
		...found.tasks.map(({ row, customer }) => ({
			...{ kind: "task" as const, id: row.id, day: row.dueOn },
			...{ title: row.title, at: null, about: customer?.name ?? null, isDone: !row.isOpen },
		})),
	];
	return {
		...{ span, day, ...neighbouringSpans(span, day) },
		days: days.map((one) => ({ day: one, entries: entries.filter((entry) => entry.day === one) })),
		...{ whose, today: now, writes: mayWrite(visit), tenant: visit.tenant.guid },
		isCut: found.meetings.length === MOST || found.tasks.length === MOST,
	};
}
export type CalendarEntry = Awaited<ReturnType<typeof showCalendar>>["days"][number]["entries"][number];
