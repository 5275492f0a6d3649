import { clockTime } from "#app/platform/clock";
import { isFormula } from "#app/platform/csv";
import { DAY } from "#app/platform/limits";
import { type ExportCell, type ExportColumn, type ExportWords, wordsOf } from "./export-column";
import { styleOf } from "./xlsx-parts";
import { escaped } from "./xlsx-text";

/** The most characters that a cell holds. */
const CELL_MOST = 32_767;
/** The day that a spreadsheet counts from. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const NAMESPACE = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const widths: Record<ExportColumn["kind"], number> = {
	...{ text: 28, number: 12, date: 17, day: 12, choice: 18, person: 24, tags: 28, yesno: 10 },
};

/** The sheet up to its rows: the head stays in view and is the first row. */
export function sheetStart(columns: readonly ExportColumn[]): string {
	const cols = columns.map(
		({ kind }, index) => `<col min="${index + 1}" max="${index + 1}" width="${widths[kind]}" customWidth="1"/>`,
	);
	const head = columns.map(({ title }, index) => textCell(`${columnName(index)}1`, title, styleOf.head));
	return [
		`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${NAMESPACE}">`,
		'<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
		`<cols>${cols.join("")}</cols><sheetData><row r="1">${head.join("")}</row>`,
	].join("");
}

/** The row of that number, from 2. */
export function sheetRow(
	number: number,
	row: readonly ExportCell[],
	columns: readonly ExportColumn[],
	words: ExportWords,
): string {
	const cells = row.map((value, index) => cell(`${columnName(index)}${number}`, value, columns[index]?.kind, words));
	return `<row r="${number}">${cells.join("")}</row>`;
}

/** The end of a sheet of so many rows, the head among them, with a filter over all of it. */
export function sheetEnd(columnCount: number, rowCount: number): string {
	return `</sheetData><autoFilter ref="A1:${columnName(columnCount - 1)}${rowCount}"/></worksheet>`;
}

function cell(place: string, value: ExportCell, kind: ExportColumn["kind"] | undefined, words: ExportWords): string {
	if (value === null || value === "") return "";
	if (typeof value === "number") {
		if (kind !== "date") return `<c r="${place}"><v>${value}</v></c>`;
		return dateCell(place, `${clockTime(value, words.timeZone).replace(" ", "T")}Z`, styleOf.time);
	}
	if (kind === "day" && typeof value === "string") return dateCell(place, value, styleOf.day);
	const text = wordsOf(value, words);
	return textCell(place, text, isFormula(text) ? styleOf.quoted : styleOf.plain);
}

const dateCell = (place: string, written: string, style: number) =>
	`<c r="${place}" s="${style}"><v>${(Date.parse(written) - FIRST_DAY) / DAY}</v></c>`;

const textCell = (place: string, text: string, style: number) =>
	`<c r="${place}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text.slice(0, CELL_MOST))}</t></is></c>`;

/** A, B, … Z, AA, … of a column counted from 0. */
function columnName(index: number): string {
	const rest = Math.floor(index / 26);
	return (rest > 0 ? columnName(rest - 1) : "") + String.fromCharCode(65 + (index % 26));
}
