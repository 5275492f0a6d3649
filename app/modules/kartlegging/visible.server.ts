import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { replyRecords } from "#app/forms/store/records.server";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Viewer } from "#app/platform/tenant/context";
import { advisorClients, companies } from "#db/schema/directory";
import { assessedCompanies } from "#db/schema/kartlegging";

/** Whose companies somebody sees, in the trash or not: their own, from level 20 those of their clients, at 30 all. */
export function openTo({ tenant, access, user }: Viewer): SQL | undefined {
	if (access.level >= LEVEL_ALL) return undefined;
	const { interviewerId, createdBy } = assessedCompanies;
	const ofClient = and(
		eq(advisorClients.tenantId, tenant.id),
		eq(advisorClients.advisorId, user.id),
		eq(advisorClients.clientId, interviewerId),
	);
	return or(
		eq(interviewerId, user.id),
		eq(createdBy, user.id),
		access.level >= LEVEL_CLIENTS ? sql`exists (select 1 from ${advisorClients} where ${ofClient})` : undefined,
	);
}

/** What somebody sees of the list, whatever becomes of a customer in CRM. */
export function visibleTo(viewer: Viewer): SQL {
	return and(isNull(assessedCompanies.deletedAt), openTo(viewer)) as SQL;
}

/** The companies themselves, as what forms are about. */
export function seenCompanies(viewer: Viewer): SQL {
	const own = and(
		eq(assessedCompanies.tenantId, viewer.tenant.id),
		eq(assessedCompanies.id, companies.id),
		isNull(assessedCompanies.deletedAt),
		openTo(viewer),
	);
	return sql`exists (select 1 from ${assessedCompanies} where ${own})`;
}

/** Replies about the companies that the viewer sees. */
export function repliesOfCompanies(viewer: Viewer): SQL {
	const own = and(
		eq(assessedCompanies.tenantId, viewer.tenant.id),
		eq(assessedCompanies.id, replyRecords.subjectId),
		isNull(assessedCompanies.deletedAt),
		openTo(viewer),
	);
	return and(
		eq(replyRecords.subjectType, "company"),
		sql`exists (select 1 from ${assessedCompanies} where ${own})`,
	) as SQL;
}
