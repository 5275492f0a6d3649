import { addDays, today } from "../../platform/clock";
import { toInstant } from "../../platform/local-time";
import { isExpected, type LogDays } from "./calendar";

/** Longer than any row of free days. */
const HORIZON = 60;

/**
 * The next instant after `after` at which a day that is not filled in is reminded of: the log's hour on a day on which an answer
 * is expected. 0 where there is none.
 */
export function nextReminder(
	log: Omit<LogDays, "lateDays"> & { reminderHour: number | null; lateDays?: number },
	timeZone: string,
	after: number,
): number {
	if (log.reminderHour === null) return 0;
	const first = today(timeZone, new Date(after));
	const begin = first > log.startsOn ? first : log.startsOn;
	const hour = `${String(log.reminderHour).padStart(2, "0")}:00`;
	for (let at = 0; at < HORIZON; at++) {
		const day = addDays(begin, at);
		const instant = toInstant(`${day}T${hour}`, timeZone);
		if (instant > after && isExpected({ lateDays: 0, ...log }, day)) return instant;
	}
	return 0;
}
