import { eq, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { companies } from "#db/schema/directory";
import type { PendingWrite } from "../platform/tenant/commit.server";
import type { TenantRows, TenantTable } from "../platform/tenant/rows.server";

/** Where a module keeps companies of its own: a table, and its column with the company's id. */
export type CompanyKeeper = { table: TenantTable; companyId: SQLiteColumn };

let keepers: readonly CompanyKeeper[] = [];

/** What the modules have registered. It is filled once, when the Worker starts. */
export function knowCompanyKeepers(known: readonly CompanyKeeper[]): void {
	keepers = known;
}

/** Whether a module keeps something of a company, `but` for the table that lets go of it. */
function isKept(rows: TenantRows, id: string, but?: TenantTable): SQL {
	const keeping = keepers
		.filter(({ table }) => table !== but)
		.map(
			({ table, companyId }) =>
				sql`exists (select 1 from ${table} where ${table.tenantId} = ${rows.tenantId} and ${eq(companyId, id)})`,
		);
	return or(...keeping, sql`0`) as SQL;
}

/** The condition on a company that nobody has use for once `table` lets go of it: no customer, and kept by no other module. */
export const isUnused = (rows: TenantRows, id: string, table: TenantTable): SQL =>
	sql`${companies.id} = ${id} and not ${companies.isCustomer} and not (${isKept(rows, id, table)})`;

/**
 * The write that takes a customer out of the trash, as a customer no more, where another module keeps it: what it
 * has there is not lost with the customer. `goes` says that it still lies in the trash.
 */
export const keepingForOthers = (rows: TenantRows, id: string, goes: SQL): PendingWrite =>
	rows.changingWhere(companies, sql`${companies.id} = ${id} and ${goes} and (${isKept(rows, id)})`, {
		isCustomer: false,
		deletedAt: null,
		ownerId: null,
		contactTypeId: null,
		logoId: null,
	});
