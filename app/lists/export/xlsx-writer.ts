import { Zip, ZipDeflate } from "fflate";
import type { ExportColumn, ExportWords } from "./export-column";
import type { RowWriter } from "./row-writer";
import { SHEET_PATH, workbookParts } from "./xlsx-parts";
import { sheetEnd, sheetRow, sheetStart } from "./xlsx-sheet";

const encoder = new TextEncoder();

/** Rows as a workbook with one sheet: dates and numbers are what they are, and no text is ever run. */
export function xlsxWriter(columns: readonly ExportColumn[], words: ExportWords): RowWriter {
	let written: Uint8Array[] = [];
	let rowCount = 1;
	const zip = new Zip((error, piece) => {
		if (error) throw error;
		written.push(piece);
	});
	const sheet = new ZipDeflate(SHEET_PATH, { level: 6 });
	const taken = (): Uint8Array => {
		const pieces = written;
		written = [];
		return joined(pieces);
	};
	return {
		start: () => {
			for (const [path, text] of Object.entries(workbookParts)) {
				const part = new ZipDeflate(path);
				zip.add(part);
				part.push(encoder.encode(text), true);
			}
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
			zip.end();
			return taken();
		},
	};
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
