import { getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/** Stays well under the 2 MB that a bound value may have. */
const ROWS_AT_ONCE = 1_000;
const STATEMENTS_AT_ONCE = 10;

/**
 * Writes many rows through the schema's own columns. The rows travel as one JSON value a statement, because a D1
 * statement takes no more than 100 values.
 */
export async function insertAll<Table extends SQLiteTable>(
	d1: D1Database,
	table: Table,
	rows: Table["$inferInsert"][],
): Promise<void> {
	const given = new Set(rows.flatMap((row) => Object.keys(row)));
	const columns = Object.entries(getTableColumns(table)).filter(([property]) => given.has(property));
	const names = columns.map(([, column]) => `"${column.name}"`).join(", ");
	const values = columns.map((_, index) => `json_extract(value, '$[${index}]')`).join(", ");
	const sql = `INSERT INTO "${getTableName(table)}" (${names}) SELECT ${values} FROM json_each(?)`;
	const statements = [];
	for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
		const part = rows.slice(start, start + ROWS_AT_ONCE).map((row) =>
			columns.map(([property, column]) => {
				const value = (row as Record<string, unknown>)[property] ?? column.default ?? null;
				return value === null ? null : column.mapToDriverValue(value);
			}),
		);
		statements.push(d1.prepare(sql).bind(JSON.stringify(part)));
	}
	for (let start = 0; start < statements.length; start += STATEMENTS_AT_ONCE) {
		await d1.batch(statements.slice(start, start + STATEMENTS_AT_ONCE));
	}
}
