import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { ListDefinition } from "./definition";
import type { ExportCell } from "./export/export-column";
import type { Filter } from "./filters";

/** Who asks, and when: what "today" and "me" mean in a filter. */
export type Asked = { userId: string; now: Date; timeZone: string; tenantId: string };

export type ColumnSource =
	| SQLiteColumn
	| {
			/** The column or expression that is compared and sorted by; left out where only `where` is. */
			by?: SQLiteColumn | SQL;
			/** What stands for nothing in it, where that is not null: so that it sorts, and is empty for a filter. */
			none?: string | number;
			/** An index begins with the tenant and this column: what is one value is then read in the order of that index. */
			isIndexed?: boolean;
			/** An index that finds the rows of this column's filter, to be read by where the filter asks for a few of them. */
			index?: string;
			/** The value of a row that it is sorted by, where it is no column of the list's own table. */
			key?: (row: never) => string | number | null;
			/** The condition of a filter, in place of the usual one: for what hangs on other tables. */
			where?: (filter: Filter, asked: Asked) => SQL | undefined;
	  };

/** A table of which a list is made: one of a tenant, or one of the portal's own. */
export type ListedTable = SQLiteTable & { id: SQLiteColumn };

export type ListSource<Table extends ListedTable = ListedTable> = {
	definition: ListDefinition;
	table: Table;
	columns: Readonly<Record<string, ColumnSource>>;
	/**
	 * `index`: the table is kept in the full-text index (`rows.indexing`), `kind`: under a kind of its own. Else a condition
	 * for the words of a search, in lower case.
	 */
	search: "index" | { kind: string } | ((words: string[]) => SQL | undefined);
};

/** Says for each column of a list which column of the database it is. */
export function listSource<Key extends string, Table extends ListedTable>(
	definition: ListDefinition<Key>,
	table: Table,
	columns: Partial<Record<Key, ColumnSource>>,
	{ search = "index" }: { search?: ListSource["search"] } = {},
): ListSource<Table> {
	return { definition, table, columns: columns as Record<string, ColumnSource>, search };
}

export type Resolved = {
	by: SQLiteColumn | SQL;
	isNullable: boolean;
	none?: string | number;
	isIndexed?: boolean;
	index?: string;
	key?: (row: never) => string | number | null;
	where?: (filter: Filter, asked: Asked) => SQL | undefined;
};

export function resolve(source: ListSource, key: string): Resolved | undefined {
	const given = source.columns[key];
	if (given === undefined) return undefined;
	if ("name" in given && "table" in given) return { by: given, isNullable: !given.notNull };
	const { by = sql`null`, none, isIndexed, index, key: keyOf, where } = given as Exclude<ColumnSource, SQLiteColumn>;
	const isNullable = none === undefined && (!("notNull" in by) || !by.notNull);
	return { by, none, isIndexed, index, key: keyOf, where, isNullable };
}

/** The property of a row that holds a column of the list's own table. */
export function propertyOf(table: SQLiteTable, by: SQLiteColumn | SQL): string | undefined {
	return Object.entries(getTableColumns(table)).find(([, column]) => column === by)?.[0];
}

/**
 * What a file shows of each column that the list's own table holds: the row's property of its name, else what it is sorted
 * by. What stands for nothing there is none.
 */
export function ownCells(source: ListSource): Record<string, (listed: { row: object }) => ExportCell> {
	const cells = source.definition.columns.flatMap(({ key }) => {
		const found = resolve(source, key);
		const sorted = found && propertyOf(source.table, found.by);
		const property = key in getTableColumns(source.table) ? key : sorted;
		if (property === undefined) return [];
		const none = property === sorted ? found?.none : undefined;
		const cell = ({ row }: { row: object }) => {
			const value = row[property as keyof typeof row] as ExportCell;
			return value === none ? null : value;
		};
		return [[key, cell] as const];
	});
	return Object.fromEntries(cells);
}
