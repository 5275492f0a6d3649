import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantRows } from "#app/platform/tenant/rows.server";
import { files } from "#db/schema/media";

/**
 * The writes that give a module's pictures back, by a selection of their guids: what shows them is gone. Bytes that another
 * use of the picture still shows stay where they are; those of the last use go with the sweep.
 */
export function droppingPictures(rows: TenantRows, moduleKey: string, guids: SQL): PendingWrite[] {
	const its = and(eq(files.moduleKey, moduleKey), sql`${files.guid} in ${guids}`);
	const isShared = sql`exists (select 1 from ${files} as other where other.tenant_id = ${files.tenantId}
		and other.key = ${files.key} and other.id <> ${files.id})`;
	return [
		rows.removingAll(files, and(its, isShared) as SQL),
		rows.changingWhere(files, its as SQL, { state: "pending" }),
	];
}

/** The write that opens a module's files to everybody who has their address, or closes them again, by a selection of their guids. */
export function openingFiles(rows: TenantRows, moduleKey: string, guids: SQL, isPublic: boolean): PendingWrite {
	const its = and(eq(files.moduleKey, moduleKey), sql`${files.guid} in ${guids}`, eq(files.isPublic, !isPublic));
	return rows.changingWhere(files, its as SQL, { isPublic });
}
