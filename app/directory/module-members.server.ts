import { and, eq, gte, inArray, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { among } from "#app/platform/tenant/among.server";
import type { TenantContext } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { memberships, moduleRoles, modules, modulesTenant, modulesTenantUser, users } from "#db/schema/portal";
import type { Receiver } from "./receiver.server";

/** Somebody who may do something in a module, and as what. */
export type ModuleMember = Receiver & { level: number; role: string };

/** Whoever may do this much in a module of the tenant, to be written to: at most `most` of them, or of those named. */
export async function moduleMembers(
	ctx: TenantContext,
	{ moduleKey, level, most, ids }: { moduleKey: string; level: number; most: number; ids?: string[] },
): Promise<ModuleMember[]> {
	const isMember = and(
		eq(memberships.tenantId, modulesTenantUser.tenantId),
		eq(memberships.userId, modulesTenantUser.userId),
		eq(memberships.isActive, true),
	);
	const named = ids && among(modulesTenantUser.userId, ids);
	const rows = await ctx.portal
		.select(modulesTenant, { user: users, level: moduleRoles.level, role: moduleRoles.name })
		.innerJoin(modules, and(eq(modules.id, modulesTenant.moduleId), eq(modules.key, moduleKey)))
		.innerJoin(ctx.portal.own(modulesTenantUser), eq(modulesTenantUser.modulesTenantId, modulesTenant.id))
		.innerJoin(moduleRoles, and(eq(moduleRoles.id, modulesTenantUser.moduleRoleId), gte(moduleRoles.level, level)))
		.innerJoin(ctx.portal.own(memberships), isMember)
		.innerJoin(users, and(eq(users.id, modulesTenantUser.userId), eq(users.isActive, true)))
		.where(named)
		.orderBy(users.id)
		.limit(most);
	return rows.map(({ user, level: has, role }) => ({ ...user, level: has, role }));
}

/** The names of the roles that somebody in the tenant may have in a module, from a level on; the least comes first. */
export function readingRoleNames(
	{ portal }: TenantContext,
	{ moduleKey, level }: { moduleKey: string; level: number },
): PendingQuery<string[]> {
	const given = sql`(${modulesTenant.roles} is null or exists (select 1 from json_each(${modulesTenant.roles}) where value = ${moduleRoles.name}))`;
	const query = portal
		.select(modulesTenant, { name: moduleRoles.name })
		.innerJoin(modules, and(eq(modules.id, modulesTenant.moduleId), eq(modules.key, moduleKey)))
		.innerJoin(moduleRoles, and(eq(moduleRoles.moduleId, modules.id), gte(moduleRoles.level, level)))
		.where(given)
		.orderBy(moduleRoles.level, moduleRoles.name);
	return { query, shape: (rows) => (rows as { name: string }[]).map(({ name }) => name) };
}

/** Whether a column holds somebody who may do this much in a module of the tenant. */
export function inModule(
	{ portal }: TenantContext,
	userId: SQLiteColumn,
	{ moduleKey, level }: { moduleKey: string; level: number },
): SQL {
	const holders = portal
		.select(modulesTenantUser, { id: modulesTenantUser.userId })
		.innerJoin(moduleRoles, and(eq(moduleRoles.id, modulesTenantUser.moduleRoleId), gte(moduleRoles.level, level)))
		.innerJoin(portal.own(modulesTenant), eq(modulesTenant.id, modulesTenantUser.modulesTenantId))
		.innerJoin(modules, and(eq(modules.id, modulesTenant.moduleId), eq(modules.key, moduleKey)));
	return inArray(userId, holders);
}
