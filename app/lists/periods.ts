import { addDays, isDay } from "#app/platform/clock";

/** From the first to the last day, both counted; null is without end. */
export type Days = { from: string | null; to: string | null };

const week = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
const monthStart = (day: string, months = 0) => {
	const date = new Date(`${day.slice(0, 8)}01T00:00:00Z`);
	date.setUTCMonth(date.getUTCMonth() + months);
	return date.toISOString().slice(0, 10);
};
const monthOf = (day: string, months: number) => ({
	from: monthStart(day, months),
	to: addDays(monthStart(day, months + 1), -1),
});
const weekOf = (day: string, weeks: number) => {
	const monday = addDays(day, 7 * weeks - week(day));
	return { from: monday, to: addDays(monday, 6) };
};

/** Stretches of days as seen from a day; weeks begin on Monday. */
const periods = {
	today: (day: string) => ({ from: day, to: day }),
	yesterday: (day: string) => ({ from: addDays(day, -1), to: addDays(day, -1) }),
	tomorrow: (day: string) => ({ from: addDays(day, 1), to: addDays(day, 1) }),
	thisWeek: (day: string) => weekOf(day, 0),
	lastWeek: (day: string) => weekOf(day, -1),
	nextWeek: (day: string) => weekOf(day, 1),
	thisMonth: (day: string) => monthOf(day, 0),
	lastMonth: (day: string) => monthOf(day, -1),
	nextMonth: (day: string) => monthOf(day, 1),
	thisYear: (day: string) => ({ from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` }),
	last7: (day: string) => ({ from: addDays(day, -6), to: day }),
	last30: (day: string) => ({ from: addDays(day, -29), to: day }),
	last90: (day: string) => ({ from: addDays(day, -89), to: day }),
	next7: (day: string) => ({ from: day, to: addDays(day, 6) }),
	next30: (day: string) => ({ from: day, to: addDays(day, 29) }),
	overdue: (day: string) => ({ from: null, to: addDays(day, -1) }),
} satisfies Record<string, (day: string) => Days>;

export type Period = keyof typeof periods;
export const periodNames = Object.keys(periods) as Period[];
export const isPeriod = (value: string): value is Period => Object.hasOwn(periods, value);

/** The days of a period, or of the one day that a moment is, as seen from `today`. */
export function daysOf(value: string, today: string): Days {
	if (isPeriod(value)) return periods[value](today);
	const day = dayOf(value, today);
	return { from: day, to: day };
}

/** A day of the calendar, or days from today as `-60`, `+7`, `0`. */
export const isMoment = (value: string) => isDay(value) || /^[+-]?\d{1,4}$/.test(value);

export const dayOf = (moment: string, today: string) => (isDay(moment) ? moment : addDays(today, Number(moment)));
