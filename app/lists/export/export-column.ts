import type { ColumnKind } from "../definition";

/** What a cell of an export holds: an instant or a number as a number, a day as `YYYY-MM-DD`, several texts as a list. */
export type ExportCell = string | number | boolean | readonly string[] | null;

/** A column of an export, its words in the reader's language. */
export type ExportColumn = { title: string; kind: ColumnKind };

/** How the values of an export are written: yes and no, the decimal sign, and the zone of its instants. */
export type ExportWords = { yes: string; no: string; decimal: "," | "."; timeZone: string };

/** A cell's value as words, where it is no number or date. */
export function wordsOf(value: Exclude<ExportCell, null | number>, { yes, no }: ExportWords): string {
	if (typeof value === "boolean") return value ? yes : no;
	return typeof value === "string" ? value : value.join(", ");
}
