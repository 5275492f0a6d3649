import { MARGIN, type Paper, ROOM, type Style } from "./paper";

export type Table = { heads: readonly string[]; rows: readonly { name: string; cells: readonly string[] }[] };

const head: Style = { size: 8, line: 11, face: 0, grey: 0.35 };
const name: Style = { size: 9, line: 12, face: 1, grey: 0 };
const cell: Style = { size: 9, line: 12, face: 0, grey: 0 };
const [GAP, PAD] = [14, 4];
/** A table of this height at most stands on one page. */
const WHOLE = 260;
/** Columns beside the names that one table has room for; the others come in tables under it. */
const MOST = 6;

/** A table with its heads again on each page, numbers to the right. */
export function setTable(paper: Paper, { heads, rows }: Table): void {
	paper.skip(8);
	for (let from = 0; from < Math.max(1, heads.length - 1); from += MOST) {
		const titles = [heads[0] ?? "", ...heads.slice(1 + from, 1 + from + MOST)];
		const lines = rows.map((row) => [row.name, ...row.cells.slice(from, from + MOST)]);
		setPart(paper, titles, lines);
	}
}

function setPart(paper: Paper, titles: string[], rows: string[][]): void {
	const widths = widthsOf(paper, titles, rows);
	const setHead = () => setRow(paper, titles, widths, () => head);
	const heights = [
		heightOf(paper, titles, widths, () => head),
		...rows.map((row) => heightOf(paper, row, widths, styleAt)),
	];
	const whole = heights.reduce((sum, height) => sum + height, 0);
	paper.keep(whole <= WHOLE ? whole : (heights[0] ?? 0) + (heights[1] ?? 0));
	setHead();
	for (const row of rows) {
		if (paper.isOver(heightOf(paper, row, widths, styleAt))) {
			paper.keep(heightOf(paper, titles, widths, () => head) + heightOf(paper, row, widths, styleAt));
			setHead();
		}
		setRow(paper, row, widths, styleAt);
	}
	paper.skip(6);
}

const styleAt = (column: number) => (column === 0 ? name : cell);

/** What each column asks for, the names all that is left; where they ask for too much the others share what the names leave. */
function widthsOf(paper: Paper, titles: string[], rows: string[][]): number[] {
	const natural = titles.map(
		(title, column) =>
			Math.max(paper.widthOf(title, head), ...rows.map((row) => paper.widthOf(row[column] ?? "", styleAt(column)))) +
			GAP,
	);
	const others = natural.slice(1).reduce((sum, width) => sum + width, 0);
	const least = Math.min(natural[0] ?? 0, ROOM * 0.36);
	if (others <= ROOM - least) return [ROOM - others, ...natural.slice(1)];
	const shared = (ROOM - least) / Math.max(1, natural.length - 1);
	return [least, ...natural.slice(1).map(() => shared)];
}

type StyleAt = (column: number) => Style;

const linesIn = (paper: Paper, cells: string[], widths: number[], of: StyleAt) =>
	cells.map((text, column) => paper.wrapped(text, of(column), (widths[column] ?? ROOM) - GAP));

function heightOf(paper: Paper, cells: string[], widths: number[], of: StyleAt): number {
	const most = Math.max(1, ...linesIn(paper, cells, widths, of).map(({ length }) => length));
	return most * of(0).line + PAD * 2;
}

function setRow(paper: Paper, cells: string[], widths: number[], of: StyleAt): void {
	const height = heightOf(paper, cells, widths, of);
	const bottom = paper.take(height);
	let x = MARGIN;
	for (const [column, lines] of linesIn(paper, cells, widths, of).entries()) {
		const style = of(column);
		const width = widths[column] ?? 0;
		for (const [at, line] of lines.entries()) {
			const indent = column === 0 ? 0 : width - paper.widthOf(line, style);
			paper.put(paper.text(line, style, x + indent, bottom + height - PAD - at * style.line - style.size));
		}
		x += width;
	}
	paper.put(`q 0.5 w 0.87 G ${MARGIN} ${bottom.toFixed(2)} m ${MARGIN + ROOM} ${bottom.toFixed(2)} l S Q`);
}
