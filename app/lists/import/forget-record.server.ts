import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantRows } from "#app/platform/tenant/rows.server";
import { importRows, imports } from "#db/schema/lists";

/**
 * The write that takes what imports still know of a record out of them: what the file said in its row, and what stood in
 * the record before. Such a row can no longer be undone; the record stays as it is.
 */
export function forgettingImported(rows: TenantRows, recordId: string): PendingWrite {
	const ofTenant = sql`${importRows.importId} in (select ${imports.id} from ${imports} where ${imports.tenantId} = ${rows.tenantId})`;
	const where = and(ofTenant, eq(importRows.recordId, recordId)) as SQL;
	return rows.changingWhere(importRows, where, { cells: [], before: null, state: "kept" });
}
