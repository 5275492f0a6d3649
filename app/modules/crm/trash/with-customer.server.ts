import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Row, TenantRows } from "#app/platform/tenant/rows.server";
import { meetings, notes, tasks } from "#db/schema/crm";
import { companies } from "#db/schema/directory";

/**
 * What goes with a customer that is removed for good: its notes, meetings and tasks, out of the search as well. What hangs
 * on those the database removes by itself. Nothing goes where somebody restores the customer at this moment.
 */
export function withCustomer(rows: TenantRows, { id, deletedAt }: Row<typeof companies>): PendingWrite[] {
	const there = and(
		eq(companies.tenantId, rows.tenantId),
		eq(companies.id, id),
		eq(companies.deletedAt, deletedAt ?? 0),
		eq(companies.isCustomer, true),
	);
	return [notes, meetings, tasks].flatMap((table) => {
		const its = and(eq(table.customerId, id), sql`exists (select 1 from ${companies} where ${there})`) as SQL;
		return [rows.forgetting(table, its), rows.removingAll(table, its)];
	});
}
