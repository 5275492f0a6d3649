import Papa from "papaparse";
import { COLUMNS_MAX, HEADER_SEARCHED, ROWS_MAX } from "../limits";
import { Unreadable } from "./unreadable";

export const separators = [";", ",", "\t", "|"] as const;
export type Separator = (typeof separators)[number];

/** A line of a file and its cells; the lines of a quoted cell with breaks count as one. */
export type Line = { line: number; cells: string[] };

/** The separator that divides the first lines most evenly into most columns. */
export function separatorOf(text: string): Separator {
	const scored = separators.map((separator) => {
		const { data } = Papa.parse<string[]>(text, {
			delimiter: separator,
			preview: HEADER_SEARCHED,
			skipEmptyLines: true,
		});
		const widths = data.map((cells) => cells.length);
		const widest = Math.max(1, ...widths);
		const even = widths.filter((width) => width === widest).length;
		return { separator, score: widest === 1 ? 0 : (even / Math.max(1, widths.length)) * Math.log2(1 + widest) };
	});
	return scored.reduce((best, one) => (one.score > best.score ? one : best)).separator;
}

/** The lines that have anything in them. */
export function readCsv(text: string, separator: string): Line[] {
	// A first line "sep=;" is for Excel only.
	const body = text.replace(/^sep=.\r?\n/i, "");
	const shift = body.length === text.length ? 1 : 2;
	const { data } = Papa.parse<string[]>(body, { delimiter: separator, preview: ROWS_MAX * 2 });
	const lines = data.flatMap((cells, index): Line[] =>
		cells.some((cell) => cell.trim() !== "") ? [{ line: index + shift, cells: cells.map((cell) => cell.trim()) }] : [],
	);
	if (lines.some(({ cells }) => cells.length > COLUMNS_MAX)) throw new Unreadable("tooManyColumns");
	return lines;
}
