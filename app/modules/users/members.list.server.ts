import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Filter } from "#app/lists/filters";
import { type Asked, listSource } from "#app/lists/source.server";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { advisorClients, people } from "#db/schema/directory";
import { invitations, modulesTenantUser } from "#db/schema/portal";
import { memberList } from "./members.list";

export const mayManage = (visit: Visit) => visit.access.level >= LEVEL_ALL;

/** Whom a visitor sees: with level 30 everybody; with less the tenant's staff, oneself and one's own clients. */
export function visibleTo(visit: Visit): SQL | undefined {
	if (mayManage(visit)) return undefined;
	const own = and(eq(advisorClients.tenantId, visit.tenant.id), eq(advisorClients.advisorId, visit.user.id));
	return or(
		inArray(people.role, ["ADVISOR", "ADMIN"]),
		eq(people.id, visit.user.id),
		sql`${people.id} in (select ${advisorClients.clientId} from ${advisorClients} where ${own})`,
	);
}

/** One of the values fits, or with `not` none of them. */
function any({ op, values }: Filter, fits: (value: string) => SQL): SQL {
	if (op === "empty") return sql`false`;
	if (op === "filled") return sql`true`;
	const some = or(...values.map(fits)) as SQL;
	return op === "not" ? sql`not (${some})` : some;
}

const NOBODY = sql`false`;

/** Members: rows of the tenant's people. */
export const memberSource = listSource(
	memberList,
	people,
	{
		name: people.sortName,
		role: people.role,
		status: {
			where: (filter) =>
				any(filter, (value) => (value === "invited" ? NOBODY : eq(people.isActive, value === "active"))),
		},
		modules: { where: hasModule },
		advised: { where: ({ values }, asked) => (values[0] === "no" ? unadvised(asked) : sql`not (${unadvised(asked)})`) },
	},
	{ search: (words) => and(...words.map((word) => sql`instr(${people.sortName}, ${word}) > 0`)) },
);

/** A module is named by the tenant's entry for it. */
function hasModule({ op, values }: Filter, { tenantId }: Asked): SQL {
	const granted = and(
		eq(modulesTenantUser.tenantId, tenantId),
		op === "empty" || op === "filled"
			? undefined
			: sql`${modulesTenantUser.modulesTenantId} in (select value from json_each(${JSON.stringify(values)}))`,
	);
	const has = sql`${people.id} in (select ${modulesTenantUser.userId} from ${modulesTenantUser} where ${granted})`;
	return op === "not" || op === "empty" ? sql`not (${has})` : has;
}

/** Clients without an advisor. */
function unadvised({ tenantId }: Asked): SQL {
	const advised = and(eq(advisorClients.tenantId, tenantId), eq(advisorClients.clientId, people.id));
	return sql`(${people.role} = 'CLIENT' and not exists (select 1 from ${advisorClients} where ${advised}))`;
}

/** Those who are invited and have not come yet, as rows of the same list. */
export const invitedSource = listSource(
	memberList,
	invitations,
	{
		name: invitations.sortName,
		role: invitations.role,
		status: { where: (filter) => any(filter, (value) => (value === "invited" ? sql`true` : NOBODY)) },
		modules: { where: (filter) => offers(filter) },
		advised: { where: () => NOBODY },
	},
	{ search: (words) => and(...words.map((word) => sql`instr(${invitations.sortName}, ${word}) > 0`)) },
);

function offers({ op, values }: Filter): SQL {
	if (op === "empty" || op === "filled")
		return op === "empty" ? sql`${invitations.grants} = '[]'` : sql`${invitations.grants} <> '[]'`;
	const wanted = sql`(select value from json_each(${JSON.stringify(values)}))`;
	const offered = sql`exists (select 1 from json_each(${invitations.grants}) as given where json_extract(given.value, '$.modulesTenantId') in ${wanted})`;
	return op === "not" ? sql`not (${offered})` : offered;
}
