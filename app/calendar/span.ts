import { addDays } from "../platform/clock";

/** What a calendar on a page shows at once. */
export const calendarSpans = ["day", "week", "month"] as const;
export type CalendarSpan = (typeof calendarSpans)[number];

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;
const firstOfNext = (day: string) => firstOfMonth(addDays(firstOfMonth(day), 31));
const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The days that are shown: the day, its week from Monday, or the whole weeks of its month. */
export function daysOfSpan(span: CalendarSpan, day: string): string[] {
	if (span === "day") return [day];
	const first = mondayOf(span === "week" ? day : firstOfMonth(day));
	const last = span === "week" ? addDays(first, 6) : addDays(firstOfNext(day), -1);
	const days: string[] = [];
	for (let one = first; one <= last || days.length % 7 !== 0; one = addDays(one, 1)) days.push(one);
	return days;
}

/** The days of the previous and the next span. */
export function neighbouringSpans(span: CalendarSpan, day: string): { previous: string; next: string } {
	if (span === "day") return { previous: addDays(day, -1), next: addDays(day, 1) };
	if (span === "week") return { previous: addDays(day, -7), next: addDays(day, 7) };
	return { previous: firstOfMonth(addDays(firstOfMonth(day), -1)), next: firstOfNext(day) };
}
