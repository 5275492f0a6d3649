import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";

/** One statement that inserts rows, however many: they travel as one JSON value. All have the same keys. */
export function insertingAll(
	table: SQLiteTable,
	columns: [string, SQLiteColumn][],
	rows: Record<string, unknown>[],
): SQL {
	const names = sql.join(
		columns.map(([, column]) => sql.identifier(column.name)),
		sql`, `,
	);
	const values = sql.join(
		columns.map((_, at) => sql`json_extract(value, ${`$[${at}]`})`),
		sql`, `,
	);
	return sql`insert into ${table} (${names}) select ${values} from json_each(${packed(columns, rows)})`;
}

/** One statement that sets fields of many rows, each to its own values; the first column is the id. `where` holds for all. */
export function settingAll(
	table: SQLiteTable,
	columns: [string, SQLiteColumn][],
	rows: Record<string, unknown>[],
	where: SQL,
): SQL {
	const [id, ...set] = columns;
	if (!id) throw new Error("Rows are set by their id.");
	const given = sql.identifier("given");
	const pairs = set.map(
		([, column], at) => sql`${sql.identifier(column.name)} = json_extract(${given}.value, ${`$[${at + 1}]`})`,
	);
	return sql`update ${table} set ${sql.join(pairs, sql`, `)} from json_each(${packed(columns, rows)}) as ${given} where ${where} and ${id[1]} = json_extract(${given}.value, '$[0]')`;
}

/** The rows as the database stores their values, a list of each. */
function packed(columns: [string, SQLiteColumn][], rows: Record<string, unknown>[]): string {
	const stored = (column: SQLiteColumn, value: unknown) =>
		value === null || value === undefined ? null : column.mapToDriverValue(value);
	return JSON.stringify(rows.map((row) => columns.map(([key, column]) => stored(column, row[key]))));
}
