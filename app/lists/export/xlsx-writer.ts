import { Zip, ZipDeflate } from "fflate";
import type { ExportCell, ExportColumn, ExportWords } from "./export-column";
import type { RowWriter } from "./row-writer";
import { sheetPath, workbookParts } from "./xlsx-parts";
import { sheetEnd, sheetRow, sheetStart } from "./xlsx-sheet";

const encoder = new TextEncoder();

/** One more sheet of a workbook, which is there as a whole. */
export type Sheet = { name: string; columns: readonly ExportColumn[]; rows: readonly (readonly ExportCell[])[] };

/** Rows as a workbook's first sheet, with others after it: dates and numbers are what they are, and no text is ever run. */
export function xlsxWriter(
	columns: readonly ExportColumn[],
	words: ExportWords,
	{ name = "1", more = [] }: { name?: string; more?: readonly Sheet[] } = {},
): RowWriter {
	let written: Uint8Array[] = [];
	let rowCount = 1;
	const zip = new Zip((error, piece) => {
		if (error) throw error;
		written.push(piece);
	});
	const sheet = new ZipDeflate(sheetPath(0), { level: 6 });
	const whole = (path: string, text: string) => {
		const part = new ZipDeflate(path, { level: 6 });
		zip.add(part);
		part.push(encoder.encode(text), true);
	};
	const taken = (): Uint8Array => {
		const pieces = written;
		written = [];
		return joined(pieces);
	};
	return {
		start: () => {
			const parts = workbookParts([name, ...more.map((sheet) => sheet.name)]);
			for (const [path, text] of Object.entries(parts)) whole(path, text);
			zip.add(sheet);
			sheet.push(encoder.encode(sheetStart(columns)));
			return taken();
		},
		rows: (rows) => {
			const lines = rows.map((row) => sheetRow(++rowCount, row, columns, words));
			sheet.push(encoder.encode(lines.join("")));
			return taken();
		},
		end: () => {
			sheet.push(encoder.encode(sheetEnd(columns.length, rowCount)), true);
			for (const [at, sheet] of more.entries()) whole(sheetPath(at + 1), sheetOf(sheet, words));
			zip.end();
			return taken();
		},
	};
}

function sheetOf({ columns, rows }: Sheet, words: ExportWords): string {
	const lines = rows.map((row, at) => sheetRow(at + 2, row, columns, words));
	return [sheetStart(columns), ...lines, sheetEnd(columns.length, rows.length + 1)].join("");
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
	const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const piece of pieces) {
		all.set(piece, at);
		at += piece.length;
	}
	return all;
}
