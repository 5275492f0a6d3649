/** The hundredths of a film, in ranges such as `0-40,60-99`, as a set. */
function hundredths(ranges: string): Set<number> {
	const set = new Set<number>();
	for (const range of ranges.split(",").filter(Boolean)) {
		const [from = 0, to = from] = range.split("-").map(Number);
		for (let at = Math.max(0, from); at <= Math.min(99, to); at++) set.add(at);
	}
	return set;
}

/** What was played in two sittings, as ranges again. */
export function playedTogether(one: string, other: string): string {
	const all = [...hundredths(`${one},${other}`)].sort((a, b) => a - b);
	const ranges: [number, number][] = [];
	for (const at of all) {
		const last = ranges.at(-1);
		if (last && last[1] === at - 1) last[1] = at;
		else ranges.push([at, at]);
	}
	return ranges.map(([from, to]) => `${from}-${to}`).join(",");
}

/** How many per cent of it were played. */
export const percentPlayed = (ranges: string): number => hundredths(ranges).size;
