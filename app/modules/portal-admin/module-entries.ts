import { addDays, daysBetween, today } from "#app/platform/clock";
import { accessStatus, type Terms } from "#app/platform/tenant/access";

/** Days before the last day from which it is said in words how many are left. */
export const SOON = 30;

/** Where a tenant's module stands, as lists and panels say it. */
export type EntryState = {
	word: "upcoming" | "active" | "soon" | "expired" | "off";
	starts: string | null;
	expires: string | null;
	daysLeft: number | null;
};

export function entryState(entry: Terms, timeZone: string, now: Date): EntryState {
	const state = accessStatus(entry, timeZone, now);
	const { starts, expires } = entry;
	const daysLeft = expires === null ? null : daysBetween(today(timeZone, now), expires);
	const isSoon = daysLeft !== null && daysLeft <= SOON;
	return { word: state === "live" ? (isSoon ? "soon" : "active") : state, starts, expires, daysLeft };
}

/** A year after the last day, or after today where that has passed. 29 February becomes 28 February. */
export function yearLater(expires: string | null, timeZone: string, now: Date): string {
	const day = today(timeZone, now);
	const from = expires !== null && expires > day ? expires : day;
	const [year = "", rest = ""] = [from.slice(0, 4), from.slice(4)];
	const later = `${Number(year) + 1}${rest}`;
	return addDays(later, 0) === later ? later : `${Number(year) + 1}-02-28`;
}
