import { and, eq, gte } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import { memberships, moduleRoles, modules, modulesTenant, modulesTenantUser, users } from "#db/schema/portal";
import type { Receiver } from "./receiver.server";

/** Whoever may do this much in a module of the tenant, to be written to: at most `most` of them. */
export async function moduleMembers(
	ctx: TenantContext,
	{ moduleKey, level, most }: { moduleKey: string; level: number; most: number },
): Promise<Receiver[]> {
	const isMember = and(
		eq(memberships.tenantId, modulesTenantUser.tenantId),
		eq(memberships.userId, modulesTenantUser.userId),
		eq(memberships.isActive, true),
	);
	const rows = await ctx.bag.db
		.select({ user: users })
		.from(modulesTenant)
		.innerJoin(modules, and(eq(modules.id, modulesTenant.moduleId), eq(modules.key, moduleKey)))
		.innerJoin(modulesTenantUser, eq(modulesTenantUser.modulesTenantId, modulesTenant.id))
		.innerJoin(moduleRoles, and(eq(moduleRoles.id, modulesTenantUser.moduleRoleId), gte(moduleRoles.level, level)))
		.innerJoin(memberships, isMember)
		.innerJoin(users, and(eq(users.id, modulesTenantUser.userId), eq(users.isActive, true)))
		.where(and(eq(modulesTenant.tenantId, ctx.tenant.id), eq(modulesTenantUser.tenantId, ctx.tenant.id)))
		.orderBy(users.id)
		.limit(most);
	return rows.map(({ user }) => user);
}
