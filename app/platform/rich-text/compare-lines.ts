export type ComparedLine = { in: "both" | "before" | "after"; line: string };

/** The lines of two texts side by side: what only one of them has, and what both have, in reading order. */
export function compareLines(before: string[], after: string[]): ComparedLine[] {
	const [a, b] = [before.slice(0, 500), after.slice(0, 500)];
	const longest = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
	const at = (i: number, j: number) => longest[i]?.[j] ?? 0;
	for (let i = a.length - 1; i >= 0; i--)
		for (let j = b.length - 1; j >= 0; j--)
			(longest[i] as number[])[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
	const lines: ComparedLine[] = [];
	let [i, j] = [0, 0];
	while (i < a.length || j < b.length) {
		if (i < a.length && a[i] === b[j]) {
			lines.push({ in: "both", line: a[i] as string });
			i++;
			j++;
		} else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
			lines.push({ in: "before", line: a[i++] as string });
		} else lines.push({ in: "after", line: b[j++] as string });
	}
	return lines;
}
