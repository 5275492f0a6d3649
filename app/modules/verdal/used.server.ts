import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { among } from "#app/platform/tenant/among.server";
import { requiring } from "#app/platform/tenant/condition.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { placements, positionCodes } from "#db/schema/verdal";

type Pointing = { table: typeof placements | typeof positionCodes; pointer: SQLiteColumn };
const byPlacements: Pointing = { table: placements, pointer: placements.codeId };
const byCodes: Pointing = { table: positionCodes, pointer: positionCodes.groupId };

/** What hangs on rows of a list: placements on codes, codes on groups. What lies in the trash holds nothing. */
function usedBy({ table, pointer }: Pointing) {
	const its = (tenantId: string, which: SQL) =>
		sql`exists (select 1 from ${table} where ${and(eq(table.tenantId, tenantId), which, isNull(table.deletedAt))})`;
	return {
		/** A condition on a list's row, whose id stands in `id`. */
		isUsed: (tenantId: string, id: SQLiteColumn) => its(tenantId, eq(pointer, id)),
		/** Refuses a batch where anything hangs on one of these at its place in it. */
		requiringUnused: ({ context, tenant }: TenantContext, ids: readonly string[]) =>
			requiring(context, sql`not ${its(tenant.id, among(pointer, ids))}`),
		/** How much hangs on each of them, in one read; one on which nothing does is left out. */
		counting: ({ rows }: TenantContext, ids: readonly string[]) =>
			rows.countingBy(table, pointer, and(among(pointer, ids), isNull(table.deletedAt)) as SQL),
		/** The same of all there are, which goes along with the list: its rows need not be known before. */
		countingAll: ({ rows }: TenantContext) =>
			rows.countingBy(table, pointer, and(isNotNull(pointer), isNull(table.deletedAt)) as SQL),
	};
}

/** Of codes: the placements that have them. */
export const codeUse = usedBy(byPlacements);
/** Of groups: their codes. */
export const groupUse = usedBy(byCodes);
