import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { accepting, cancelling } from "#app/bookings/bookings.server";
import { done } from "#app/platform/guard.server";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { bookings } from "#db/schema/bookings";
import { resourceBookingItems, resourceBookings } from "#db/schema/resources";
import { approvalOf, bookingStatus } from "./approval.server";
import { createBooking, spanOf } from "./book.server";
import { mayChange, ownBooking } from "./bookings.server";
import type { Booking } from "./catalogue.server";
import { chosenEntries, withBusy } from "./chosen.server";
import { joining } from "./join-line.server";
import { tell } from "./letters.server";
import { giveOn, heldBy, turnOf } from "./line.server";
import { assertRules, assertSpan, obstacleTo, refusal } from "./obstacles.server";
import { paths } from "./paths";
import type { BookInput, BookingRef } from "./resources.schema";

/** The handler of the form, where what is wanted is taken: puts whoever asks into the line, or books where it is free after all. */
export async function waitFor(visit: Visit, input: z.output<typeof BookInput>) {
	if (input.repeat !== "none") throw invalid({ repeat: "resources:errors.waitOnce" });
	if (input.resources.length === 0) throw invalid({ resources: "resources:errors.none" });
	const chosen = await chosenEntries(visit, input.resources);
	assertRules(visit, chosen, input.seats);
	const span = spanOf(visit, chosen, input);
	assertSpan(visit, span);
	const { entries, own } = await withBusy(visit, chosen, [span]);
	const obstacle = obstacleTo(visit, entries, span, { own });
	if (!obstacle) return createBooking(visit, input);
	if (obstacle.kind !== "taken") throw await refusal(visit, entries, span, obstacle);
	const mine = await visit.rows.list(resourceBookings, {
		where: and(
			eq(resourceBookings.bookerId, visit.user.id),
			eq(resourceBookings.startsAt, span.startsAt),
			inArray(resourceBookings.status, ["waiting", "offered"]),
		) as SQL,
		limit: 1,
	});
	if (mine.length > 0) throw invalid({ startsAt: "resources:errors.waitsAlready" });
	const { id, writes } = await joining(visit, { entries, span, asked: input });
	await visit.rows.commit(writes);
	await tell(visit, [id], "waiting", 0);
	return done({ snackbar: { key: "resources:told.waiting" }, to: paths(visit.tenant.guid).booking(id) });
}

/** Takes what was offered, while the offer stands; what needs somebody's yes is asked for. */
export async function acceptOffer(visit: Visit, { booking: id }: z.output<typeof BookingRef>) {
	const { booking, items } = await ownBooking(visit, id);
	const turn = await turnOf(visit, booking);
	if (!mayChange(visit, booking) || booking.status !== "offered" || !turn) throw notFound();
	const chosen = await chosenEntries(
		visit,
		items.map(({ row }) => row.resourceId),
	);
	const approval = approvalOf(visit, chosen);
	const standing = bookingStatus(visit, chosen, approval, booking);
	const stands = sql`exists (select 1 from ${bookings} k where k.tenant_id = ${visit.tenant.id} and k.id = ${turn.id}
		and k.status = 'offered' and k.offered_until > ${visit.now.getTime()})`;
	const writes = [
		requiring(visit.context, stands),
		...accepting(visit, turn),
		visit.rows.changing(resourceBookings, id, { ...standing, sequence: booking.sequence + 1 }),
	];
	await orElse(visit.rows.commit(writes), () => conflict(undefined, "resources:errors.offerOver"));
	await tell(visit, [id], approval.isPending ? "pending" : "confirmed", booking.sequence + 1);
	if (approval.isPending) await tell(visit, [id], "asked", booking.sequence + 1);
	return done({
		snackbar: { key: approval.isPending ? "resources:told.asked" : "resources:told.booked", params: { count: 1 } },
	});
}

/** Leaves the line, or lets an offer go to the next one; `expired`: the time has begun and nobody gave it back. */
export async function leaveLine(
	ctx: TenantContext,
	booking: Booking,
	status: "cancelled" | "expired" = "cancelled",
): Promise<void> {
	const turn = await turnOf(ctx, booking);
	const held = await heldBy(ctx, [booking.id]);
	const isThere = inArray(resourceBookings.status, ["waiting", "offered"]);
	const writes = [
		...(turn ? cancelling(ctx, turn) : []),
		ctx.rows.changing(resourceBookings, booking.id, { status, dueAt: null }, undefined, isThere),
		ctx.rows.deriving(resourceBookingItems, eq(resourceBookingItems.bookingId, booking.id), { isHeld: sql`0` }),
	];
	await ctx.rows.commit(writes);
	await giveOn(ctx, held, booking.id);
}
