import { and, desc, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { addDays, today } from "#app/platform/clock";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { filtering } from "#app/platform/tenant/condition.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { PendingQuery, Row, TenantTable } from "#app/platform/tenant/rows.server";
import { TRASH_DAYS } from "#app/platform/trash-sweep.server";
import { hasId } from "./chosen.server";

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

/** A row of the trash as its page shows it: until when it can be restored is a day of the visitor's clock. */
export function inTrashAs(visit: Visit, { id, deletedAt }: { id: string; deletedAt: number | null }, name: string) {
	const day = today(visit.user.timeZone ?? visit.tenant.timeZone, new Date(deletedAt ?? 0));
	return { id, name, deletedAt: deletedAt ?? 0, goesOn: addDays(day, TRASH_DAYS) };
}

/** Reads what lies in the trash, the latest first. */
export function readingTrash<Table extends TrashTable>(
	ctx: TenantContext,
	table: Table,
	{ where, limit = 100 }: { where?: SQL; limit?: number } = {},
): PendingQuery<Row<Table>[]> {
	return ctx.rows.listing(table, { where: and(isInTrash(table), where), orderBy: desc(table.deletedAt), limit });
}
