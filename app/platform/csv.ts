/**
 * Rows as CSV for spreadsheets: semicolons as Norwegian Excel expects them, a byte order mark so that æ, ø and å come
 * out right. A text that a spreadsheet would run as a formula is kept a text.
 */
export function csv(rows: (string | number | null)[][]): string {
	return `\uFEFF${rows.map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
}

function cell(value: string | number | null): string {
	if (value === null) return "";
	if (typeof value === "number") return String(value);
	const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
	return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
