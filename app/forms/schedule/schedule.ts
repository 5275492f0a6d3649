import { addDays, daysBetween } from "#app/platform/clock";

/** How often somebody is asked. Days are those of the tenant's time zone. */
export type Schedule = {
	repeat:
		| { kind: "once" }
		| { kind: "daily" }
		/** `weekdays` 1 (Monday) to 7, every so many weeks, counted from the week of the start. */
		| { kind: "weekly"; every: number; weekdays: number[] }
		| { kind: "days"; days: string[] }
		/** So many days after the start, as 0, 30, 180. */
		| { kind: "after"; days: number[] };
	/** How many hours a reply is taken; none: until the next time. */
	windowHours?: number;
	/** The hour of the day at which it opens. */
	hour: number;
	skipsWeekends?: boolean;
	/** Days on which nobody is asked; the time falls out, or is moved to the next day that is none. */
	holidays?: "skip" | "move";
	/** `byText`: as text messages too, to those who want them. */
	reminders: { most: number; gapHours: number; byText?: boolean };
	/** The day by which it is to be answered, told with the notice; it is taken later too. */
	dueOn?: string;
};

const MONDAY = "2024-01-01";
/** Longer than any rhythm between two of its days, so that looking for the next one ends. */
const HORIZON = 800;

/**
 * The first day on or after `from` that a schedule asks on; null where none comes any more. `isHoliday` tells the tenant's
 * holidays.
 */
export function nextDay(
	schedule: Schedule,
	{ from, startsOn, endsOn }: { from: string; startsOn: string; endsOn: string | null },
	isHoliday: (day: string) => boolean = () => false,
): string | null {
	const begin = from > startsOn ? from : startsOn;
	const isOff = (day: string) => (schedule.skipsWeekends && weekday(day) > 5) || (schedule.holidays && isHoliday(day));
	// A day that was moved may have been planned some days before.
	const first = schedule.holidays === "move" && daysBetween(startsOn, begin) > 14 ? addDays(begin, -14) : startsOn;
	const start = schedule.holidays === "move" ? first : begin;
	for (const planned of daysFrom(schedule, start, startsOn)) {
		if (endsOn !== null && planned > endsOn) return null;
		let day = planned;
		if (schedule.holidays === "move") while (isOff(day) && daysBetween(planned, day) < 14) day = addDays(day, 1);
		else if (isOff(day)) continue;
		if (day >= begin && (endsOn === null || day <= endsOn)) return day;
	}
	return null;
}

/** The days that are planned from one on: all that are named, however far off, or those of a rhythm as far as anybody has to look. */
function* daysFrom({ repeat }: Schedule, start: string, startsOn: string): Generator<string> {
	const named = (days: string[]) => [...new Set(days)].filter((day) => day >= start).sort();
	if (repeat.kind === "once") yield* named([startsOn]);
	else if (repeat.kind === "days") yield* named(repeat.days);
	else if (repeat.kind === "after") yield* named(repeat.days.map((count) => addDays(startsOn, count)));
	else
		for (let day = start, step = 0; step < HORIZON; day = addDays(day, 1), step++)
			if (repeat.kind === "daily" || isInWeek(repeat, day, startsOn)) yield day;
}

const isInWeek = ({ weekdays, every }: { weekdays: number[]; every: number }, day: string, startsOn: string) =>
	weekdays.includes(weekday(day)) && (week(day) - week(startsOn)) % every === 0;

/** 1 Monday to 7 Sunday. */
export const weekday = (day: string) => (((daysBetween(MONDAY, day) % 7) + 7) % 7) + 1;
const week = (day: string) => Math.floor(daysBetween(MONDAY, day) / 7);
