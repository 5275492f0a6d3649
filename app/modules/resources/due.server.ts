import { and, asc, eq, inArray, lte, type SQL } from "drizzle-orm";
import * as z from "zod";
import { MINUTE } from "#app/platform/limits";
import { notify } from "#app/platform/notify.server";
import { notFound, Problem } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { resourceBookings } from "#db/schema/resources";
import type { Booking } from "./catalogue.server";
import { setStatus } from "./decide.server";
import { tell } from "./letters.server";
import { lineOfBooking, settleJob } from "./line.server";
import { paths } from "./paths";
import { leaveLine } from "./wait.server";

const MOST = 500;
type Step = "expired" | "warning" | "released";
const bells = { expired: "bookingExpired", warning: "bookingCheckIn", released: "bookingReleased" } as const;

/** What the clock does with a booking when its time has come; null where there is nothing left to do. */
function stepOf({ status, checkInBy, checkedInAt, warnedAt, endsAt }: Booking, now: number): Step | null {
	if (status === "pending") return "expired";
	if (status !== "reserved" || checkInBy === null || checkedInAt !== null || endsAt <= now) return null;
	return warnedAt === null ? "warning" : "released";
}

/** Expires a request that nobody decided, warns whoever has not checked in, and after the grace releases their time. */
async function take(ctx: TenantContext, booking: Booking, at: number): Promise<void> {
	const now = ctx.now.getTime();
	const step = stepOf(booking, now);
	if (step === "expired" || step === "released") return setStatus(ctx, [booking], step);
	// The grace begins with the warning, however late that is.
	const patch =
		step === "warning" ? { warnedAt: now, dueAt: now + booking.graceMinutes * MINUTE } : ({ dueAt: null } as const);
	const isIt = and(eq(resourceBookings.dueAt, at), inArray(resourceBookings.status, ["reserved", "pending"])) as SQL;
	await ctx.rows.commit([ctx.rows.changing(resourceBookings, booking.id, patch, undefined, isIt)]);
}

const Due = z.object({ id: z.string(), at: z.number() });

export const dueJob = defineJob("resources.due", Due, async ({ tenant: ctx }, { id, at }) => {
	if (!ctx) throw notFound();
	const before = await ctx.rows.find(resourceBookings, id);
	if (!before) return;
	if (before.dueAt === at && before.status === "offered") {
		const poolId = await lineOfBooking(ctx, before);
		await ctx.enqueue(settleJob, { poolId }, `resource-settle:${poolId}:${at}`);
		return;
	}
	if (before.dueAt === at && before.status === "waiting") return leaveLine(ctx, before, "expired");
	if (before.dueAt === at)
		try {
			await take(ctx, before, at);
		} catch (error) {
			// Somebody has decided, checked in or cancelled at the same moment.
			if (error instanceof Problem) return;
			throw error;
		}
	// Told of what is: a message that comes again after a fault finds it done and still tells, once each.
	const booking = await ctx.rows.find(resourceBookings, id);
	if (!booking) return;
	const isWarned = booking.status === "reserved" && booking.warnedAt !== null && booking.checkedInAt === null;
	const notice: Step | null =
		booking.status === "expired" || booking.status === "released" ? booking.status : isWarned ? "warning" : null;
	if (notice === null) return;
	await tell(ctx, [id], notice, booking.sequence);
	await notify(ctx, {
		...{ to: { users: [booking.bookerId] }, type: bells[notice], params: { title: booking.title } },
		...{ url: paths(ctx.tenant.guid).booking(id), isOnce: true },
	});
});

/** Finds the bookings with which the clock has something to do; what an earlier run has missed is caught up. */
export async function sweepDue(context: RequestContext): Promise<void> {
	const due = await overTenants(context, (db) =>
		db
			.select({ tenantId: resourceBookings.tenantId, id: resourceBookings.id, at: resourceBookings.dueAt })
			.from(resourceBookings)
			.where(lte(resourceBookings.dueAt, context.now.getTime()))
			.orderBy(asc(resourceBookings.dueAt))
			.limit(MOST),
	);
	const messages = due.map(({ tenantId, id, at }) => ({
		...{ tenantId, payload: { id, at: at ?? 0 }, id: `resource-due:${id}:${at}` },
	}));
	await enqueueMany(context, dueJob, messages);
}
