import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { toLocal } from "#app/platform/local-time";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { ownBooking } from "./bookings.server";
import { changeBooking } from "./edit-booking.server";
import { writtenGuests } from "./guests";
import { paths } from "./paths";
import type { PutDownInput } from "./resources.schema";

/** Puts a booking down at another time, or in the column of another resource; for as long as before, by the rules of every change. */
export async function putDown(visit: Visit, { booking: id, from, to, ...shown }: z.output<typeof PutDownInput>) {
	const { booking, items } = await ownBooking(visit, id);
	if (items.length === 0) throw invalid({ resources: "resources:errors.none" });
	const [target = "", at = ""] = to.split("|");
	const { title, note, seats, guests, isPrivate, timeZone, updatedAt } = booking;
	const startsAt = Number(at);
	await changeBooking(visit, {
		...{ booking: id, scope: "this", title, note, seats, isPrivate, updatedAt, guests: writtenGuests(guests) },
		startsAt: toLocal(startsAt, timeZone),
		endsAt: toLocal(startsAt + booking.endsAt - booking.startsAt, timeZone),
		resources: [...new Set(items.map(({ row }) => (row.resourceId === from ? target : row.resourceId)))],
	});
	const day = toLocal(startsAt, visit.tenant.timeZone).slice(0, 10);
	return done({
		snackbar: { key: "resources:told.changed", params: { count: 1 } },
		to: paths(visit.tenant.guid).calendar({ ...shown, span: "day", day }),
	});
}
