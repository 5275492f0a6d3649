import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { invalid, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { safetyRoles } from "#db/schema/hms";
import { findCompany } from "../companies/companies.server";
import { assertPerson } from "../people.server";
import type { CompanyRole } from "./roles";
import type { RoleInput, RoleRef } from "./roles.schema";

const MOST = 100;

/** Who has which role in a company (a query of its id), by role. */
export function readingRoles(
	{ rows }: Visit,
	companyId: SQL,
): PendingQuery<{ id: string; role: CompanyRole; name: string }[]> {
	const { query, shape } = rows.listingWith(
		safetyRoles,
		{ person: [people, safetyRoles.userId, NAMED] },
		{
			where: sql`${safetyRoles.companyId} = ${companyId}`,
			orderBy: [asc(safetyRoles.role), asc(safetyRoles.id)],
			limit: MOST,
		},
	);
	return {
		query,
		shape: (found) =>
			shape(found).flatMap(({ row: { id, role }, person }) => (person ? [{ id, role, name: nameOf(person) }] : [])),
	};
}

/** Gives somebody who works in the module a role in a company: they see it from now on. Throws `invalid` (`userId`) where they have it. */
export async function addRole(visit: Visit, { company: guid, userId, role }: z.output<typeof RoleInput>) {
	const [{ row }] = await Promise.all([findCompany(visit, { guid }), assertPerson(visit, userId, "userId")]);
	const has = and(eq(safetyRoles.companyId, row.id), eq(safetyRoles.userId, userId), eq(safetyRoles.role, role));
	if ((await visit.rows.list(safetyRoles, { where: has, limit: 1 })).length > 0)
		throw invalid({ userId: "hms:errors.hasRole" });
	await visit.rows.add(safetyRoles, { id: newId(visit.now.getTime()), companyId: row.id, userId, role });
	return done({ snackbar: { key: "hms:done.roleAdded" } });
}

export async function removeRole(visit: Visit, { company: guid, id }: z.output<typeof RoleRef>) {
	const [{ row }, role] = await Promise.all([findCompany(visit, { guid }), visit.rows.find(safetyRoles, id)]);
	if (role?.companyId !== row.id) throw notFound();
	await visit.rows.commit([visit.rows.removing(safetyRoles, id)]);
	return done({ snackbar: { key: "hms:done.roleRemoved" } });
}
