import { and, eq } from "drizzle-orm";
import { newId } from "#app/platform/ids";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { wholeContext } from "#app/platform/request-context.server";
import { orElse } from "#app/platform/tenant/condition.server";
import type { TenantContext } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { memberships, moduleRoles, modulesTenant, modulesTenantUser } from "#db/schema/portal";
import type { GrantInput } from "./grants.schema";

type Grant = Row<typeof modulesTenantUser>;
type Role = Row<typeof moduleRoles>;

/**
 * Gives a member a role in one of the tenant's modules, or another role to a grant that there is. Entry and member must
 * be the tenant's, the role one of that module's list
 * that the tenant may give; each of the three that is not is `invalid`.
 */
export async function saveGrant(ctx: TenantContext, input: GrantInput) {
	const known = input.id ? await ctx.portal.find(modulesTenantUser, input.id) : undefined;
	if (input.id && !known) throw notFound();
	const modulesTenantId = known?.modulesTenantId ?? input.modulesTenantId;
	const userId = known?.userId ?? input.userId;
	if (!modulesTenantId) throw invalid({ modulesTenantId: "required" });
	if (!userId) throw invalid({ userId: "required" });
	const { entry, members } = await ctx.portal.read({
		entry: ctx.portal.finding(modulesTenant, modulesTenantId),
		members: ctx.portal.listing(memberships, { where: eq(memberships.userId, userId), limit: 1 }),
	});
	if (!entry) throw invalid({ modulesTenantId: "wrongValue" });
	if (members.length === 0) throw invalid({ userId: "wrongValue" });
	const role = await roleNamed(ctx, entry.moduleId, input.moduleAccess);
	if (!role || !(entry.roles?.includes(role.name) ?? true)) throw invalid({ moduleAccess: "wrongValue" });
	const grant = known
		? await changeGrant(ctx, known, role, input.updatedAt)
		: await addGrant(ctx, entry.id, userId, role);
	return serializeGrant(grant, role);
}

/** Takes a grant away; access ends with the next request. */
export async function removeGrant(ctx: TenantContext, { id }: { id: string }) {
	if (!(await ctx.portal.remove(modulesTenantUser, id))) throw notFound();
	return { id, deleted: true };
}

async function roleNamed(ctx: TenantContext, moduleId: string, name: string): Promise<Role | undefined> {
	const [role] = await wholeContext(ctx.context)
		.db.select()
		.from(moduleRoles)
		.where(and(eq(moduleRoles.moduleId, moduleId), eq(moduleRoles.name, name)));
	return role;
}

async function roleById(ctx: TenantContext, id: string): Promise<Role | undefined> {
	const [role] = await wholeContext(ctx.context).db.select().from(moduleRoles).where(eq(moduleRoles.id, id));
	return role;
}

async function addGrant(ctx: TenantContext, modulesTenantId: string, userId: string, role: Role): Promise<Grant> {
	const row = { id: newId(ctx.now.getTime()), modulesTenantId, userId, moduleRoleId: role.id };
	return orElse(ctx.portal.add(modulesTenantUser, row), () => conflict(undefined, "followup:errors.grantTaken"));
}

async function changeGrant(ctx: TenantContext, known: Grant, role: Role, basedOn?: number): Promise<Grant> {
	const changed = await ctx.portal.change(modulesTenantUser, known.id, { moduleRoleId: role.id }, basedOn);
	if (changed) return changed;
	const current = await ctx.portal.find(modulesTenantUser, known.id);
	const own = current && (await roleById(ctx, current.moduleRoleId));
	throw current && own ? conflict(serializeGrant(current, own)) : notFound();
}

function serializeGrant(grant: Grant, role: Role) {
	return {
		id: grant.id,
		modules_tenant_id: grant.modulesTenantId,
		user_id: grant.userId,
		module_access: role.name,
		module_access_level: role.level,
		updated_at: new Date(grant.updatedAt).toISOString(),
	};
}
