import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { brand } from "#app/brand";

/** Somebody who is invited, and what they have answered. */
export type CalendarGuest = { name: string; email: string; answer: "none" | "yes" | "no" };

/** An event of a calendar file. Calendars know it again by `id`, and take what has the higher `sequence`. */
export type CalendarEvent = {
	id: string;
	sequence?: number;
	/** When it was last changed: epoch milliseconds. */
	changedAt: number;
	/** Instants, or days (`YYYY-MM-DD`) of an event of whole days; the day it ends on is the first one after it. */
	starts: number | string;
	ends: number | string | null;
	title: string;
	description?: string | null;
	place?: string | null;
	url?: string | null;
	isCancelled?: boolean;
	organiser?: { name: string; email: string } | null;
	guests?: readonly CalendarGuest[];
};

/** `request` and `cancel` are read as an invitation and its withdrawal, `publish` is a feed; a file that is taken in has none. */
export type CalendarMethod = "publish" | "request" | "cancel";

const methods = {
	publish: ICalCalendarMethod.PUBLISH,
	request: ICalCalendarMethod.REQUEST,
	cancel: ICalCalendarMethod.CANCEL,
} as const;
const answers = {
	none: ICalAttendeeStatus.NEEDSACTION,
	yes: ICalAttendeeStatus.ACCEPTED,
	no: ICalAttendeeStatus.DECLINED,
} as const;

/** Events as a calendar file (RFC 5545), also as a feed and as an invitation in a letter (RFC 5546). */
export function calendarFile(name: string, events: readonly CalendarEvent[], method?: CalendarMethod): string {
	const calendar = ical({
		...{ name, prodId: { company: brand.provider, product: brand.product } },
		...(method && { method: methods[method] }),
	});
	for (const event of events) {
		const made = calendar.createEvent({
			...{ id: event.id, sequence: event.sequence, stamp: new Date(event.changedAt) },
			...{ start: momentOf(event.starts), end: event.ends === null ? null : momentOf(event.ends) },
			allDay: typeof event.starts === "string",
			...{ summary: event.title, description: event.description, location: event.place, url: event.url },
			...(method && {
				status: event.isCancelled || method === "cancel" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
			}),
			...(event.organiser && { organizer: { ...event.organiser, name: nameOf(event.organiser) } }),
		});
		for (const { email, answer, ...guest } of event.guests ?? [])
			made.createAttendee({ name: nameOf(guest), email, status: answers[answer], rsvp: answer === "none" });
	}
	return calendar.toString();
}

/** A name stands in quotes, and RFC 5545 knows no way to write a quote within them. */
const nameOf = ({ name }: { name: string }) => name.replaceAll('"', "'");

/** A day is the same day wherever the calendar is read; the library takes it from what the clock shows there. */
const momentOf = (at: number | string) => (typeof at === "string" ? new Date(`${at}T00:00`) : new Date(at));

/** The answer that gives a calendar file; private and never kept, unless `headers` say otherwise. */
export const calendarResponse = (text: string, fileName: string, headers: HeadersInit = {}): Response =>
	new Response(text, {
		headers: {
			"Content-Type": "text/calendar; charset=utf-8",
			"Content-Disposition": `attachment; filename="${fileName}"`,
			"Cache-Control": "private, no-store",
			...headers,
		},
	});
