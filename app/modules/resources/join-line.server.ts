import { booking as queueing } from "#app/bookings/bookings.server";
import { addingSharedPool } from "#app/bookings/pools.server";
import { newId } from "#app/platform/ids";
import { HOUR } from "#app/platform/limits";
import type { Visit } from "#app/platform/tenant/context";
import { resourceBookingItems, resourceBookings } from "#db/schema/resources";
import { approvalOf } from "./approval.server";
import type { Entry } from "./catalogue.server";
import type { Span } from "./free-time";
import { guestsOf } from "./guests";
import { slotsOf } from "./hold.server";
import { lineOf } from "./line.server";
import { manifest } from "./manifest";
import type { BookInput } from "./resources.schema";

/** An offer stands for a quarter of the time that is left, no longer than a day. */
const offerHours = (startsAt: number, now: number) =>
	Math.max(1, Math.min(24, Math.floor((startsAt - now) / HOUR / 4)));

type Asked = Pick<BookInput, "title" | "note" | "seats" | "guests" | "isPrivate">;

/**
 * The writes that put somebody into the line for a time. What belongs to a series is booked as soon as it is free, unless
 * somebody has to approve it; all else is offered first.
 */
export async function joining(
	visit: Visit,
	{
		entries,
		span,
		asked,
		seriesId = null,
	}: { entries: readonly Entry[]; span: Span; asked: Asked; seriesId?: string | null },
) {
	const now = visit.now.getTime();
	const { rows } = visit;
	const id = newId(now);
	const poolId = await lineOf(
		entries.map(({ resource }) => resource.id),
		span,
	);
	const { title, note, seats, isPrivate } = asked;
	const terms = {
		capacity: 0,
		hasWaitingList: true,
		offerHours: offerHours(span.startsAt, now),
		closesAt: span.startsAt,
	};
	const made = {
		...{ id, title, note, seats, isPrivate, seriesId, status: "waiting" as const, bookerId: visit.user.id },
		...{ startsAt: span.startsAt, endsAt: span.endsAt, guests: guestsOf(asked.guests), language: visit.language },
		...{ timeZone: entries[0]?.resource.timeZone ?? visit.tenant.timeZone, dueAt: span.startsAt },
		booksItself: seriesId !== null && !approvalOf(visit, entries).isPending,
	};
	const items = slotsOf(entries, span).map((slot) => ({ id: newId(now), bookingId: id, ...slot, isHeld: false }));
	const writes = [
		addingSharedPool(visit, poolId, manifest.key, terms),
		rows.adding(resourceBookings, made),
		rows.addingEach(resourceBookingItems, items),
		...queueing(visit, { id: newId(now), poolId, holderId: id, seats: 1 }),
	];
	return { id, writes };
}
