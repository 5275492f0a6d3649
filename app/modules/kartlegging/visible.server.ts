import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { openToFollowers } from "#app/directory/open-to-followers.server";
import { replyRecords } from "#app/forms/store/records.server";
import type { Viewer } from "#app/platform/tenant/context";
import { companies } from "#db/schema/directory";
import { assessedCompanies } from "#db/schema/kartlegging";

/** Whose companies somebody sees, in the trash or not. */
export const openTo = (viewer: Viewer): SQL | undefined =>
	openToFollowers(viewer, assessedCompanies.interviewerId, assessedCompanies.createdBy);

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

/** Whether a record is of a company that the viewer sees. */
export function ofSeenCompany(viewer: Viewer, companyId: SQLiteColumn): SQL {
	const own = and(
		eq(assessedCompanies.tenantId, viewer.tenant.id),
		eq(assessedCompanies.id, companyId),
		visibleTo(viewer),
	);
	return sql`exists (select 1 from ${assessedCompanies} where ${own})`;
}
