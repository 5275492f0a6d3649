import { type Element, MARGIN, type Paper, ROOM, type Style } from "./paper";

export type Table = { heads: readonly string[]; rows: readonly { name: string; cells: readonly string[] }[] };

const head: Style = { size: 8, line: 11, face: "plain", colour: "#595959" };
const name: Style = { size: 9, line: 12, face: "strong", colour: "black" };
const cell: Style = { size: 9, line: 12, face: "plain", colour: "black" };
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
	const headHeight = heightOf(paper, titles, widths, () => head);
	const heights = rows.map((row) => heightOf(paper, row, widths, styleAt));
	const whole = headHeight + heights.reduce((sum, height) => sum + height, 0);
	paper.keep(whole <= WHOLE ? whole : headHeight + (heights[0] ?? 0));
	const table = paper.open("Table");
	const setHead = (at?: Element) => setRow(paper, titles, { widths, of: () => head, height: headHeight }, at);
	setHead(table);
	for (const [at, row] of rows.entries()) {
		const height = heights[at] ?? 0;
		if (paper.isOver(height)) {
			paper.keep(headHeight + height);
			setHead();
		}
		setRow(paper, row, { widths, of: styleAt, height }, table);
	}
	table.end();
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

const roomOf = (widths: number[], column: number) => (widths[column] ?? ROOM) - GAP;

function heightOf(paper: Paper, cells: string[], widths: number[], of: StyleAt): number {
	const heights = cells.map((text, column) => paper.heightOf(text, of(column), roomOf(widths, column)));
	return Math.max(of(0).line, ...heights) + PAD * 2;
}

type Row = { widths: number[]; of: StyleAt; height: number };

/** A row of the table; one without a table repeats its heads, which a screen reader has said already. */
function setRow(paper: Paper, cells: string[], { widths, of, height }: Row, table?: Element): void {
	const top = paper.take(height);
	const row = table && paper.open("TR", table);
	let x = MARGIN;
	for (const [column, text] of cells.entries()) {
		const isFirst = column === 0;
		const width = roomOf(widths, column);
		const place = { x: isFirst ? x : x + GAP, y: top + PAD, width, align: isFirst ? "left" : "right" } as const;
		const write = () => paper.write(text, of(column), place);
		const scope = of(column) === head ? "Column" : isFirst ? "Row" : undefined;
		if (row) paper.add(scope ? "TH" : "TD", { scope }, write, row);
		else paper.decorate(write);
		x += widths[column] ?? 0;
	}
	row?.end();
	const bottom = top + height;
	paper.decorate(() =>
		paper.doc
			.lineWidth(0.5)
			.moveTo(MARGIN, bottom)
			.lineTo(MARGIN + ROOM, bottom)
			.stroke("#dedede"),
	);
}
