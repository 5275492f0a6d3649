import { and, desc, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { filtering } from "#app/platform/tenant/condition.server";
import type { TenantContext } from "#app/platform/tenant/context";
import type { PendingRead, Row, TenantTable } from "#app/platform/tenant/rows.server";
import { hasId } from "./chosen.server";

/** How many days something can be restored before it is removed for good. */
export { TRASH_DAYS } from "#app/platform/trash-sweep.server";

/** A table whose rows go to the trash before they go for good. */
export type TrashTable = TenantTable & { deletedAt: SQLiteColumn };

/** The condition of every list of such a table. */
export const isKept = (table: TrashTable): SQL => isNull(table.deletedAt);
export const isInTrash = (table: TrashTable): SQL => isNotNull(table.deletedAt);

/** The write that puts rows into the trash; those that lie there keep their date. */
export function trashing(ctx: TenantContext, table: TrashTable, ids: readonly string[]): PendingWrite {
	const where = and(hasId(table, ids), filtering(isKept(table))) as SQL;
	return ctx.rows.changingWhere(table, where, { deletedAt: ctx.now.getTime() } as never);
}

/** The write that takes rows out of the trash. */
export function restoring(ctx: TenantContext, table: TrashTable, ids: readonly string[]): PendingWrite {
	const where = and(hasId(table, ids), filtering(isInTrash(table))) as SQL;
	return ctx.rows.changingWhere(table, where, { deletedAt: null } as never);
}

/** Reads what lies in the trash, the latest first. */
export function readingTrash<Table extends TrashTable>(
	ctx: TenantContext,
	table: Table,
	{ where, limit = 100 }: { where?: SQL; limit?: number } = {},
): PendingRead<Row<Table>[]> {
	return ctx.rows.listing(table, { where: and(isInTrash(table), where), orderBy: desc(table.deletedAt), limit });
}
