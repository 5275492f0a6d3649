import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { writtenIn } from "#app/directory/written.server";
import { done } from "#app/platform/guard.server";
import { toLocal } from "#app/platform/local-time";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { resourceBookingItems, resourceBookings, resources } from "#db/schema/resources";
import { type Booking, readingResources } from "./catalogue.server";
import { chosenEntries, withBusy } from "./chosen.server";
import { tellEach } from "./letters.server";
import { movingBookings } from "./move.server";
import { obstacleTo } from "./obstacles.server";
import type { MoveInput, ResourceRef } from "./resources.schema";

/** Bookings that are moved at once at most, and that a refusal names. */
const MOST = 200;
const NAMED_MOST = 5;

const isComing = (visit: Visit, id: string) =>
	and(
		eq(resourceBookingItems.resourceId, id),
		eq(resourceBookingItems.isHeld, true),
		gt(resourceBookingItems.endsAt, visit.now.getTime()),
	) as SQL;

/** The bookings of a resource that are still to come, the next one first. */
const readingComing = (visit: Visit, id: string) =>
	visit.rows.listingWith(
		resourceBookingItems,
		{ booking: [resourceBookings, resourceBookingItems.bookingId] },
		{ where: isComing(visit, id), orderBy: [asc(resourceBookingItems.startsAt)], limit: MOST },
	);

/** Throws `invalid` with the first bookings that are still to come of a resource that is to go. */
export async function assertNoneComing(visit: Visit, id: string): Promise<void> {
	const { coming, resource } = await visit.rows.read({
		coming: readingComing(visit, id),
		resource: visit.rows.finding(resources, id),
	});
	if (coming.length === 0 || !resource) return;
	const { format } = await writtenIn(visit.language, resource.timeZone, visit.now);
	const named = coming
		.slice(0, NAMED_MOST)
		.map(({ row, booking }) => `${booking?.title ?? ""} (${format.dateTime(row.startsAt)})`);
	const about = new URLSearchParams({ count: String(coming.length), list: named.join(", ") });
	throw invalid({ status: `resources:errors.hasComing?${about}` });
}

/** The write that fails the batch where somebody has booked the resource meanwhile; use with `orElse`. */
export const noneComing = (visit: Visit, id: string) =>
	requiring(
		visit.context,
		sql`not exists (select 1 from ${resourceBookingItems} where ${resourceBookingItems.tenantId} = ${visit.tenant.id} and ${isComing(visit, id)})`,
	);

/** What stands in the way of taking a resource out of use, and where it could be moved. */
export async function showRetire(visit: Visit, { resource: id }: z.output<typeof ResourceRef>) {
	const { found, coming, all, bookers } = await visit.rows.read({
		found: visit.rows.finding(resources, id),
		coming: readingComing(visit, id),
		all: readingResources(visit, eq(resources.status, "active")),
		bookers: visit.rows.listingWith(
			people,
			{},
			{
				where: sql`${people.id} in (select b.booker_id from ${resourceBookings} b join ${resourceBookingItems} i
					on i.tenant_id = b.tenant_id and i.booking_id = b.id where b.tenant_id = ${visit.tenant.id}
					and i.resource_id = ${id} and i.is_held = 1 and i.ends_at > ${visit.now.getTime()})`,
				limit: MOST,
				fields: [...NAMED, "id"],
			},
		),
	});
	if (!found || found.status === "retired") throw notFound();
	const names = new Map(bookers.map(({ row }) => [row.id, nameOf(row)]));
	const place = all.find((one) => one.id === id)?.typeId;
	const others = all.filter((one) => one.id !== id);
	// What is of the same type is the likelier place.
	others.sort((one, other) => Number(other.typeId === place) - Number(one.typeId === place));
	return {
		...{ id, title: found.name, tenant: visit.tenant.guid },
		coming: coming.flatMap(({ row, booking }) =>
			booking
				? [
						{
							...{ id: booking.id, title: booking.title, booker: names.get(booking.bookerId) ?? "" },
							...{ starts: toLocal(row.startsAt, found.timeZone), ends: toLocal(row.endsAt, found.timeZone) },
							isOfWhole: row.wholeId !== null,
						},
					]
				: [],
		),
		choices: others.map((one) => ({
			value: one.id,
			label: [one.name, one.place].filter(Boolean).join(", "),
		})),
	};
}

/**
 * Moves the bookings of a resource that are still to come to another one, those for which that is free and large enough; the
 * others stay. Whoever booked is written to.
 */
export async function moveComing(visit: Visit, { resource: id, to }: z.output<typeof MoveInput>) {
	const [{ coming, from }, [target]] = await Promise.all([
		visit.rows.read({ coming: readingComing(visit, id), from: visit.rows.finding(resources, id) }),
		chosenEntries(visit, [to]),
	]);
	if (!from) throw notFound();
	if (!target || to === id || target.resource.status !== "active") throw invalid({ to: "wrongValue" });
	const own = coming.flatMap(({ row, booking }) => (booking && row.wholeId === null ? [booking as Booking] : []));
	if (own.length === 0) throw invalid({ to: "resources:errors.noneToMove" });
	const { entries } = await withBusy(visit, [target], own);
	const isLarge = ({ seats }: Booking) => target.resource.capacity === null || seats <= target.resource.capacity;
	const moved = own.filter((one) => isLarge(one) && obstacleTo(visit, entries, one, { own: [] }) === null);
	if (moved.length === 0) throw invalid({ to: "resources:errors.noneMoved" });
	const writes = movingBookings(
		visit,
		id,
		moved.map((booking) => ({ booking, to: target })),
	);
	await orElse(visit.rows.commit(writes), () => conflict(undefined, "resources:errors.meanwhile"));
	await tellEach(visit, moved, "changed");
	const left = own.length - moved.length;
	const key = left > 0 ? "resources:told.movedSome" : "resources:told.moved";
	return done({ snackbar: { key, params: { count: moved.length, left } } });
}
