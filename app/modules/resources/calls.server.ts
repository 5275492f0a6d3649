import { and, desc } from "drizzle-orm";
import type * as z from "zod";
import { after, pageOf } from "#app/platform/paging.server";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { resourceBookings } from "#db/schema/resources";
import { book } from "./book.server";
import { ownBooking, visibleBookings } from "./bookings.server";
import type { Booking } from "./catalogue.server";
import { cancelBooking } from "./decide.server";
import { findResources } from "./find.server";
import type { BookCall, BookingsCall, FreeCall, SaveResourceCall } from "./resources.schema";
import { retireResource, saveResource } from "./resources.server";

const iso = (at: number) => new Date(at).toISOString();

/** The resources that fit, with a time only those that are free then. */
export async function listResources(visit: Visit, query: z.output<typeof FreeCall>) {
	const { rows } = await findResources(visit, query);
	return {
		items: rows.map(({ id, name, kind, type, place, capacity, features, status, presence }) => ({
			...{ id, tenant_id: visit.tenant.id, name, kind, type, place, capacity, features, status },
			state: presence.state,
		})),
		next: null,
	};
}

/** Makes a resource, or changes one. */
export async function saveResourceCall(
	visit: Visit,
	{ id, tenantId: _tenant, ...input }: z.output<typeof SaveResourceCall>,
) {
	return { id: await saveResource(visit, id, input), tenant_id: visit.tenant.id };
}

export async function retireResourceCall(visit: Visit, { id }: { id: string }) {
	await retireResource(visit, id);
	return { id, deleted: true };
}

function bookingOf({ id, tenantId, title, status, startsAt, endsAt, timeZone, seats, seriesId, isPrivate }: Booking) {
	return {
		...{ id, tenant_id: tenantId, title, status, starts_at: iso(startsAt), ends_at: iso(endsAt) },
		...{ time_zone: timeZone, seats, series_id: seriesId, private: isPrivate },
	};
}

/** The bookings that the caller may see, the latest first. */
export async function listBookings(visit: Visit, { limit, cursor }: z.output<typeof BookingsCall>) {
	const order = [resourceBookings.startsAt, resourceBookings.id];
	const found = await visit.rows.list(resourceBookings, {
		where: and(visibleBookings(visit), after(order, cursor, "desc")),
		orderBy: order.map((column) => desc(column)),
		limit: limit + 1,
	});
	const page = pageOf(found, limit, ({ startsAt, id }) => [startsAt, id]);
	return { items: page.items.map(bookingOf), next: page.next };
}

export async function bookingDetails(visit: Visit, { id }: { id: string }) {
	const { booking, items } = await ownBooking(visit, id);
	const taken = items.map(({ row, resource }) => ({ id: row.resourceId, name: resource?.name ?? "" }));
	return { ...bookingOf(booking), note: booking.note, guests: booking.guests, resources: taken };
}

/** Books at once, a series as well: what a call leaves out it has said itself. */
export async function bookCall(visit: Visit, { tenantId: _tenant, ...input }: z.output<typeof BookCall>) {
	const made = await book(visit, input, { isSeen: true });
	if (made.kind === "preview") throw invalid({ repeat: "wrongValue" });
	return { id: made.ids[0], ids: made.ids, status: made.isPending ? "pending" : "reserved" };
}

export async function cancelBookingCall(visit: Visit, { id }: { id: string }) {
	await cancelBooking(visit, { booking: id, scope: "this" });
	return { id, deleted: true };
}
