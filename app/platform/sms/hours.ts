import { addDays, today } from "../clock";
import { toInstant, toLocal } from "../local-time";

/** Nobody's phone sounds before or after. */
const FIRST = 8;
const LAST = 21;

/** How long until a text message may be sent, in milliseconds: 0 by day, at night until the morning. */
export function untilMorning(timeZone: string, now: Date): number {
	const hour = Number(toLocal(now.getTime(), timeZone).slice(11, 13));
	if (hour >= FIRST && hour < LAST) return 0;
	const day = today(timeZone, now);
	const morning = `${hour < FIRST ? day : addDays(day, 1)}T0${FIRST}:00`;
	return toInstant(morning, timeZone) - now.getTime();
}
