import { and, asc, eq, sql } from "drizzle-orm";
import { handler, someTenantAdmin } from "#app/platform/guard.server";
import { notFound } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import type { PersonContext } from "#app/platform/tenant/context";
import { moduleRoles, modulesTenant } from "#db/schema/portal";
import { RolesQuery } from "../catalogue.schema";

/** The role list of a module that one of the person's own tenants has; a super-admin may ask for any. */
const api = someTenantAdmin.endpoint({
	get: handler(RolesQuery, async ({ context, user, memberships }: PersonContext, { modulesId }) => {
		const own = memberships.filter(({ role }) => role === "ADMIN").map(({ tenant }) => tenant.id);
		const isTheirs = sql`exists (select 1 from ${modulesTenant} where ${modulesTenant.moduleId} = ${moduleRoles.moduleId}
			and ${among(modulesTenant.tenantId, own)})`;
		const items = await context.db
			.select({ id: moduleRoles.id, name: moduleRoles.name, level: moduleRoles.level })
			.from(moduleRoles)
			.where(and(eq(moduleRoles.moduleId, modulesId), user.isSuperadmin ? undefined : isTheirs))
			.orderBy(asc(moduleRoles.level), asc(moduleRoles.name));
		if (items.length === 0) throw notFound();
		return { items, next: null };
	}),
});
export const loader = api.loader;
export const action = api.action;
