export const CSV_START = "\uFEFF";

/**
 * Rows as CSV for spreadsheets: semicolons as Norwegian Excel expects them, a byte order mark so that æ, ø and å come
 * out right. A text that a spreadsheet would run as a formula is kept a text.
 */
export function csv(rows: (string | number | null)[][]): string {
	return CSV_START + rows.map((row) => csvLine(row)).join("");
}

/** One row of such a file, with its line break; `decimal` is the sign in numbers that are no whole ones. */
export function csvLine(row: (string | number | null)[], decimal: "," | "." = "."): string {
	return `${row.map((value) => cell(value, decimal)).join(";")}\r\n`;
}

/** Whether a spreadsheet would run a text as a formula; some take the wide signs of East Asian keyboards too. */
export const isFormula = (text: string) => /^[=+\-@\t\r\n＝＋－＠]/.test(text);

function cell(value: string | number | null, decimal: "," | "."): string {
	if (value === null) return "";
	if (typeof value === "number") return String(value).replace(".", decimal);
	const text = isFormula(value) ? `'${value}` : value;
	return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
