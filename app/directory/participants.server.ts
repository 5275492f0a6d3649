import { and, eq, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { to } from "#app/platform/portal-paths";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { visitBeside } from "#app/platform/tenant/enter.server";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { advisorClients, people } from "#db/schema/directory";

/** Whether the visitor manages the users of the tenant, whatever module the visit is in. */
export const managesUsers = async (visit: Visit): Promise<boolean> =>
	(await visitBeside(visit, { moduleKey: "users", link: "users_users", level: LEVEL_ALL })) !== undefined;

/**
 * A condition on people: the clients whose page opens to the visitor. Each has their own; staff have those whom they follow
 * up, and who manages the tenant's users has all.
 */
export async function participantsOpenTo(visit: Visit): Promise<SQL> {
	const isClient = eq(people.role, "CLIENT");
	if (await managesUsers(visit)) return isClient;
	return and(isClient, or(eq(people.id, visit.user.id), isFollowedBy(visit))) as SQL;
}

/** The address of a client's page, null where it does not open to the visitor; `id`: theirs, or a query that gives it. */
export async function readingParticipantPage(visit: Visit, id: string | SQL): Promise<PendingQuery<string | null>> {
	const isIt = typeof id === "string" ? eq(people.id, id) : sql`${people.id} in ${id}`;
	const where = and(isIt, await participantsOpenTo(visit));
	const { query, shape } = visit.rows.listing(people, { where, limit: 1 });
	return {
		query,
		shape: (found) => {
			const [person] = shape(found);
			return person ? to.participant(visit.tenant.guid, person.id) : null;
		},
	};
}

/** Whoever follows a client up is staff: a relation that outlived that opens nothing. */
function isFollowedBy({ tenant, user }: Visit): SQL {
	const reader = alias(people, "reader");
	const relation = and(
		eq(advisorClients.tenantId, tenant.id),
		eq(advisorClients.advisorId, user.id),
		eq(advisorClients.clientId, people.id),
	);
	const isStaff = and(eq(reader.tenantId, tenant.id), eq(reader.id, user.id), ne(reader.role, "CLIENT"));
	return and(
		sql`exists (select 1 from ${advisorClients} where ${relation})`,
		sql`exists (select 1 from ${people} reader where ${isStaff})`,
	) as SQL;
}
