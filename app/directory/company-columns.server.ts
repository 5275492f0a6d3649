import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Row, TenantTable } from "#app/platform/tenant/rows.server";
import { companies } from "#db/schema/directory";

type Field = "sortName" | "orgNo" | "municipality" | "industry" | "employees";

/** Fields of the company that a row of a module's list is about (its id is the company's), as the list sorts and filters by them. */
export const companyColumns = (table: TenantTable) => (field: Field) => ({
	by: sql`(select ${companies[field]} from ${companies} where ${isOf(table)})`,
	key: ({ company }: { company: Row<typeof companies> | null }) => company?.[field] ?? null,
});

/**
 * The condition on a module's companies that finds them by name, number, municipality, industry and `also`, a column of the
 * module's own: as they are called now, wherever that was written.
 */
export const companiesWith =
	(table: TenantTable, also?: SQLiteColumn) =>
	(words: string[]): SQL => {
		const { sortName, orgNo, municipality, industry } = companies;
		const own = also ? sql`|| ' ' || ${also}` : sql``;
		const text = sql`${sortName} || ' ' || coalesce(${orgNo}, '') || ' ' || lower(coalesce(${municipality}, '') || ' ' || coalesce(${industry}, '') ${own})`;
		const its = and(isOf(table), ...words.map((word) => sql`instr(${text}, ${word}) > 0`));
		return sql`exists (select 1 from ${companies} where ${its})`;
	};

const isOf = (table: TenantTable) => and(eq(companies.tenantId, table.tenantId), sql`${companies.id} = ${table.id}`);
