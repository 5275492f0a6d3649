/** How many there are in all. */
export const sum = (counts: ReadonlyMap<unknown, number>) =>
	[...counts.values()].reduce((all, count) => all + count, 0);

/** The number in the middle of all, by how often each occurs; null where there are none. */
export function middleOf(counts: ReadonlyMap<unknown, number>): number | null {
	const sorted = [...counts].map(([value, count]) => ({ value: Math.max(0, Number(value)), count }));
	sorted.sort((a, b) => a.value - b.value);
	let left = Math.ceil(sum(counts) / 2);
	for (const { value, count } of sorted) {
		left -= count;
		if (left <= 0) return value;
	}
	return null;
}
