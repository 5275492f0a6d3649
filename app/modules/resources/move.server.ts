import { and, type SQL, sql } from "drizzle-orm";
import { newId } from "#app/platform/ids";
import { among } from "#app/platform/tenant/among.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { resourceBookingItems, resourceBookings } from "#db/schema/resources";
import type { Booking, Entry } from "./catalogue.server";
import { holding, slotsOf } from "./hold.server";

export type Move = { booking: Booking; to: Entry };

/**
 * The writes that move bookings from a resource to others, the parts of it with them: all, or none where one of them cannot
 * be held there any more or was given back; use with `orElse`. Each booking counts as changed once more.
 */
export function movingBookings(visit: Visit, from: string, moves: readonly Move[]): PendingWrite[] {
	if (moves.length === 0) return [];
	const { rows, tenant, context, now } = visit;
	const ids = moves.map(({ booking }) => booking.id);
	const items = moves.flatMap(({ booking, to }) =>
		slotsOf([to], booking).map((slot) => ({ id: newId(now.getTime()), bookingId: booking.id, ...slot })),
	);
	const ofOld = sql`(${resourceBookingItems.resourceId} = ${from} or ${resourceBookingItems.wholeId} = ${from})`;
	const isStill = sql`(select count(*) from ${resourceBookings} b where b.tenant_id = ${tenant.id}
		and b.status in ('reserved', 'pending') and ${among(sql`b.id`, ids)}) = ${ids.length}`;
	return [
		requiring(context, isStill),
		rows.dropping(resourceBookingItems, and(among(resourceBookingItems.bookingId, ids), ofOld) as SQL),
		holding(visit, items, { seats: Math.max(...moves.map(({ booking }) => booking.seats)) }),
		rows.addingEach(resourceBookingItems, items),
		rows.changingWhere(resourceBookings, among(resourceBookings.id, ids), {
			sequence: sql`${resourceBookings.sequence} + 1`,
		}),
	];
}
