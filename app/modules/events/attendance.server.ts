import { and, asc, eq, gt, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { noteAttended } from "#app/directory/course-offer.server";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { bookings } from "#db/schema/bookings";
import { eventRegistrations, events } from "#db/schema/events";

/** Participants of whom one message tells, and events that one run of the clock takes on. */
const MOST = 100;
const MOST_EVENTS = 500;

const Attendance = z.object({ eventId: z.string(), at: z.number(), after: z.string() });

/** Tells the course of an event who has come to it: those who take it have done the step. */
export const attendanceJob = defineJob(
	"events.attendance",
	Attendance,
	async ({ tenant: ctx }, { eventId, at, after }) => {
		if (!ctx) throw notFound();
		const { event, came } = await ctx.rows.read({
			event: ctx.rows.finding(events, eventId),
			came: ctx.rows.listing(eventRegistrations, {
				where: and(
					...[eq(eventRegistrations.eventId, eventId), gt(eventRegistrations.id, after)],
					...[isNotNull(eventRegistrations.checkedInAt), isNotNull(eventRegistrations.userId)],
					sql`exists (select 1 from ${bookings} where ${and(
						eq(bookings.tenantId, ctx.tenant.id),
						eq(bookings.id, eventRegistrations.id),
						eq(bookings.status, "confirmed"),
					)})`,
				) as SQL,
				orderBy: [asc(eventRegistrations.id)],
				limit: MOST,
			}),
		});
		if (!event?.courseStepId || event.status !== "published" || event.courseDueAt !== at) return;
		const userIds = came.flatMap(({ userId }) => userId ?? []);
		if (userIds.length > 0) await noteAttended(ctx, event.courseStepId, userIds);
		const last = came.at(-1);
		if (came.length === MOST && last)
			await ctx.enqueue(attendanceJob, { eventId, at, after: last.id }, `event-attendance:${eventId}:${at}:${last.id}`);
		else await ctx.rows.commit([ctx.rows.deriving(events, isDue(eventId, at), { courseDueAt: null })]);
	},
);

const isDue = (eventId: string, at: number) => and(eq(events.id, eventId), eq(events.courseDueAt, at)) as SQL;

/** Finds the events whose courses are to be told; what an earlier run has missed is caught up once. */
export async function sweepAttendance(context: RequestContext): Promise<void> {
	const due = await overTenants(context, (db) =>
		db
			.select({ tenantId: events.tenantId, id: events.id, at: events.courseDueAt })
			.from(events)
			.where(and(lte(events.courseDueAt, context.now.getTime()), eq(events.status, "published")))
			.limit(MOST_EVENTS),
	);
	const messages = due.map(({ tenantId, id, at }) => ({
		...{ tenantId, payload: { eventId: id, at: at ?? 0, after: "" }, id: `event-attendance:${id}:${at}` },
	}));
	await enqueueMany(context, attendanceJob, messages);
}

/** The write by which the course is told anew of an event that is over: a check-in has come late, as from a door without a network. */
export const notifyingLate = ({ rows, now }: TenantContext, eventId: string): PendingWrite => {
	const isOver = and(eq(events.id, eventId), isNotNull(events.courseStepId), lte(events.endsAt, now.getTime()));
	return rows.deriving(events, isOver as SQL, { courseDueAt: now.getTime() });
};
