/** Letters of one statement: a value that the database takes is at most two million bytes. */
const LETTERS_AT_ONCE = 400_000;

/** Rows in pieces that a statement takes, each of so many rows at most; `lettersOf`: about how long a row is when it is sent. */
export function inPieces<Row>(rows: readonly Row[], lettersOf: (row: Row) => number, most = Infinity): Row[][] {
	const pieces: Row[][] = [];
	let letters = 0;
	for (const row of rows) {
		const own = lettersOf(row);
		const last = pieces.at(-1);
		if (!last || last.length >= most || letters + own > LETTERS_AT_ONCE) {
			pieces.push([row]);
			letters = own;
		} else {
			last.push(row);
			letters += own;
		}
	}
	return pieces;
}

export const lettersOfJson = (row: unknown): number => JSON.stringify(row).length;
