import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Viewer } from "#app/platform/tenant/context";
import { advisorClients } from "#db/schema/directory";

/** Whose companies somebody sees: those they answer for or have added, from level 20 their clients' too, at 30 all (undefined). */
export function openToFollowers(
	{ tenant, access, user }: Viewer,
	responsibleId: SQLiteColumn,
	createdBy: SQLiteColumn,
): SQL | undefined {
	if (access.level >= LEVEL_ALL) return undefined;
	const ofClient = and(
		eq(advisorClients.tenantId, tenant.id),
		eq(advisorClients.advisorId, user.id),
		eq(advisorClients.clientId, responsibleId),
	);
	return or(
		eq(responsibleId, user.id),
		eq(createdBy, user.id),
		access.level >= LEVEL_CLIENTS ? sql`exists (select 1 from ${advisorClients} where ${ofClient})` : undefined,
	);
}
