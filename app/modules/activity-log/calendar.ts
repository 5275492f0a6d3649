import { isNorwegianHoliday } from "../../forms/schedule/holidays";
import { weekday } from "../../forms/schedule/schedule";
import { addDays, daysBetween } from "../../platform/clock";

/** When a log asks. */
export type LogDays = {
	startsOn: string;
	endsOn: string | null;
	freeDays: readonly number[];
	skipsHolidays: boolean;
	lateDays: number;
};

/**
 * How a day stands: filled in (`late`: on a later day), excused, not asked for, still to be filled in, missed, not come yet, or
 * not in the log's time.
 */
export type DayState = "filled" | "late" | "absent" | "free" | "open" | "missed" | "future" | "outside";

/** What is known of the days: which are filled in, of them which were late, and for which there is a reason. */
export type Known = { filled: ReadonlySet<string>; late: ReadonlySet<string>; absent: ReadonlySet<string> };

export const isInTime = ({ startsOn, endsOn }: LogDays, day: string) =>
	day >= startsOn && (endsOn === null || day <= endsOn);

/** Whether an answer is expected on a day. */
export function isExpected(log: LogDays, day: string): boolean {
	if (!isInTime(log, day) || log.freeDays.includes(weekday(day))) return false;
	return !(log.skipsHolidays && isNorwegianHoliday(day));
}

/** Whether a day may be filled in or changed today: it has come, and is not further back than the log allows. */
export const isFillable = (log: LogDays, day: string, today: string) =>
	isInTime(log, day) && day <= today && daysBetween(day, today) <= log.lateDays;

export function stateOf(log: LogDays, day: string, today: string, { filled, late, absent }: Known): DayState {
	if (filled.has(day)) return late.has(day) ? "late" : "filled";
	if (!isInTime(log, day)) return "outside";
	if (absent.has(day)) return "absent";
	if (!isExpected(log, day)) return "free";
	if (day > today) return "future";
	return isFillable(log, day, today) ? "open" : "missed";
}

/** The weeks of a month, Monday first; days of other months are null. */
export function weeksOf(month: string): (string | null)[][] {
	const first = `${month}-01`;
	const start = addDays(first, 1 - weekday(first));
	const weeks: (string | null)[][] = [];
	for (let monday = start; monday.slice(0, 7) <= month; monday = addDays(monday, 7))
		weeks.push(
			Array.from({ length: 7 }, (_, at) => addDays(monday, at)).map((day) => (day.startsWith(month) ? day : null)),
		);
	return weeks;
}

/** The month so many before or after another, `YYYY-MM`. */
export function monthAfter(month: string, by: 1 | -1): string {
	return by === 1 ? addDays(`${month}-01`, 31).slice(0, 7) : addDays(`${month}-01`, -1).slice(0, 7);
}

export const mondayOf = (day: string) => addDays(day, 1 - weekday(day));

/**
 * How many expected days in a row are filled in up to now, and the most there ever were. Free days and days with a reason neither
 * count nor break; today breaks nothing while it can be filled in.
 */
export function streaksOf(
	log: LogDays,
	today: string,
	{ filled, absent }: Known,
): { current: number; longest: number } {
	let run = 0;
	let longest = 0;
	const days = Math.min(366, daysBetween(log.startsOn, today));
	for (let back = days; back >= 0; back--) {
		const day = addDays(today, -back);
		if (filled.has(day)) run++;
		else if (isExpected(log, day) && !absent.has(day) && day !== today) run = 0;
		longest = Math.max(longest, run);
	}
	return { current: run, longest };
}
