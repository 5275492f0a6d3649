/**
 * SQL with its values in it. The test asks the database from Node, where each bound value would be a round trip of its
 * own; the values are the test's own.
 */
export function literal(value: unknown): string {
	if (value === null || value === undefined) return "null";
	if (typeof value === "number") return String(value);
	if (typeof value === "boolean") return value ? "1" : "0";
	const text = typeof value === "string" ? value : JSON.stringify(value);
	return `'${text.replaceAll("'", "''").replaceAll("\n", " ")}'`;
}

/** One statement that writes rows of a table; `rows` are by column name, all with the same columns. */
export function inserting(table: string, rows: Record<string, unknown>[], or = ""): string {
	const columns = Object.keys(rows[0] ?? {});
	const values = rows.map((row) => `(${columns.map((column) => literal(row[column])).join(", ")})`);
	return `insert ${or} into ${table} (${columns.map((column) => `"${column}"`).join(", ")}) values ${values.join(", ")}`;
}

/** A statement that removes the rows that have these values. */
export function deleting(table: string, values: Record<string, unknown>): string {
	const terms = Object.entries(values).map(([column, value]) => `"${column}" = ${literal(value)}`);
	return `delete from ${table} where ${terms.join(" and ")}`;
}

/** Characters that the database takes as one text. */
const MOST = 90_000;

/** Runs statements in one go, references judged at the end. */
export async function runAll(d1: D1Database, statements: string[]): Promise<void> {
	if (statements.length === 0) return;
	const all = ["pragma defer_foreign_keys = on", ...statements];
	const text = all.join("\n");
	if (text.length <= MOST) await d1.exec(text);
	// Each of them is asked for by itself, which takes longer.
	else await d1.batch(all.map((statement) => d1.prepare(statement)));
}
