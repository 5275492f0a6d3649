import { and, asc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { tenants } from "#db/schema/portal";
import { DAY } from "./limits";
import type { Sweep } from "./queue/lease.server";
import type { RequestContext } from "./request-context.server";
import { Across } from "./tenant/across.server";
import type { PendingWrite } from "./tenant/commit.server";
import { overTenants, rowsOfTenant } from "./tenant/over-tenants.server";
import type { Row, TenantRows, TenantTable } from "./tenant/rows.server";

/** How many days something can be restored before it is removed for good. */
export const TRASH_DAYS = 30;
/** Rows of one table that one run removes; the next hour goes on. */
const A_RUN = 500;
const A_BATCH = 50;

type Trashed = TenantTable & { deletedAt: SQLiteColumn };
export type TrashRule<Table extends Trashed = Trashed> = {
	table: Table;
	/** What goes with a row: what points to it, its files' rows. Written before the row goes. */
	with?: (rows: TenantRows, row: Row<Table>) => PendingWrite[];
};

/** A sweep that removes for good what has lain in the trash for 30 days, and takes it out of the search. */
export function trashSweep(rules: readonly TrashRule<never>[]): Sweep {
	return async (context) => {
		for (const rule of rules as unknown as TrashRule[]) await sweepTable(context, rule);
	};
}

async function sweepTable(context: RequestContext, rule: TrashRule): Promise<void> {
	const writer = { actorId: "trash", requestId: context.requestId, now: context.now };
	const over = lt(rule.table.deletedAt, context.now.getTime() - TRASH_DAYS * DAY);
	// Tenant by tenant, as the index of what lies in the trash begins with it: what is kept is not read at all.
	const ofTenants = sql`${rule.table.tenantId} in (select ${tenants.id} from ${tenants})`;
	const orderBy: SQL[] = [asc(rule.table.tenantId), asc(rule.table.deletedAt)];
	const where = and(ofTenants, over);
	const due = (await overTenants(context, (db) =>
		new Across(db, writer).list(rule.table, { where, orderBy, limit: A_RUN }),
	)) as Gone[];
	for (const tenantId of new Set(due.map((row) => row.tenantId))) {
		const gone = due.filter((row) => row.tenantId === tenantId);
		const rows = rowsOfTenant(context, tenantId, writer);
		for (let start = 0; start < gone.length; start += A_BATCH)
			await rows.commit(gone.slice(start, start + A_BATCH).flatMap((row) => removing(rows, rule, row, over)));
	}
}

type Gone = { tenantId: string; id: string };

/** Only where it still lies there: somebody may restore it at this moment. */
function removing(rows: TenantRows, { table, with: others }: TrashRule, row: Gone, over: SQL): PendingWrite[] {
	const still = and(over, eq(table.id, row.id)) as SQL;
	return [...(others?.(rows, row as never) ?? []), rows.indexing(table, row.id, []), rows.removingAll(table, still)];
}
