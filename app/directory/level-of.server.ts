import { eq } from "drizzle-orm";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { readingAccounts } from "#app/platform/tenant/accounts.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { people } from "#db/schema/directory";
import { modulesTenantUser } from "#db/schema/portal";
import { readTenantModules } from "./tenant-modules.server";

/**
 * What somebody may do in a module of the tenant now, for work in the queue that they have started and for what they take
 * from one module into another: their role and level, 0 where they have none.
 */
export const levelOf = async (ctx: TenantContext, userId: string, moduleKey: string) =>
	(await levelsOf(ctx, userId))(moduleKey);

/** The same of any module, read at once. */
export async function levelsOf(ctx: TenantContext, userId: string) {
	const reads = new ReadBatch();
	const modules = readTenantModules(ctx, reads);
	const person = reads.add(ctx.rows.finding(people, userId));
	const grants = reads.add(ctx.portal.listing(modulesTenantUser, { where: eq(modulesTenantUser.userId, userId) }));
	const account = reads.add(readingAccounts(ctx.portal, [userId]));
	await reads.send(ctx.portal);
	const user = account().find(({ isActive }) => isActive);
	return (moduleKey: string) => {
		if (user?.isSuperadmin) return { level: LEVEL_ALL, role: "ADMIN", isSuperadmin: true };
		const module = modules().find(({ key }) => key === moduleKey);
		const grant = grants().find(({ modulesTenantId }) => modulesTenantId === module?.modulesTenantId);
		const role = module?.roles.find(({ id }) => id === grant?.moduleRoleId);
		const isLive = user !== undefined && person()?.isActive === true && module?.standing === "live";
		return { level: isLive ? (role?.level ?? 0) : 0, role: (isLive && role?.name) || "", isSuperadmin: false };
	};
}
