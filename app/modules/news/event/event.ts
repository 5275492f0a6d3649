import { addDays } from "#app/platform/clock";
import { toLocal } from "#app/platform/local-time";

/** The event that an item is about, as pages have it: days and times of the tenant's clock. */
export type NewsEvent = {
	fromDay: string;
	/** "" where it takes whole days. */
	fromTime: string;
	/** The last day. */
	toDay: string;
	/** "" where it takes whole days, or no end is given. */
	toTime: string;
	place: string;
	/** Epoch milliseconds. */
	startsAt: number;
	endsAt: number | null;
};

type Kept = {
	eventStartsAt: number | null;
	eventEndsAt: number | null;
	eventIsAllDay: boolean;
	eventPlace: string;
};

/** The event of an item; null where it is about none. */
export function eventOf(kept: Kept, timeZone: string): NewsEvent | null {
	const { eventStartsAt, eventEndsAt, eventIsAllDay, eventPlace: place } = kept;
	if (eventStartsAt === null) return null;
	const [fromDay = "", fromTime = ""] = toLocal(eventStartsAt, timeZone).split("T");
	const [endDay = "", endTime = ""] = eventEndsAt === null ? [fromDay, ""] : toLocal(eventEndsAt, timeZone).split("T");
	const all = { fromDay, place, startsAt: eventStartsAt, endsAt: eventEndsAt };
	if (eventIsAllDay) return { ...all, fromTime: "", toDay: addDays(endDay, -1), toTime: "" };
	return { ...all, fromTime, toDay: endDay, toTime: endTime };
}
