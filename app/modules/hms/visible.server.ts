import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { openToFollowers } from "#app/directory/open-to-followers.server";
import type { Viewer } from "#app/platform/tenant/context";
import {
	deviations,
	measures,
	roundSchedules,
	safetyCompanies,
	safetyObservations,
	safetyRoles,
	safetyRounds,
} from "#db/schema/hms";

/** Whose companies somebody sees, in the trash or not: those that they follow, and those in whose work they have a role. */
export function openTo(viewer: Viewer): SQL | undefined {
	const followed = openToFollowers(viewer, safetyCompanies.leadId, safetyCompanies.createdBy);
	if (followed === undefined) return undefined;
	const role = and(
		eq(safetyRoles.tenantId, viewer.tenant.id),
		eq(safetyRoles.userId, viewer.user.id),
		eq(safetyRoles.companyId, safetyCompanies.id),
	);
	return or(followed, sql`exists (select 1 from ${safetyRoles} where ${role})`);
}

/** What somebody sees of the companies, whatever becomes of a customer in CRM. */
export function visibleCompanies(viewer: Viewer): SQL {
	return and(isNull(safetyCompanies.deletedAt), openTo(viewer)) as SQL;
}

/** Whether a record is of a company that somebody sees. */
export function ofVisible(viewer: Viewer, companyId: SQLiteColumn): SQL {
	const its = and(eq(safetyCompanies.tenantId, viewer.tenant.id), eq(safetyCompanies.id, companyId));
	return sql`exists (select 1 from ${safetyCompanies} where ${and(its, visibleCompanies(viewer))})`;
}

/** What somebody may open of each kind of record, in the trash or not: what is of their companies, and what is theirs. */
export const roundsOpenTo = (viewer: Viewer): SQL =>
	or(
		ofVisible(viewer, safetyRounds.companyId),
		eq(safetyRounds.leaderId, viewer.user.id),
		eq(safetyRounds.createdBy, viewer.user.id),
	) as SQL;
export const deviationsOpenTo = (viewer: Viewer): SQL =>
	or(
		ofVisible(viewer, deviations.companyId),
		eq(deviations.ownerId, viewer.user.id),
		eq(deviations.createdBy, viewer.user.id),
	) as SQL;
export const measuresOpenTo = (viewer: Viewer): SQL =>
	or(
		ofVisible(viewer, measures.companyId),
		eq(measures.ownerId, viewer.user.id),
		eq(measures.createdBy, viewer.user.id),
	) as SQL;

export const visibleObservations = (viewer: Viewer): SQL =>
	or(ofVisible(viewer, safetyObservations.companyId), eq(safetyObservations.createdBy, viewer.user.id)) as SQL;

/** Schedules are seen with their company alone. */
export const visibleSchedules = (viewer: Viewer): SQL => ofVisible(viewer, roundSchedules.companyId);
export const visibleRounds = (viewer: Viewer): SQL => and(isNull(safetyRounds.deletedAt), roundsOpenTo(viewer)) as SQL;
export const visibleDeviations = (viewer: Viewer): SQL =>
	and(isNull(deviations.deletedAt), deviationsOpenTo(viewer)) as SQL;
export const visibleMeasures = (viewer: Viewer): SQL => and(isNull(measures.deletedAt), measuresOpenTo(viewer)) as SQL;

/**
 * The deviations that somebody sees, where many are counted: the companies are read once for all of them. The plus keeps the database from
 * going through the companies one by one, in place of the days that are asked for.
 */
export function seenDeviations(viewer: Viewer): SQL {
	const own = and(eq(safetyCompanies.tenantId, viewer.tenant.id), visibleCompanies(viewer));
	return and(
		isNull(deviations.deletedAt),
		or(
			sql`+${deviations.companyId} in (select ${safetyCompanies.id} from ${safetyCompanies} where ${own})`,
			sql`+${deviations.ownerId} = ${viewer.user.id}`,
			sql`+${deviations.createdBy} = ${viewer.user.id}`,
		),
	) as SQL;
}
