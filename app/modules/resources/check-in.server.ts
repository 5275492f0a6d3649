import { eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { MINUTE } from "#app/platform/limits";
import { conflict, notFound } from "#app/platform/problems";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { resourceBookingItems, resourceBookings } from "#db/schema/resources";
import { mayChange, ownBooking } from "./bookings.server";
import type { Booking } from "./catalogue.server";
import { canCheckIn, canCheckOut } from "./check-in";
import { giveOn, heldBy } from "./line.server";
import type { BookingRef } from "./resources.schema";

const meanwhile = () => conflict(undefined, "resources:errors.meanwhile");

/** The booking is as it was read: the clock has not released it, and nobody was here before. */
const unmoved = ({ context, tenant }: Visit, { id, updatedAt }: Booking) =>
	requiring(
		context,
		sql`exists (select 1 from ${resourceBookings} b where b.tenant_id = ${tenant.id} and b.id = ${id} and b.updated_at = ${updatedAt})`,
	);

/** Says that whoever booked has come: the time is not released any more. */
export async function checkIn(visit: Visit, { booking: id }: z.output<typeof BookingRef>) {
	const { booking } = await ownBooking(visit, id);
	const now = visit.now.getTime();
	if (!mayChange(visit, booking) || !canCheckIn(booking, now)) throw notFound();
	const patch = { checkedInAt: now, dueAt: null };
	await orElse(
		visit.rows.commit([unmoved(visit, booking), visit.rows.changing(resourceBookings, id, patch)]),
		meanwhile,
	);
	return done({ snackbar: { key: "resources:told.checkedIn" } });
}

/** Ends a booking before its time: the rest of it is free from the next minute on. */
export async function checkOut(visit: Visit, { booking: id }: z.output<typeof BookingRef>) {
	const { booking } = await ownBooking(visit, id);
	const now = visit.now.getTime();
	if (!mayChange(visit, booking) || !canCheckOut(booking, now)) throw notFound();
	const endsAt = Math.min(booking.endsAt, Math.ceil(now / MINUTE) * MINUTE);
	const patch = { endsAt, plannedEndsAt: booking.endsAt, checkedOutAt: now, dueAt: null };
	const writes = [
		unmoved(visit, booking),
		visit.rows.changing(resourceBookings, id, { ...patch, checkedInAt: booking.checkedInAt ?? now }),
		visit.rows.deriving(resourceBookingItems, eq(resourceBookingItems.bookingId, id), { endsAt }),
	];
	const held = await heldBy(visit, [id]);
	await orElse(visit.rows.commit(writes), meanwhile);
	await giveOn(visit, held, id);
	return done({ snackbar: { key: "resources:told.checkedOut" } });
}
