import { type CalendarMethod, calendarFile } from "#app/calendar/calendar-file";
import type { Attendee } from "./attendees.server";
import type { Meeting } from "./meetings.server";

type Entry = { meeting: Meeting; attendees?: readonly Attendee[]; organiser?: { name: string; email: string } | null };

/** Meetings as a calendar file. */
export const calendarOf = (name: string, entries: readonly Entry[], method: CalendarMethod): string =>
	calendarFile(
		name,
		entries.map(({ meeting, attendees = [], organiser }) => ({
			...{ id: meeting.guid, sequence: meeting.sequence, changedAt: meeting.updatedAt },
			...{ starts: meeting.startsAt, ends: meeting.endsAt, title: meeting.title, description: meeting.agenda },
			...{ place: meeting.place ?? meeting.url, url: meeting.url, isCancelled: meeting.status === "cancelled" },
			organiser,
			guests: attendees.flatMap(({ name: who, email, answer }) => (email ? [{ name: who, email, answer }] : [])),
		})),
		method,
	);
