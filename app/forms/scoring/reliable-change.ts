import type { Score } from "./score";

/**
 * How far two measurements of a scale must lie apart to be a real change and no noise, with 95 % certainty (Jacobson and
 * Truax 1991); null where the scale's deviation and reliability are not known.
 */
export function reliableChange({ deviation, reliability }: Pick<Score, "deviation" | "reliability">): number | null {
	if (deviation === undefined || reliability === undefined) return null;
	return 1.96 * deviation * Math.sqrt(2 * (1 - reliability));
}

export type Change = "better" | "worse" | "same" | "unknown";

/** What a change from one value to another means on this scale; smaller than the noise is the same. */
export function changeOf(
	score: Pick<Score, "deviation" | "reliability" | "better">,
	from: number | null,
	to: number | null,
): Change {
	if (from === null || to === null) return "unknown";
	const difference = score.better === "higher" ? to - from : from - to;
	if (Math.abs(difference) <= (reliableChange(score) ?? 0)) return "same";
	return difference > 0 ? "better" : "worse";
}
