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
	const found = await ctx.bag.db
		.select({ id: users.id })
		.from(modulesTenantUser)
		.innerJoin(modulesTenant, eq(modulesTenant.id, modulesTenantUser.modulesTenantId))
		.innerJoin(modules, and(eq(modules.id, modulesTenant.moduleId), eq(modules.key, moduleKey)))
		.innerJoin(memberships, isMember)
		.innerJoin(users, and(eq(users.id, modulesTenantUser.userId), eq(users.isActive, true)))
		.where(
			and(
				eq(modulesTenantUser.tenantId, ctx.tenant.id),
				eq(modulesTenant.tenantId, ctx.tenant.id),
				eq(modulesTenantUser.userId, userId),
			),
		)
		.limit(1);
	return found.length > 0;
}
