import { and, eq, isNull, sql } from "drizzle-orm";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { requiring } from "#app/platform/tenant/condition.server";
import type { TenantContext } from "#app/platform/tenant/context";
import type { files, mediaFolders } from "#db/schema/media";

/** The write that fails the batch where the row went to the trash, or has moved on since `basedOn`. */
export function unmoved(
	{ context, tenant }: Pick<TenantContext, "context" | "tenant">,
	table: typeof files | typeof mediaFolders,
	id: string,
	basedOn?: number,
): PendingWrite {
	const same = and(
		eq(table.tenantId, tenant.id),
		eq(table.id, id),
		isNull(table.deletedAt),
		basedOn === undefined ? undefined : eq(table.updatedAt, basedOn),
	);
	return requiring(context, sql`exists (select 1 from ${table} where ${same})`);
}
