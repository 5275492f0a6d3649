import type * as z from "zod";
import { calendarFile, calendarResponse } from "#app/calendar/calendar-file";
import type { Visit } from "#app/platform/tenant/context";
import { ownBooking } from "./bookings.server";
import { entryOf } from "./letters.server";
import { paths } from "./paths";
import type { BookingRef } from "./resources.schema";

/** A booking as a calendar file, which knows the entry of the letters again. */
export async function bookingFile(visit: Visit, { booking: id }: z.output<typeof BookingRef>): Promise<Response> {
	const { booking, items } = await ownBooking(visit, id);
	const place = items.map(({ resource }) => [resource?.name, resource?.place].filter(Boolean).join(", ")).join("; ");
	const entry = entryOf(booking, place, visit.origin + paths(visit.tenant.guid).booking(id));
	return calendarResponse(
		calendarFile(booking.title, [entry], entry.isCancelled ? "cancel" : "publish"),
		"booking.ics",
	);
}
