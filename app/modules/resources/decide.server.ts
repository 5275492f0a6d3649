import { type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { DAY } from "#app/platform/limits";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { Patch } from "#app/platform/tenant/rows.server";
import { resourceBookingItems, resourceBookings } from "#db/schema/resources";
import { bookingsIn, isHeld, mayChange, mayDecide, ownBooking } from "./bookings.server";
import type { Booking } from "./catalogue.server";
import { tell } from "./letters.server";
import { giveOn, heldBy } from "./line.server";
import type { CancelInput, DecideInput } from "./resources.schema";
import { leaveLine } from "./wait.server";

type Status = Booking["status"];
type Setting = { [Key in keyof Patch<typeof resourceBookings>]?: SQL | Patch<typeof resourceBookings>[Key] };

/**
 * Sets the status of bookings, and gives their times back where they are held no more. Throws `conflict` where somebody
 * else, or the clock, has set it meanwhile: nobody is then written to of what did not happen.
 */
export async function setStatus(
	ctx: TenantContext,
	all: readonly Booking[],
	status: Extract<Status, "reserved" | "cancelled" | "rejected" | "expired" | "released">,
	more: Setting = {},
) {
	const ids = all.map(({ id }) => id);
	const now = ctx.now.getTime();
	const read = JSON.stringify(all.map(({ id, status: before }) => ({ id, before })));
	const isUnchanged = sql`(select count(*) from json_each(${read}) e join ${resourceBookings} b
		on b.tenant_id = ${ctx.tenant.id} and b.id = json_extract(e.value, '$.id')
		and b.status = json_extract(e.value, '$.before')) = ${ids.length}`;
	const isReserved = status === "reserved";
	const { startsAt, checkInBy, endsAt } = resourceBookings;
	// Approved after its start it still leaves the minutes that the rule gives.
	const by = isReserved
		? { checkInBy: sql`max(${checkInBy}, min(${now} + ${checkInBy} - ${startsAt}, ${endsAt}))` }
		: undefined;
	const patch: Setting = {
		...{ status, sequence: sql`${resourceBookings.sequence} + 1` },
		reminderAt: isReserved ? sql`case when ${startsAt} - ${DAY} > ${now} then ${startsAt} - ${DAY} end` : null,
		...{ ...by, dueAt: by?.checkInBy ?? null, ...more },
	};
	const held = isReserved ? [] : await heldBy(ctx, ids);
	const theirs = among(resourceBookingItems.bookingId, ids);
	const writes = [
		requiring(ctx.context, isUnchanged),
		ctx.rows.changingWhere(resourceBookings, among(resourceBookings.id, ids), patch),
		...(isReserved ? [] : [ctx.rows.deriving(resourceBookingItems, theirs, { isHeld: sql`0` })]),
	];
	await orElse(ctx.rows.commit(writes), () => conflict(undefined, "resources:errors.meanwhile"));
	await giveOn(ctx, held, ids[0] ?? "");
}

/** Cancels a booking, or what is still to come of its series; whoever was to come is written to. */
export async function cancelBooking(visit: Visit, { booking: id, scope }: z.output<typeof CancelInput>) {
	const { booking } = await ownBooking(visit, id);
	if (!mayChange(visit, booking)) throw notFound();
	if (booking.status === "waiting" || booking.status === "offered") {
		await leaveLine(visit, booking);
		return done({ snackbar: { key: "resources:told.left" } });
	}
	const all = (await bookingsIn(visit, booking, scope)).filter(isHeld);
	if (all.length === 0) return done();
	await setStatus(visit, all, "cancelled");
	const ids = all.map((one) => one.id);
	await tell(visit, ids, "cancelled", booking.sequence + 1);
	return done({ snackbar: { key: "resources:told.cancelled", params: { count: all.length } } });
}

/** Says yes or no to a booking that waits, with those of its series that wait as well; a no has its reason. */
export async function decideBooking(visit: Visit, { booking: id, decision, message }: z.output<typeof DecideInput>) {
	const { booking } = await ownBooking(visit, id);
	if (!mayDecide(visit, booking)) throw notFound();
	if (decision === "rejected" && message === "") throw invalid({ message: "resources:errors.whyNot" });
	const all = (await bookingsIn(visit, booking, "all")).filter(({ status }) => status === "pending");
	await setStatus(visit, all, decision, { decidedById: visit.user.id, decision: message });
	const kind = decision === "reserved" ? "confirmed" : "rejected";
	const ids = all.map((one) => one.id);
	await tell(visit, ids, kind, booking.sequence + 1);
	return done({ snackbar: { key: `resources:told.${kind}` } });
}
