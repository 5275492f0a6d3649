import { ticks } from "../charts/scale";
import type { Count } from "./summary";

/** Values beyond which a histogram draws ranges. */
const MOST = 21;

/** Counts of numbers as bars: each value where they are few, else ranges that hold them. */
export function binsOf(counts: readonly Count[]): { from: number; to: number; count: number }[] {
	const numbers = counts.map(({ value, count }) => ({ value: Number(value), count: count ?? 0 }));
	if (numbers.length <= MOST) return numbers.map(({ value, count }) => ({ from: value, to: value, count }));
	const values = numbers.filter(({ count }) => count > 0).map(({ value }) => value);
	const edges = ticks(Math.min(...values), Math.max(...values), 10);
	return edges.slice(0, -1).map((from, at) => {
		const to = edges[at + 1] as number;
		const isLast = at === edges.length - 2;
		const isIn = (value: number) => value >= from && (isLast ? value <= to : value < to);
		return { from, to, count: numbers.reduce((sum, one) => sum + (isIn(one.value) ? one.count : 0), 0) };
	});
}
