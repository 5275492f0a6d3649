import type { Booking } from "#app/bookings/bookings.server";
import type { Event } from "./events.server";
import type { Registration } from "./letters.server";

/** Whether somebody gets a certificate: they have come to an event that gives one and is over. */
export const hasCertificate = (
	{ event, booking, registration }: { event: Event; booking: Booking; registration: Registration },
	now: number,
): boolean =>
	event.hours !== null &&
	event.status === "published" &&
	event.endsAt <= now &&
	booking.status === "confirmed" &&
	registration.checkedInAt !== null;
