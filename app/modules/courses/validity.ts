import { addDays, daysBetween } from "#app/platform/clock";

/** Days from the last day of a certificate at which its holder is reminded; the last one, once it has expired. */
const DAYS = [-90, -60, -30, -7, 1];
/** Days before its end from which a certificate expires soon, and can be renewed. */
export const SOON_DAYS = 90;

export type Validity = "valid" | "expiresSoon" | "expired";

/** The same day so many months later, or the last one of that month where it is shorter. */
export function monthsAfter(day: string, months: number): string {
	const date = new Date(`${day}T00:00:00Z`);
	const wanted = date.getUTCDate();
	date.setUTCDate(1);
	date.setUTCMonth(date.getUTCMonth() + months);
	const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
	date.setUTCDate(Math.min(wanted, last));
	return date.toISOString().slice(0, 10);
}

/** How a certificate with this last day stands on a day. */
export function validityOf(validUntil: string, day: string): Validity {
	if (validUntil < day) return "expired";
	return daysBetween(day, validUntil) <= SOON_DAYS ? "expiresSoon" : "valid";
}

/** The day of the next letter about the end of a certificate after a day; null where none is left. */
export const nextRenewal = (validUntil: string, after: string): string | null =>
	DAYS.map((count) => addDays(validUntil, count)).find((day) => day > after) ?? null;
