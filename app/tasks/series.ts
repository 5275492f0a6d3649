import { addDays, daysBetween } from "#app/platform/clock";
import { toInstant, toLocal } from "#app/platform/local-time";

export const repeats = ["daily", "weekly", "monthly", "yearly"] as const;
export type Repeat = (typeof repeats)[number];

/**
 * The day on which a task comes again after `due`: the first one that is not before `today`. It is reckoned by the day on
 * which the series began, so that the 31st is the 31st again after a short month, and 29 February after four years.
 */
export function nextDue(repeat: Repeat, due: string, from: string, today: string): string {
	let next = step(repeat, due, from);
	if (repeat === "daily" || repeat === "weekly") {
		const length = repeat === "daily" ? 1 : 7;
		const missed = Math.max(0, Math.ceil(daysBetween(next, today) / length));
		return addDays(next, missed * length);
	}
	while (next < today) next = step(repeat, next, from);
	return next;
}

function step(repeat: Repeat, due: string, from: string): string {
	if (repeat === "daily") return addDays(due, 1);
	if (repeat === "weekly") return addDays(due, 7);
	const [year = 0, month = 1] = due.split("-").map(Number);
	const day = Number(from.slice(8));
	return repeat === "monthly" ? onDay(year, month + 1, day) : onDay(year + 1, Number(from.slice(5, 7)), day);
}

/** The day of a month, or its last where it has none such; a 13th month is the next year's first. */
function onDay(year: number, month: number, day: number): string {
	const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
	return new Date(Date.UTC(year, month - 1, Math.min(day, last))).toISOString().slice(0, 10);
}

/** The reminder of the next task: as many days from its due day as before, at the same time of the clock. */
export function nextReminder(reminderAt: number, due: string, next: string, timeZone: string): number {
	const [day = "", time = ""] = toLocal(reminderAt, timeZone).split("T");
	return toInstant(`${addDays(day, daysBetween(due, next))}T${time}`, timeZone);
}
