import type { BuildExtraConfigColumns } from "drizzle-orm";
import {
	integer,
	primaryKey,
	type SQLiteColumnBuilderBase,
	type SQLiteTableExtraConfigValue,
	sqliteTable,
	text,
} from "drizzle-orm/sqlite-core";

/** When a row was made and last changed, in epoch milliseconds. `updated_at` is what a change says it was based on. */
export const stamps = {
	createdAt: integer("created_at").notNull(),
	updatedAt: integer("updated_at").notNull(),
};

const key = { tenantId: text("tenant_id").notNull(), id: text("id").notNull() };

/**
 * A table whose rows belong to one tenant: keyed by (tenant_id, id), so that the same id in two tenants is two rows
 * and a foreign key across tenants is refused by the database itself.
 */
export function tenantTable<Name extends string, Columns extends Record<string, SQLiteColumnBuilderBase>>(
	name: Name,
	columns: Columns,
	extra: (
		table: BuildExtraConfigColumns<Name, typeof key & Columns, "sqlite">,
	) => SQLiteTableExtraConfigValue[] = () => [],
) {
	return sqliteTable(name, { ...key, ...columns } as typeof key & Columns, (table) => [
		primaryKey({ columns: [table.tenantId, table.id] as never }),
		...extra(table as never),
	]);
}
