import { addDays } from "#app/platform/clock";
import { toInstant } from "#app/platform/local-time";
import { invalid } from "#app/platform/problems";
import type { EventInput } from "./event.schema";

/**
 * What becomes of an item by the event that it is about; without a first day there is none. Without a time it takes whole
 * days; a last day of its own needs an end that comes after the start.
 */
export function eventPatch({ fromDay, fromTime, toDay, toTime, place }: Omit<EventInput, "id">, timeZone: string) {
	if (!fromDay) {
		if (fromTime || toDay || toTime) throw invalid({ fromDay: "news:errors.day" });
		return { eventStartsAt: null, eventEndsAt: null, eventIsAllDay: false, eventPlace: "" };
	}
	const lastDay = toDay ?? fromDay;
	const at = (day: string, time: string) => toInstant(`${day}T${time}`, timeZone);
	if (lastDay < fromDay) throw invalid({ toDay: "news:errors.eventEnds" });
	if (!fromTime) {
		if (toTime) throw invalid({ fromTime: "news:errors.clock" });
		const midnights = { eventStartsAt: at(fromDay, "00:00"), eventEndsAt: at(addDays(lastDay, 1), "00:00") };
		return { ...midnights, eventIsAllDay: true, eventPlace: place };
	}
	if (toDay && toDay !== fromDay && !toTime) throw invalid({ toTime: "news:errors.clock" });
	const eventStartsAt = at(fromDay, fromTime);
	const eventEndsAt = toTime ? at(lastDay, toTime) : null;
	if (eventEndsAt !== null && eventEndsAt <= eventStartsAt) throw invalid({ toTime: "news:errors.eventEnds" });
	return { eventStartsAt, eventEndsAt, eventIsAllDay: false, eventPlace: place };
}
