import { type SQL, sql } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import { memberships, modules, modulesTenant, modulesTenantUser, users } from "#db/schema/portal";

/** Somebody who may be written to. */
export type ModuleReader = { id: string; name: string; email: string; language: string | null };

/**
 * The active members who have a tenant's module, all of them or those who fit one of these words: `role:CLIENT` by their
 * membership, `module:crm` by another grant; SQL gives them as JSON, or null. By user id, at most `limit` after `after`.
 */
export async function readersOfModule(
	ctx: TenantContext,
	moduleKey: string,
	{ words, after = "", limit }: { words: string[] | null | SQL; after?: string; limit: number },
): Promise<ModuleReader[]> {
	const named = Array.isArray(words) ? JSON.stringify(words) : words;
	const fits = sql`(${named} is null or 'role:' || m.role in (select value from json_each(${named})) or exists (
		select 1 from ${modulesTenantUser} g2 join ${modulesTenant} e2 on e2.tenant_id = g2.tenant_id and e2.id = g2.modules_tenant_id
		join ${modules} o2 on o2.id = e2.module_id
		where g2.tenant_id = g.tenant_id and g2.user_id = g.user_id and 'module:' || o2.key in (select value from json_each(${named}))))`;
	return ctx.bag.db.all<ModuleReader>(sql`select u.id, trim(u.first_name || ' ' || u.last_name) as name, u.email, u.language
		from ${modulesTenantUser} g join ${modulesTenant} e on e.tenant_id = g.tenant_id and e.id = g.modules_tenant_id
		join ${modules} o on o.id = e.module_id and o.key = ${moduleKey}
		join ${memberships} m on m.tenant_id = g.tenant_id and m.user_id = g.user_id and m.is_active = 1
		join ${users} u on u.id = g.user_id and u.is_active = 1
		where g.tenant_id = ${ctx.tenant.id} and g.user_id > ${after} and ${fits} order by g.user_id limit ${limit}`);
}

/** The accounts of people of whom the tenant has kept a record, whether they are still members or not; by user id. */
export async function accountsOf(
	ctx: TenantContext,
	ids: readonly string[],
): Promise<Omit<ModuleReader, "language">[]> {
	if (ids.length === 0) return [];
	return ctx.bag.db.all(sql`select u.id, trim(u.first_name || ' ' || u.last_name) as name, u.email from ${users} u
		where u.id in (select value from json_each(${JSON.stringify(ids)})) order by u.id`);
}
