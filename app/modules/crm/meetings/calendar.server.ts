import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { brand } from "#app/brand";
import type { Attendee } from "./attendees.server";
import type { Meeting } from "./meetings.server";

type Entry = { meeting: Meeting; attendees?: readonly Attendee[]; organiser?: { name: string; email: string } | null };
type Method = "publish" | "request" | "cancel";

const methods = {
	publish: ICalCalendarMethod.PUBLISH,
	request: ICalCalendarMethod.REQUEST,
	cancel: ICalCalendarMethod.CANCEL,
} as const;
const statuses = {
	none: ICalAttendeeStatus.NEEDSACTION,
	yes: ICalAttendeeStatus.ACCEPTED,
	no: ICalAttendeeStatus.DECLINED,
} as const;

/** Meetings as a calendar file: `request` and `cancel` are read as an invitation and its withdrawal, `publish` is a feed. */
export function calendarOf(name: string, entries: readonly Entry[], method: Method): string {
	const calendar = ical({ name, prodId: { company: brand.provider, product: brand.product }, method: methods[method] });
	for (const { meeting, attendees = [], organiser } of entries) {
		const isCancelled = method === "cancel" || meeting.status === "cancelled";
		const event = calendar.createEvent({
			id: meeting.guid,
			sequence: meeting.sequence,
			stamp: new Date(meeting.updatedAt),
			start: new Date(meeting.startsAt),
			end: new Date(meeting.endsAt),
			summary: meeting.title,
			description: meeting.agenda,
			location: meeting.place ?? meeting.url,
			url: meeting.url,
			status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
			...(organiser && { organizer: organiser }),
		});
		for (const { name: who, email, answer } of attendees)
			if (email) event.createAttendee({ name: who, email, status: statuses[answer], rsvp: answer === "none" });
	}
	return calendar.toString();
}

/** The answer that gives a calendar file. */
export function calendarAnswer(text: string, fileName: string): Response {
	return new Response(text, {
		headers: {
			"Content-Type": "text/calendar; charset=utf-8",
			"Content-Disposition": `attachment; filename="${fileName}"`,
			"Cache-Control": "private, no-store",
		},
	});
}
