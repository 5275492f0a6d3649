import { and, eq } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import { memberships, modules, modulesTenant, modulesTenantUser, users } from "#db/schema/portal";

/** Whether somebody is still a member of the tenant with a role in a module of it. */
export async function worksIn(ctx: TenantContext, moduleKey: string, userId: string): Promise<boolean> {
	const isMember = and(
		eq(memberships.tenantId, modulesTenantUser.tenantId),
		eq(memberships.userId, modulesTenantUser.userId),
		eq(memberships.isActive, true),
	);
	const found = await ctx.portal
		.select(modulesTenantUser, { id: users.id })
		.innerJoin(ctx.portal.own(modulesTenant), eq(modulesTenant.id, modulesTenantUser.modulesTenantId))
		.innerJoin(modules, and(eq(modules.id, modulesTenant.moduleId), eq(modules.key, moduleKey)))
		.innerJoin(ctx.portal.own(memberships), isMember)
		.innerJoin(users, and(eq(users.id, modulesTenantUser.userId), eq(users.isActive, true)))
		.where(eq(modulesTenantUser.userId, userId))
		.limit(1);
	return found.length > 0;
}
