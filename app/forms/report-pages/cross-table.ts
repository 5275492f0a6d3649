import { hiddenGroups, LEAST } from "../reports/hide-small";

/** Two questions against each other. Null: too few stand behind it, or it would give another number away. */
export type CrossTable = {
	rows: { value: string; total: number | null; cells: (number | null)[] }[];
	columns: { value: string; total: number | null }[];
	number: number;
};
/** Those who did not answer one of the two. */
export const NONE = "";

/** How often two answers were given together; `NONE` for an answer that was not given. */
export type Pair = { row: string; column: string; count: number };

/**
 * The table of two questions over all replies, in the order of their values. A row or a column of a small group is hidden
 * whole; of the other cells the small ones, and as many more as it takes that none follows from the sums of its row or its column.
 */
export function crossTable(
	pairs: readonly Pair[],
	values: { rows: readonly string[]; columns: readonly string[] },
	least = LEAST,
): CrossTable {
	const of = (row: string, column: string) =>
		pairs.reduce((sum, pair) => sum + (pair.row === row && pair.column === column ? pair.count : 0), 0);
	// A few who did not answer would take a large row or column along into hiding: the table is then of those who did.
	const unanswered = (at: "row" | "column") =>
		pairs.reduce((sum, pair) => sum + (pair[at] === NONE ? pair.count : 0), 0);
	const used = (asked: readonly string[], at: "row" | "column") =>
		unanswered(at) >= least ? [...asked, NONE] : [...asked];
	const [rows, columns] = [used(values.rows, "row"), used(values.columns, "column")];
	const cells = rows.map((row) => columns.map((column) => of(row, column)));
	const rowTotals = cells.map(total);
	const columnTotals = columns.map((_, at) => total(cells.map((row) => row[at] ?? 0)));
	const hiddenRows = hiddenGroups(rowTotals, least);
	const hiddenColumns = hiddenGroups(columnTotals, least);
	const hidden = hideCells(
		cells,
		cells.map((row, at) => row.map((_, to) => (hiddenRows[at] || hiddenColumns[to]) ?? false)),
		least,
	);
	return {
		number: total(rowTotals),
		columns: columns.map((value, at) => ({ value, total: hiddenColumns[at] ? null : (columnTotals[at] ?? 0) })),
		rows: rows.map((value, at) => ({
			value,
			total: hiddenRows[at] ? null : (rowTotals[at] ?? 0),
			cells: columns.map((_, to) => (hidden[at]?.[to] ? null : (cells[at]?.[to] ?? 0))),
		})),
	};
}

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Rows and columns in turn, until neither hides a cell more: what one way hides can give away the other way. */
function hideCells(cells: number[][], hidden: boolean[][], least: number): boolean[][] {
	const byRow = hidden.map((row, at) => hiddenGroups(cells[at] ?? [], least, row));
	const turned = hiddenTurned(cells, byRow, least);
	return turned.every((row, at) => row.every((one, to) => one === hidden[at]?.[to]))
		? turned
		: hideCells(cells, turned, least);
}

function hiddenTurned(cells: number[][], hidden: boolean[][], least: number): boolean[][] {
	const columns = (cells[0] ?? []).map((_, to) =>
		hiddenGroups(
			cells.map((row) => row[to] ?? 0),
			least,
			hidden.map((row) => row[to] ?? false),
		),
	);
	return cells.map((row, at) => row.map((_, to) => columns[to]?.[at] ?? false));
}
