import { addDays, daysBetween } from "#app/platform/clock";

/** Months that the timeline shows at once. */
export const SHOWN_MONTHS = 7;

/** The month (`2026-11`) so many months after another. */
export function addMonths(month: string, count: number): string {
	const [year = 0, number = 1] = month.split("-").map(Number);
	return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The first month, where nobody says another: two before this one. */
export const usualStart = (today: string): string => addMonths(today.slice(0, 7), -2);

export type Span = { start: string; end: string; days: number };

/** The days that so many months from a first one have. */
export function spanOf(from: string): Span {
	const start = `${from}-01`;
	const end = addDays(`${addMonths(from, SHOWN_MONTHS)}-01`, -1);
	return { start, end, days: daysBetween(start, end) + 1 };
}

/** Where a day stands in a span, in per cent of its width. */
export const placeOf = ({ start, days }: Span, day: string): number =>
	Math.min(100, Math.max(0, (daysBetween(start, day) / days) * 100));
