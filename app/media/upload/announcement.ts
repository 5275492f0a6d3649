import { percentOf, type Totals } from "./totals";

/** What the live region said last. */
export type Said = { count: number; quarter: number; failed: number; hasEnded: boolean };
export type Announcement = {
	key: "start" | "part" | "failed" | "end" | "endFailed";
	count: number;
	percent: number;
	of: number;
};

export const nothingSaid: Said = { count: 0, quarter: 0, failed: 0, hasEnded: true };

/**
 * What is to be said now, if anything: at the start, at each quarter, at the end and when something has failed; never
 * with each tick.
 */
export function announce(said: Said, totals: Totals): { said: Said; announcement: Announcement | null } {
	const { uploaded, failed, left } = totals;
	const of = totals.count - left;
	const percent = percentOf(totals);
	const hasEnded = totals.waiting + totals.uploading === 0;
	const quarter = Math.floor(percent / 25);
	const now = { count: totals.count, quarter, failed, hasEnded };
	const says = (key: Announcement["key"], count: number) => ({ said: now, announcement: { key, count, percent, of } });
	if (of === 0) return { said: { ...now, hasEnded: true }, announcement: null };
	if (!said.hasEnded && hasEnded) return failed > 0 ? says("endFailed", failed) : says("end", uploaded);
	if (said.hasEnded && !hasEnded) return says("start", totals.waiting + totals.uploading);
	if (failed > said.failed) return says("failed", failed);
	if (!hasEnded && quarter > said.quarter) return says("part", uploaded);
	return { said: { ...now, quarter: Math.max(said.quarter, quarter) }, announcement: null };
}
