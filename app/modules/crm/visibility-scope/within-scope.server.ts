import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import { filtering } from "#app/platform/tenant/condition.server";
import { reaches } from "#db/schema/crm";
import { advisorClients, companies } from "#db/schema/directory";
import type { Viewer } from "../visible.server";
import { defaultScopes, type ScopedLevel } from "./scopes";

/**
 * Whether a customer that is for everybody is in the visibility scope that the tenant has set for the viewer's level. The setting
 * is read inside the statement, so that no query needs a round trip more for it.
 */
export function withinScope({ tenant, access, user }: Viewer): SQL {
	const scope = scopeOf({ tenant, access });
	const own = alias(companies, "own_companies");
	const places = sql`select ${own.municipality} from ${companies} as ${own} where ${and(
		eq(own.tenantId, tenant.id),
		eq(own.ownerId, user.id),
		filtering(and(eq(own.isCustomer, true), isNull(own.deletedAt)) as SQL),
	)}`;
	const [mine, theirs] = [alias(advisorClients, "my_clients"), alias(advisorClients, "their_clients")];
	const shares = and(eq(theirs.tenantId, mine.tenantId), eq(theirs.clientId, mine.clientId));
	const colleagues = sql`select ${theirs.advisorId} from ${advisorClients} as ${mine} join ${advisorClients} as ${theirs} on ${shares} where ${and(
		eq(mine.tenantId, tenant.id),
		eq(mine.advisorId, user.id),
	)}`;
	return or(
		sql`${scope} = 'all'`,
		sql`(${scope} = 'group' and ${companies.ownerId} in (${colleagues}))`,
		sql`(${scope} = 'municipality' and ${companies.municipality} in (${places}))`,
	) as SQL;
}

/** Whether the viewer's level sees all customers that are for everybody. */
export const seesAllShared = (viewer: Pick<Viewer, "tenant" | "access">): SQL => sql`${scopeOf(viewer)} = 'all'`;

function scopeOf({ tenant, access }: Pick<Viewer, "tenant" | "access">): SQL {
	const level = levelOf(access.level);
	const set = and(eq(reaches.tenantId, tenant.id), eq(reaches.id, level));
	return sql`coalesce((select ${reaches.scope} from ${reaches} where ${set}), ${defaultScopes[level]})`;
}

/** The id under which a level's scope is stored. */
const levelOf = (level: number): ScopedLevel => (level >= LEVEL_CLIENTS ? "20" : "10");
