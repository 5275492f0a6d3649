import { addDays, daysBetween } from "#app/platform/clock";

/** From the first to the last day, both counted. */
export type Period = { from: string; to: string };
/** A bar of the course of time. */
export type Stretch = Period & { count: number };

const USUAL = 90;
/** Longer ones are shown by months. */
const WEEKS_MOST = 130;
/** Five years. */
const MOST = 1827;

/** The period that is asked for, the right way round and not endless. */
export function periodOf({ from, to }: Partial<Period>, today: string): Period {
	const last = to ?? today;
	const first = from ?? addDays(last, 1 - USUAL);
	const [early, late] = first <= last ? [first, last] : [last, first];
	return daysBetween(early, late) >= MOST ? { from: addDays(late, 1 - MOST), to: late } : { from: early, to: late };
}

/** As many days, just before it. */
export function periodBefore({ from, to }: Period): Period {
	return { from: addDays(from, -1 - daysBetween(from, to)), to: addDays(from, -1) };
}

export const unitOf = ({ from, to }: Period): "week" | "month" =>
	daysBetween(from, to) < WEEKS_MOST ? "week" : "month";

/** The days of a period put together by weeks or months; weeks begin on Monday, and those at its ends are cut. */
export function stretchesOf(period: Period, byDay: ReadonlyMap<string, number>): Stretch[] {
	const unit = unitOf(period);
	const stretches: Stretch[] = [];
	for (let day = period.from; day <= period.to; day = addDays(day, 1)) {
		const isNew = unit === "month" ? day.endsWith("-01") : new Date(`${day}T00:00:00Z`).getUTCDay() === 1;
		const last = stretches.at(-1);
		if (!last || isNew) stretches.push({ from: day, to: day, count: byDay.get(day) ?? 0 });
		else stretches[stretches.length - 1] = { ...last, to: day, count: last.count + (byDay.get(day) ?? 0) };
	}
	return stretches;
}
