import { and, eq, sql } from "drizzle-orm";
import { newId } from "#app/platform/ids";
import { conflict, invalid, needId, notFound } from "#app/platform/problems";
import { orElse } from "#app/platform/tenant/condition.server";
import type { PortalContext } from "#app/platform/tenant/context";
import { moduleComponents, moduleRoles, modules, modulesTenantUser } from "#db/schema/portal";

/** Adds a role to a module's list. */
export async function addRole(ctx: PortalContext, input: { moduleId: string; name: string; level: number }) {
	if (!(await ctx.across.find(modules, input.moduleId))) throw needId();
	const adding = ctx.across.adding(moduleRoles, { id: newId(ctx.now.getTime()), ...input });
	await orElse(ctx.across.commit([adding]), () => invalid({ name: "followup:errors.roleTaken" }));
}

/** Changes what a role may; it counts at once for everybody who has it. */
export async function changeRole(ctx: PortalContext, { id, level }: { id: string; level: number }): Promise<void> {
	const [changed] = await ctx.across.commit([ctx.across.changing(moduleRoles, id, { level })]);
	if (!changed) throw notFound();
}

/** Removes a role from its module's list and from its components; one that somebody has stays. */
export async function removeRole(ctx: PortalContext, id: string): Promise<void> {
	const role = await ctx.across.find(moduleRoles, id);
	if (!role) throw notFound();
	const found = await ctx.across.read({
		used: ctx.across.listing(modulesTenantUser, { where: eq(modulesTenantUser.moduleRoleId, id), limit: 1 }),
		components: ctx.across.listing(moduleComponents, {
			where: and(
				eq(moduleComponents.moduleId, role.moduleId),
				sql`exists (select 1 from json_each(${moduleComponents.roles}) where value = ${role.name})`,
			),
		}),
	});
	if (found.used.length > 0) throw conflict(undefined, "followup:errors.roleInUse");
	await ctx.across.commit([
		ctx.across.removing(moduleRoles, id),
		...found.components.map((component) =>
			ctx.across.changing(moduleComponents, component.id, {
				roles: component.roles.filter((name) => name !== role.name),
			}),
		),
	]);
}
