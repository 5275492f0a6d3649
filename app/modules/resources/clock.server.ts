import { and, asc, eq, lte, type SQL } from "drizzle-orm";
import * as z from "zod";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { resourceBookings } from "#db/schema/resources";
import { tell } from "./letters.server";

const MOST = 500;

const Remind = z.object({ id: z.string(), at: z.number() });

/** Has whoever booked reminded of a booking, once. */
export const remindJob = defineJob("resources.remind", Remind, async ({ tenant: ctx }, { id, at }) => {
	if (!ctx) throw notFound();
	const booking = await ctx.rows.find(resourceBookings, id);
	if (booking?.status !== "reserved" || booking.reminderAt !== at) return;
	if (booking.startsAt > ctx.now.getTime()) await tell(ctx, [id], "reminder", booking.sequence);
	const isIt = and(eq(resourceBookings.id, id), eq(resourceBookings.reminderAt, at)) as SQL;
	await ctx.rows.commit([ctx.rows.deriving(resourceBookings, isIt, { reminderAt: null })]);
});

/** Finds the bookings of which people are to be reminded; what an earlier run has missed is caught up. */
export async function sweepReminders(context: RequestContext): Promise<void> {
	const due = await overTenants(context, (db) =>
		db
			.select({ tenantId: resourceBookings.tenantId, id: resourceBookings.id, at: resourceBookings.reminderAt })
			.from(resourceBookings)
			.where(and(lte(resourceBookings.reminderAt, context.now.getTime()), eq(resourceBookings.status, "reserved")))
			.orderBy(asc(resourceBookings.reminderAt))
			.limit(MOST),
	);
	const messages = due.map(({ tenantId, id, at }) => ({
		...{ tenantId, payload: { id, at: at ?? 0 }, id: `resource-remind:${id}:${at}` },
	}));
	await enqueueMany(context, remindJob, messages);
}
