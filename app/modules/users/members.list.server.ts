import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Filter } from "#app/lists/filters";
import { type Asked, listSource } from "#app/lists/source.server";
import { notAllowed } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { among } from "#app/platform/tenant/among.server";
import type { Visit } from "#app/platform/tenant/context";
import { advisorClients, people } from "#db/schema/directory";
import { invitations, modulesTenantUser, users } from "#db/schema/portal";
import { managersColumns, memberList } from "./members.list";

/** Throws for whoever does not manage the tenant's users. */
export function assertManages(visit: Visit): void {
	if (!mayManage(visit)) throw notAllowed();
}

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

/** Of the filters those that the visitor may have: what they do not see they cannot find out by filtering. */
export function ownFilters(visit: Visit, filters: readonly Filter[]): readonly Filter[] {
	return mayManage(visit) ? filters : filters.filter(({ column }) => !managersColumns.includes(column));
}

/** One of the values fits, or with `not` none of them. */
export function any({ op, values }: Filter, fits: (value: string) => SQL): SQL {
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
		email: people.email,
		role: people.role,
		status: {
			where: (filter, { now }) => any(filter, (value) => withStatus(value, now.getTime())),
		},
		modules: { where: hasModule },
		advised: { where: ({ values }, asked) => (values[0] === "no" ? unadvised(asked) : sql`not (${unadvised(asked)})`) },
	},
	{ search: (words) => and(...words.map((word) => sql`instr(${people.sortName}, ${word}) > 0`)) },
);

/**
 * Whether nobody can sign in to an account just now: wrong passwords have locked it for a while (devices that signed in
 * before get in all the same), or it is closed in the whole portal.
 */
export const isLocked = (account: { isActive: boolean; lockedUntil: number }, now: number) =>
	!account.isActive || account.lockedUntil > now;

/** The same rule for a filter. */
function withStatus(status: string, now: number): SQL {
	const locked = sql`exists (select 1 from ${users} where ${users.id} = ${people.id} and (${users.isActive} = 0 or ${users.lockedUntil} > ${now}))`;
	if (status === "deactivated") return eq(people.isActive, false);
	if (status === "locked") return and(eq(people.isActive, true), locked) as SQL;
	return status === "active" ? (and(eq(people.isActive, true), sql`not ${locked}`) as SQL) : NOBODY;
}

/** A module is named by the tenant's entry for it. */
function hasModule({ op, values }: Filter, { tenantId }: Asked): SQL {
	const granted = and(
		eq(modulesTenantUser.tenantId, tenantId),
		op === "empty" || op === "filled" ? undefined : among(modulesTenantUser.modulesTenantId, values),
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
		email: invitations.email,
		role: invitations.role,
		status: { where: (filter) => any(filter, (value) => (value === "invited" ? sql`true` : NOBODY)) },
		modules: { where: offers },
		advised: { where: () => NOBODY },
	},
	{ search: (words) => and(...words.map((word) => sql`instr(${invitations.sortName}, ${word}) > 0`)) },
);

/** What an invitation gives. */
export function offers({ op, values }: Filter): SQL {
	if (op === "empty" || op === "filled")
		return op === "empty" ? sql`${invitations.grants} = '[]'` : sql`${invitations.grants} <> '[]'`;
	const wanted = sql`(select value from json_each(${JSON.stringify(values)}))`;
	const offered = sql`exists (select 1 from json_each(${invitations.grants}) as given where json_extract(given.value, '$.modulesTenantId') in ${wanted})`;
	return op === "not" ? sql`not (${offered})` : offered;
}
