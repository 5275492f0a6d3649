import { clockTime } from "#app/platform/clock";
import { CSV_START, csvLine } from "#app/platform/csv";
import { type ExportCell, type ExportColumn, type ExportWords, wordsOf } from "./export-column";
import type { RowWriter } from "./row-writer";

const encoder = new TextEncoder();

/** Rows as CSV that Norwegian Excel opens by a double press. */
export function csvWriter(columns: readonly ExportColumn[], words: ExportWords): RowWriter {
	const line = (row: readonly ExportCell[]) =>
		csvLine(
			row.map((value, index) => written(value, columns[index]?.kind, words)),
			words.decimal,
		);
	return {
		start: () => encoder.encode(CSV_START + csvLine(columns.map(({ title }) => title))),
		rows: (rows) => encoder.encode(rows.map(line).join("")),
		end: () => new Uint8Array(),
	};
}

function written(
	value: ExportCell,
	kind: ExportColumn["kind"] | undefined,
	words: ExportWords,
): string | number | null {
	if (value === null) return null;
	if (typeof value !== "number") return wordsOf(value, words);
	return kind === "date" ? clockTime(value, words.timeZone) : value;
}
