import { and, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Viewer } from "#app/platform/tenant/context";
import { advisorClients } from "#db/schema/directory";
import { placements } from "#db/schema/verdal";

/** Whose placements somebody sees, in the trash or not: their own and those that they follow up, from level 20 those of their clients, at 30 all. */
export function openTo({ tenant, access, user }: Viewer): SQL | undefined {
	if (access.level >= LEVEL_ALL) return undefined;
	const { participantId, advisorId, coAdvisorId, createdBy } = placements;
	const ofClient = and(
		eq(advisorClients.tenantId, tenant.id),
		eq(advisorClients.advisorId, user.id),
		eq(advisorClients.clientId, participantId),
	);
	return or(
		eq(participantId, user.id),
		eq(advisorId, user.id),
		eq(coAdvisorId, user.id),
		eq(createdBy, user.id),
		access.level >= LEVEL_CLIENTS ? sql`exists (select 1 from ${advisorClients} where ${ofClient})` : undefined,
	);
}

/** What somebody sees of the placements, in the archive or not. */
export const visiblePlacements = (viewer: Viewer): SQL => and(isNull(placements.deletedAt), openTo(viewer)) as SQL;
export const openPlacements = (viewer: Viewer): SQL =>
	and(isNull(placements.deletedAt), isNull(placements.archivedAt), openTo(viewer)) as SQL;
export const archivedPlacements = (viewer: Viewer): SQL =>
	and(isNull(placements.deletedAt), isNotNull(placements.archivedAt), openTo(viewer)) as SQL;
