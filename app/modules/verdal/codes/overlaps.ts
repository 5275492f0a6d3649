/** A code of one number for a time; `id`: of the record, where there is one. */
export type Span = { code: string; validFrom: string; validTo: string };

const meet = (one: Span, other: Span) =>
	one.code === other.code && one.validFrom <= other.validTo && other.validFrom <= one.validTo;

/**
 * Which of the rows of a file would have two codes of one number hold on the same day: with what is known and stays, with what other
 * rows make of what is known, or with an earlier row. `changes`: the record that a row is about; null for a new one.
 */
export function overlapping(
	known: ReadonlyMap<string, Span>,
	rows: readonly (({ changes: string | null } & Span) | null)[],
): boolean[] {
	const after = new Map(known);
	for (const row of rows) if (row?.changes) after.set(row.changes, row);
	const added: Span[] = [];
	return rows.map((row) => {
		if (row === null) return false;
		const others = [...after].filter(([id]) => id !== row.changes).map(([, span]) => span);
		if ([...others, ...added].some((span) => meet(row, span))) return true;
		if (row.changes === null) added.push(row);
		return false;
	});
}
