import { fold } from "#app/platform/words";
import { HEADER_SEARCHED } from "../limits";
import type { Line } from "./csv.server";

/** A column's name as it is compared: "E-post *" and "e post" are one. */
export const bare = (name: string) => fold(name).replaceAll(/[^\p{L}\p{N}]/gu, "");

/** The line that holds the column names: the one that knows most of them, else the first that is as wide as the widest. */
export function headerOf(lines: Line[], known: ReadonlySet<string>): number {
	const first = lines.slice(0, HEADER_SEARCHED);
	const scored = first.map(({ line, cells }) => {
		const hits = new Set(cells.map(bare).filter((name) => known.has(name))).size;
		return { line, hits, width: cells.filter(Boolean).length };
	});
	const best = scored.reduce<(typeof scored)[number] | undefined>(
		(found, one) => (one.hits > (found?.hits ?? 0) ? one : found),
		undefined,
	);
	if (best) return best.line;
	const widest = Math.max(0, ...scored.map(({ width }) => width));
	return scored.find(({ width }) => width === widest)?.line ?? 1;
}
