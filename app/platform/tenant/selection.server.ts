import { getTableName, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { type Decoder, decoderOf } from "../read-batch.server";
import type { TenantTable } from "./rows.server";

/** A table whose row a column points to, and the fields of it that are asked for. */
export type Pointer = readonly [TenantTable, SQLiteColumn, (readonly string[])?];

type Cell = { key: string; decoder: Decoder | undefined; expression: string };
type Made = Record<string, unknown>;

/** What of a table, and of those that its columns point to, is read: written once and kept, as lists ask the same again and again. */
export type Selection = {
	/** The whole question, but for its conditions; only where no other tables are joined. */
	text: string;
	/** Behind `select`, each with a name of its own. */
	columns: SQL;
	/** Behind the table. */
	joins: SQL;
	/** Of each table its name in the result and its cells, in the order of the columns; the list's own is the first. */
	parts: { name: string; cells: Cell[] }[];
};

const kept = new Map<string, Selection>();

export function selectionOf(
	table: TenantTable,
	fields?: readonly string[],
	others: Record<string, Pointer> = {},
): Selection {
	const pointers = Object.entries(others);
	const asked = pointers.map(([name, [other, by, of]]) => `${name}:${getTableName(other)}:${by.name}:${of ?? "*"}`);
	const place = [getTableName(table), fields ?? "*", ...asked].join("|");
	const known = kept.get(place) ?? makeSelection(table, fields, pointers);
	kept.set(place, known);
	return known;
}

function makeSelection(
	table: TenantTable,
	fields: readonly string[] | undefined,
	pointers: [string, Pointer][],
): Selection {
	const own = getTableName(table);
	const parts = [
		{ name: "row", cells: cellsOf(table, own, fields) },
		...pointers.map(([name, [other, , of]]) => ({ name, cells: cellsOf(other, name, of) })),
	];
	const joins = pointers.map(
		([name, [other, by]]) =>
			` left join "${getTableName(other)}" "${name}" on "${name}"."tenant_id" = "${own}"."tenant_id" and "${name}"."id" = "${own}"."${by.name}"`,
	);
	const named = parts.flatMap(({ cells }) => cells).map(({ expression }, index) => `${expression} as "c${index}"`);
	const text = `select ${named.join(", ")} from "${own}"`;
	return { text, columns: sql.raw(named.join(", ")), joins: sql.raw(joins.join("")), parts };
}

function cellsOf(table: TenantTable, as: string, fields?: readonly string[]): Cell[] {
	return columnsOf(table)
		.filter(([key]) => !fields || key === "id" || fields.includes(key))
		.map(([key, column]) => ({ key, decoder: decoderOf(column), expression: `"${as}"."${column.name}"` }));
}

export function columnsOf(table: TenantTable): [string, SQLiteColumn][] {
	const named = table as unknown as Record<string, SQLiteColumn>;
	return Object.keys(named)
		.filter((key) => named[key]?.columnType?.startsWith("SQLite"))
		.map((key) => [key, named[key] as SQLiteColumn]);
}

/** A row of one table in values that stand in a row from a place on. */
export function readCells(cells: readonly Cell[], values: readonly unknown[], from = 0): Made {
	const row: Made = {};
	let place = from;
	for (const { key, decoder } of cells) {
		const value = values[place++];
		row[key] = value === null || !decoder ? value : decoder.mapFromDriverValue(value);
	}
	return row;
}

/** The list's own row and those pointed to, null where there is none, in the values of one row. */
export function readParts({ parts }: Selection, values: readonly unknown[]): Record<string, Made | null> {
	const nested: Record<string, Made | null> = {};
	let place = 0;
	for (const { name, cells } of parts) {
		const row = readCells(cells, values, place);
		place += cells.length;
		nested[name] = name !== "row" && row.id === null ? null : row;
	}
	return nested;
}

/** Rows of another table that belong to a row of a list, read with it. */
export type Hanging<Result> = { query: SQL; read: (text: string) => Result };

/** The SQL of a text that holds how many rows fit, and the first `limit` of them. */
export function hangingOf<Found>(
	table: TenantTable,
	where: SQL,
	orderBy: readonly SQL[],
	limit: number,
): Hanging<{ rows: Found[]; count: number }> {
	const { columns, parts } = selectionOf(table);
	const cells = parts.flatMap((part) => part.cells);
	const names = sql.raw(cells.map((_, index) => `"c${index}"`).join(", "));
	const first = sql`select ${columns} from ${table} where ${where} order by ${sql.join([...orderBy], sql`, `)} limit ${limit}`;
	const query = sql`json_array((select count(*) from ${table} where ${where}), json((select json_group_array(json_array(${names})) from (${first}))))`;
	const read = (text: string) => {
		const [count, found] = JSON.parse(text) as [number, unknown[][]];
		return { count, rows: found.map((values) => readCells(cells, values) as Found) };
	};
	return { query, read };
}
