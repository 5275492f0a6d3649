import { addDays } from "#app/platform/clock";

export const wordDays = ["normal", "easy", "free"] as const;
export type WordDay = (typeof wordDays)[number];
/** How much somebody learns a day. `days`: from Monday. */
export type Plan = { dailyMost: number; newMost: number; days: readonly WordDay[] };

export const usualPlan: Plan = { dailyMost: 40, newMost: 10, days: Array.from({ length: 7 }, () => "normal") };

const share: Record<WordDay, number> = { normal: 1, easy: 0.5, free: 0 };
/** Days over which words are spread at most. */
export const SPREAD_MOST = 120;

/** The place of a day in the week, 0 for Monday. */
const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

const shareOn = ({ days }: Plan, day: string): number => share[days[weekdayOf(day)] ?? "normal"];

/** How many words a day has room for, and how many of them may be new. */
export const roomOn = (plan: Plan, day: string): { words: number; fresh: number } => ({
	words: Math.ceil(plan.dailyMost * shareOn(plan, day)),
	fresh: Math.ceil(plan.newMost * shareOn(plan, day)),
});

/** In how many days from `day` on so many words have room; no more than `SPREAD_MOST`. */
export function daysFor(count: number, plan: Plan, day: string): number {
	let left = count;
	for (let days = 1; days < SPREAD_MOST; days++) {
		left -= roomOn(plan, addDays(day, days - 1)).words;
		if (left <= 0) return days;
	}
	return SPREAD_MOST;
}

/**
 * On which day each of `count` words comes, 0 for `day` itself, where they are spread over some days: as many each day as its
 * share of the week says, in their order. Where all days are free they are spread evenly.
 */
export function spreadOver(count: number, days: number, plan: Plan, day: string): number[] {
	const given = Array.from({ length: days }, (_, at) => shareOn(plan, addDays(day, at)));
	const shares = given.some((one) => one > 0) ? given : given.map(() => 1);
	const all = shares.reduce((sum, one) => sum + one, 0);
	const ends = shares.map((_, at) => shares.slice(0, at + 1).reduce((sum, one) => sum + one, 0) / all);
	return Array.from({ length: count }, (_, at) => ends.findIndex((end) => (at + 0.5) / count <= end));
}
