import { and, eq, sql } from "drizzle-orm";
import { forgettingFiles } from "#app/media/library/uses.server";
import { releasingFiles } from "#app/media/record-files.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantRows } from "#app/platform/tenant/rows.server";
import { attachments } from "#db/schema/crm";

/** The writes that remove the files of a note or a customer with it, before it is removed for good. */
export function droppingFilesOf(rows: TenantRows, of: "noteId" | "customerId", id: string): PendingWrite[] {
	const its = eq(attachments[of], id);
	const ids = sql`(select ${attachments.fileId} from ${attachments} where ${and(eq(attachments.tenantId, rows.tenantId), its)})`;
	return [forgettingFiles(rows, ids), releasingFiles(rows, ids), rows.removingAll(attachments, its)];
}
