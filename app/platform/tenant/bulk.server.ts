import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../database.server";
import { fixedQuery } from "../read-batch.server";
import type { TenantTable } from "./rows.server";
import { columnsOf, readCells, selectionOf } from "./selection.server";

/** The insert of one row, by the table and the columns that it names: its text is written once. */
const inserts = new Map<string, { text: string; columns: [string, SQLiteColumn][] }>();

/** The statement that inserts a row and gives it back as it stands; what the row does not name is left to the database. */
export function insertingOne(db: Db, table: TenantTable, row: Record<string, unknown>): BatchItem<"sqlite"> {
	const named = Object.keys(row).filter((key) => row[key] !== undefined);
	const place = `${getTableName(table)}:${named}`;
	const known = inserts.get(place) ?? writeInsert(table, named);
	inserts.set(place, known);
	const cells = selectionOf(table).parts[0]?.cells ?? [];
	const params = known.columns.map(([key, column]) => storedAs(column, row[key]));
	return fixedQuery(db, known.text, params, ({ results }) =>
		results.map((result) => readCells(cells, Object.values(result))),
	);
}

function writeInsert(table: TenantTable, named: string[]) {
	const all = columnsOf(table);
	const columns = all.filter(([key]) => named.includes(key));
	const quoted = (some: typeof all) => some.map(([, { name }]) => `"${name}"`).join(", ");
	const marks = columns.map(() => "?").join(", ");
	const given = all.map(([, { name }], at) => `"${name}" as "c${at}"`).join(", ");
	const text = `insert into "${getTableName(table)}" (${quoted(columns)}) values (${marks}) returning ${given}`;
	return { text, columns };
}

/** The update of one row, by the table and the columns that are set: its text is written once. */
const updates = new Map<string, { text: string; columns: [string, SQLiteColumn][] }>();

/** The statement that sets fields of one row of a tenant to values. */
export function settingOne(
	db: Db,
	table: TenantTable,
	{ tenantId, id }: { tenantId: string; id: string },
	values: Record<string, unknown>,
): BatchItem<"sqlite"> {
	const named = Object.keys(values).filter((key) => values[key] !== undefined);
	const place = `${getTableName(table)}:${named}`;
	const known = updates.get(place) ?? writeUpdate(table, named);
	updates.set(place, known);
	const params = known.columns.map(([key, column]) => storedAs(column, values[key]));
	return fixedQuery(db, known.text, [...params, tenantId, id]);
}

function writeUpdate(table: TenantTable, named: string[]) {
	const columns = columnsOf(table).filter(([key]) => named.includes(key));
	const set = columns.map(([, { name }]) => `"${name}" = ?`).join(", ");
	return { text: `update "${getTableName(table)}" set ${set} where "tenant_id" = ? and "id" = ?`, columns };
}

const storedAs = (column: SQLiteColumn, value: unknown) =>
	value === null || value === undefined ? null : column.mapToDriverValue(value);

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

/** One statement that sets fields of many rows, each to its own values; the first column is the id. `where` holds for all, and `moved` is set in all. */
export function settingAll(
	table: SQLiteTable,
	columns: [string, SQLiteColumn][],
	rows: Record<string, unknown>[],
	where: SQL,
	moved: Record<string, SQL> = {},
): SQL {
	const [id, ...set] = columns;
	if (!id) throw new Error("Rows are set by their id.");
	const given = sql.identifier("given");
	const pairs = set.map(
		([, column], at) => sql`${sql.identifier(column.name)} = json_extract(${given}.value, ${`$[${at + 1}]`})`,
	);
	const { updatedAt } = getTableColumns(table) as Record<string, SQLiteColumn>;
	if (updatedAt && moved.updatedAt) pairs.push(sql`${sql.identifier(updatedAt.name)} = ${moved.updatedAt}`);
	const values = packed(columns, rows);
	// The ids are said once more: else the database would go through all rows of the tenant for each of these.
	const ids = JSON.stringify(rows.map((row) => row.id));
	return sql`update ${table} set ${sql.join(pairs, sql`, `)} from json_each(${values}) as ${given} where ${where} and ${id[1]} in (select value from json_each(${ids})) and ${id[1]} = json_extract(${given}.value, '$[0]')`;
}

/** The rows as the database stores their values, a list of each. */
function packed(columns: [string, SQLiteColumn][], rows: Record<string, unknown>[]): string {
	return JSON.stringify(rows.map((row) => columns.map(([key, column]) => storedAs(column, row[key]))));
}
