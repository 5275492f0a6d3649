import { addDays, daysBetween } from "#app/platform/clock";
import { toInstant } from "#app/platform/local-time";
import type { repeatFrequencies } from "#db/schema/resources";
import type { Span } from "./free-time";

export type Frequency = (typeof repeatFrequencies)[number];
export type Occurrence = Span & { day: string };
/** Bookings that one series has at most. */
export const MOST_OCCURRENCES = 100;

/**
 * The times of a series, each at the same hours of the clock on the wall, over a change of the clock too. A month without
 * the day, as the 31st, is left out.
 */
export function occurrencesOf(
	{ startsAt, endsAt }: { startsAt: string; endsAt: string },
	frequency: Frequency,
	untilDay: string,
	timeZone: string,
): Occurrence[] {
	const first = startsAt.slice(0, 10);
	const length = daysBetween(first, endsAt.slice(0, 10));
	const all: Occurrence[] = [];
	for (let round = 0; all.length <= MOST_OCCURRENCES; round++) {
		const day = dayOfRound(first, frequency, round);
		if (day === null) continue;
		if (day > untilDay) break;
		const end = `${addDays(day, length)}T${endsAt.slice(11)}`;
		all.push({ day, startsAt: toInstant(`${day}T${startsAt.slice(11)}`, timeZone), endsAt: toInstant(end, timeZone) });
	}
	return all;
}

function dayOfRound(first: string, frequency: Frequency, round: number): string | null {
	if (frequency === "daily") return addDays(first, round);
	if (frequency === "weekly") return addDays(first, 7 * round);
	const [year = 0, month = 1, date = 1] = first.split("-").map(Number);
	const moved = new Date(Date.UTC(year, month - 1 + round, date));
	return moved.getUTCDate() === date ? moved.toISOString().slice(0, 10) : null;
}
