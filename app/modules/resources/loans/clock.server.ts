import { and, eq, lte } from "drizzle-orm";
import * as z from "zod";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { resourceBookingItems } from "#db/schema/resources";
import { tell } from "../letters.server";

const MOST = 500;

const Overdue = z.object({ id: z.string(), at: z.number() });

/** Reminds whoever has not brought back what they have of a booking; once, whichever of its things are out. */
export const overdueJob = defineJob("resources.overdue", Overdue, async ({ tenant: ctx }, { id, at }) => {
	if (!ctx) throw notFound();
	const isDue = and(eq(resourceBookingItems.bookingId, id), eq(resourceBookingItems.dueBackAt, at));
	const [due] = await ctx.rows.list(resourceBookingItems, { where: isDue, limit: 1 });
	if (!due || !isDue) return;
	await tell(ctx, [id], "overdue", at);
	await ctx.rows.commit([ctx.rows.deriving(resourceBookingItems, isDue, { dueBackAt: null })]);
});

/** Finds the bookings of which something is out for too long; what an earlier run has missed is caught up. */
export async function sweepOverdue(context: RequestContext): Promise<void> {
	const due = await overTenants(context, (db) =>
		db
			.selectDistinct({
				...{ tenantId: resourceBookingItems.tenantId, id: resourceBookingItems.bookingId },
				at: resourceBookingItems.dueBackAt,
			})
			.from(resourceBookingItems)
			.where(lte(resourceBookingItems.dueBackAt, context.now.getTime()))
			.limit(MOST),
	);
	const messages = due.map(({ tenantId, id, at }) => ({
		...{ tenantId, payload: { id, at: at ?? 0 }, id: `resource-overdue:${id}:${at}` },
	}));
	await enqueueMany(context, overdueJob, messages);
}
