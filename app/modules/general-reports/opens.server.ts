import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { replyRecords } from "#app/forms/store/records.server";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Viewer, Visit } from "#app/platform/tenant/context";
import { reportForms, reportMembers, reportProjects } from "#db/schema/general-reports";

/** Roles that read what others have answered. */
export const readers = ["manager", "viewer"] as const;

/** Projects that this visitor may open: all, or those that the visitor is a member of. Whoever owns one is its member. */
export function projectsOpenTo(visit: Visit): SQL | undefined {
	if (visit.access.level >= LEVEL_ALL) return undefined;
	return inArray(reportProjects.id, projectsOf(visit, visit.user.id));
}

const projectsOf = ({ tenant }: Pick<Viewer, "tenant">, userId: string, ...more: SQL[]) =>
	sql`(select ${reportMembers.projectId} from ${reportMembers} where ${and(
		eq(reportMembers.tenantId, tenant.id),
		eq(reportMembers.userId, userId),
		...more,
	)})` as never;

/** Projects that the visitor manages; nobody's for whom a grant opens their own records alone. */
export function projectsManagedBy(visit: Visit): SQL | undefined {
	const { level } = visit.access;
	if (level >= LEVEL_ALL) return undefined;
	return level < LEVEL_CLIENTS
		? sql`false`
		: inArray(reportProjects.id, projectsOf(visit, visit.user.id, eq(reportMembers.role, "manager")));
}

/** The ids of the forms of projects that the reader manages or views, inside a condition; at the level of all, of every project. */
export function formsReadBy(reader: Viewer): SQL {
	const ofProjects =
		reader.access.level >= LEVEL_ALL
			? undefined
			: inArray(reportForms.projectId, projectsOf(reader, reader.user.id, inArray(reportMembers.role, [...readers])));
	return sql`(select ${reportForms.formId} from ${reportForms} where ${and(
		eq(reportForms.tenantId, reader.tenant.id),
		ofProjects,
	)})`;
}

/** Replies to the forms of projects that the reader manages or views: a grant for one's own records opens none of others. */
export function repliesOfProjects(reader: Viewer): SQL | undefined {
	if (reader.access.level < LEVEL_CLIENTS) return undefined;
	return sql`${replyRecords.formId} in ${formsReadBy(reader)}`;
}

/** The projects that somebody is a member of. */
export const withMember = (visit: Visit, personId: string): SQL =>
	inArray(reportProjects.id, projectsOf(visit, personId));
