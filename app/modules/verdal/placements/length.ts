import { addDays, daysBetween } from "#app/platform/clock";

/** Months that work training lasts at most: for everybody, and with reduced work capacity (NAV, arbeidstrening). */
export const MONTHS = 12;
export const MONTHS_REDUCED = 18;

/** The last day of so many months that begin on a day. */
function lastDayOf(start: string, months: number): string {
	const [year = 0, month = 1, day = 1] = start.split("-").map(Number);
	const first = new Date(Date.UTC(year, month - 1 + months, 1));
	const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
	const same = `${first.toISOString().slice(0, 7)}-${String(Math.min(day, days)).padStart(2, "0")}`;
	return day > days ? same : addDays(same, -1);
}

export type Length = {
	/** Weeks that have begun, the last day among them. */
	weeks: number;
	/** Which limit it goes over. */
	over: "months" | "reduced" | null;
};

/** How long a placement lasts; null where its days are not settled or the wrong way round. */
export function lengthOf(startsOn: string | null, endsOn: string | null): Length | null {
	if (!startsOn || !endsOn || endsOn < startsOn) return null;
	const weeks = Math.ceil((daysBetween(startsOn, endsOn) + 1) / 7);
	if (endsOn > lastDayOf(startsOn, MONTHS_REDUCED)) return { weeks, over: "reduced" };
	return { weeks, over: endsOn > lastDayOf(startsOn, MONTHS) ? "months" : null };
}
