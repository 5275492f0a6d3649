import { getTableColumns, getTableName } from "drizzle-orm";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { apartTables } from "#app/platform/tenant/whose-table.server";
import { auditEvents } from "#db/schema/audit";
import { people } from "#db/schema/directory";

/**
 * One table of a move: its columns as SQL gives them, the key by which its rows are in order, and SQL for those of a tenant.
 * `stays`: the database lets them not go, so that what was there before the move is in both. `isGuest`: rows that are only
 * pointed to; they are the portal's.
 */
export type Moved = {
	name: string;
	columns: { name: string; read: string }[];
	key: string[];
	stays?: boolean;
	isGuest?: boolean;
};

/** Every table whose rows go with a tenant, none before what it points to. */
export function movedTables(): Moved[] {
	const tables = [people, auditEvents, ...apartTables];
	const ordered: SQLiteTable[] = [];
	const add = (table: SQLiteTable) => {
		if (ordered.includes(table) || !tables.includes(table as never)) return;
		for (const key of getTableConfig(table).foreignKeys) add(key.reference().foreignTable);
		ordered.push(table);
	};
	for (const table of tables) add(table);
	const moved = ordered.map((table): Moved => {
		if (!("tenantId" in getTableColumns(table))) throw new Error(`${getTableName(table)} is no tenant's.`);
		const { columns, primaryKeys } = getTableConfig(table);
		return {
			name: getTableName(table),
			columns: columns.map((column) => ({ name: column.name, read: readOf(column.name, column.getSQLType()) })),
			key: primaryKeys[0]?.columns.map(({ name }) => name) ?? [],
			stays: table === auditEvents,
			isGuest: table === people,
		};
	});
	return [...moved, searchIndex];
}

/** JSON would round a number with a point; so it travels as all of its digits. */
const readOf = (name: string, type: string) =>
	type === "real" ? `case when "${name}" is null then null else format('%!.17g', "${name}") end` : `"${name}"`;

/** The full-text index in the order in which it was written, which is the order in which it finds. */
const searchIndex: Moved = {
	name: "search_index",
	columns: ["tenant_id", "kind", "record_id", "words"].map((name) => ({ name, read: name })),
	key: ["rowid"],
};
