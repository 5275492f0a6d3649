import { getTableName, is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as schema from "#db/schema/index";
import { openDatabase } from "../support/database";

let open: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
	open = await openDatabase();
});
afterAll(() => open.dispose());

const tables = (Object.values(schema) as unknown[]).filter((value): value is SQLiteTable => is(value, SQLiteTable));
const read = async <Row>(sql: string, ...values: unknown[]) =>
	(
		await open.db
			.prepare(sql)
			.bind(...values)
			.all<Row>()
	).results;

test("the migrations make the tables of the schema and no other", async () => {
	// The full-text index is no table that Drizzle knows; FTS5 makes tables of its own beside it.
	const rows = await read<{ name: string }>(
		"select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '\\_cf\\_%' escape '\\' and name != 'd1_migrations' and name not like 'search\\_index%' escape '\\'",
	);
	expect(rows.map(({ name }) => name).sort()).toEqual(tables.map(getTableName).sort());
});

test.each(tables.map((table) => [getTableName(table), table] as const))("%s has its columns", async (name, table) => {
	const rows = await read<{ name: string; type: string; notnull: number; pk: number }>(
		'select name, lower(type) as type, "notnull", pk from pragma_table_info(?)',
		name,
	);
	const { columns, primaryKeys } = getTableConfig(table);
	const keyed = new Set([
		...columns.filter((column) => column.primary).map((column) => column.name),
		...primaryKeys.flatMap((key) => key.columns.map((column) => column.name)),
	]);
	const wanted = columns.map((column) => ({
		name: column.name,
		type: column.getSQLType().toLowerCase(),
		isRequired: column.notNull,
		isKey: keyed.has(column.name),
	}));
	const made = rows.map((row) => ({
		name: row.name,
		type: row.type,
		isRequired: row.notnull === 1,
		isKey: row.pk > 0,
	}));
	const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
	expect(made.sort(byName)).toEqual(wanted.sort(byName));
});

test.each(tables.map((table) => [getTableName(table), table] as const))("%s has its indexes", async (name, table) => {
	const rows = await read<{ name: string; unique: number; columns: string }>(
		`select l.name, l."unique", (select group_concat(i.name) from (select name from pragma_index_info(l.name) order by seqno) i) as columns
		from pragma_index_list(?) l where l.origin = 'c'`,
		name,
	);
	const { indexes, columns } = getTableConfig(table);
	const named = indexes.map(({ config }) => ({
		name: config.name,
		isUnique: config.unique,
		columns: config.columns.map((column) => (column as { name: string }).name).join(","),
	}));
	const single = columns
		.filter((column) => column.isUnique)
		.map((column) => ({ name: column.uniqueName ?? "", isUnique: true, columns: column.name }));
	const made = rows.map((row) => ({ name: row.name, isUnique: row.unique === 1, columns: row.columns }));
	const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
	expect(made.sort(byName)).toEqual([...named, ...single].sort(byName));
});

test.each(tables.map((table) => [getTableName(table), table] as const))(
	"%s has its references",
	async (name, table) => {
		const made = await read<{ target: string; columns: string; removal: string }>(
			`select "table" as target, group_concat("from" || ' → ' || "to", ', ') as columns, lower(on_delete) as removal
		from (select * from pragma_foreign_key_list(?) order by id, seq) group by id`,
			name,
		);
		const wanted = getTableConfig(table).foreignKeys.map((key) => {
			const { columns, foreignColumns, foreignTable } = key.reference();
			return {
				target: getTableName(foreignTable),
				columns: columns.map((column, at) => `${column.name} → ${foreignColumns[at]?.name}`).join(", "),
				removal: key.onDelete ?? "no action",
			};
		});
		const byColumns = (a: { columns: string }, b: { columns: string }) => (a.columns < b.columns ? -1 : 1);
		expect(made.sort(byColumns)).toEqual(wanted.sort(byColumns));
	},
);
