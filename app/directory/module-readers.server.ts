import { type SQL, sql } from "drizzle-orm";
import { readingAccounts } from "#app/platform/tenant/accounts.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { memberships, modules, modulesTenant, modulesTenantUser, users } from "#db/schema/portal";

/** Somebody who may be written to. */
export type ModuleReader = { id: string; name: string; email: string; language: string | null };

/**
 * The active members who have a tenant's module, all of them or those who fit one of these words: `role:CLIENT` by their
 * membership, `module:crm` by another grant, `person:` with their id; SQL gives them as JSON, or null. By user id, at most `limit` after `after`.
 */
export async function readersOfModule(
	{ rows }: TenantContext,
	moduleKey: string,
	{ words, after = "", limit }: { words: string[] | null | SQL; after?: string; limit: number },
): Promise<ModuleReader[]> {
	const named = Array.isArray(words) ? JSON.stringify(words) : words;
	const fits = sql`(${named} is null or 'role:' || m.role in (select value from json_each(${named}))
		or 'person:' || g.user_id in (select value from json_each(${named})) or exists (
		select 1 from ${rows.own(modulesTenantUser, "g2")} join ${rows.own(modulesTenant, "e2")} on e2.id = g2.modules_tenant_id
		join ${modules} o2 on o2.id = e2.module_id
		where g2.user_id = g.user_id and 'module:' || o2.key in (select value from json_each(${named}))))`;
	const found =
		rows.reading<ModuleReader>(sql`select u.id, trim(u.first_name || ' ' || u.last_name) as name, u.email, u.language
		from ${rows.own(modulesTenantUser, "g")} join ${rows.own(modulesTenant, "e")} on e.id = g.modules_tenant_id
		join ${modules} o on o.id = e.module_id and o.key = ${moduleKey}
		join ${rows.own(memberships, "m")} on m.user_id = g.user_id and m.is_active = 1
		join ${users} u on u.id = g.user_id and u.is_active = 1
		where g.user_id > ${after} and ${fits} order by g.user_id limit ${limit}`);
	return (await rows.read({ found })).found;
}

/** The accounts of people of whom the tenant has kept a record, whether they are still members or not; by user id. */
export async function accountsOf(
	ctx: TenantContext,
	ids: readonly string[],
): Promise<Omit<ModuleReader, "language">[]> {
	if (ids.length === 0) return [];
	const { found } = await ctx.portal.read({ found: readingAccounts(ctx.portal, ids) });
	return found.map(({ id, email, firstName, lastName }) => ({ id, email, name: `${firstName} ${lastName}`.trim() }));
}
