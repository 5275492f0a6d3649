import { newId } from "#app/platform/ids";
import { notify } from "#app/platform/notify.server";
import { to } from "#app/platform/portal-paths";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { modulesTenantUser } from "#db/schema/portal";
import { closing } from "./access-requests.server";
import type { GivenGrant } from "./people.server";
import type { TenantModule } from "./tenant-modules.server";

/** How a change of somebody's access to a module stands among the changes of the person: this, and the tenant's entry of the module. */
export const ACCESS_TO = "access.";

/** Tells of people that their access to these modules of the tenant changes; for the commit that changes it. */
export const notingAccess = (
	{ rows }: TenantContext,
	userIds: readonly string[],
	entries: readonly string[],
): PendingWrite =>
	rows.noting(
		people,
		userIds,
		entries.map((entry) => `${ACCESS_TO}${entry}`),
	);

export type WantedGrant = { modulesTenantId: string; moduleRoleId: string | null };

/** What takes a user from the grants they have to those wanted; modules that are not named stay as they are. */
export function grantChanges(
	ctx: TenantContext,
	userId: string,
	has: Row<typeof modulesTenantUser>[],
	wanted: WantedGrant[],
) {
	const writes: PendingWrite[] = [];
	/** All that is new, and what it replaces or takes away, for the checks of who may; `added` is without changed roles. */
	const given: GivenGrant[] = [];
	const taken: GivenGrant[] = [];
	const added: GivenGrant[] = [];
	for (const { modulesTenantId, moduleRoleId } of wanted) {
		const own = has.find((grant) => grant.modulesTenantId === modulesTenantId);
		if (own?.moduleRoleId === (moduleRoleId ?? undefined)) continue;
		if (own) taken.push(own);
		if (moduleRoleId === null) {
			if (own) writes.push(ctx.portal.removing(modulesTenantUser, own.id));
			continue;
		}
		const grant = { modulesTenantId, moduleRoleId };
		given.push(grant);
		if (own) writes.push(ctx.portal.changing(modulesTenantUser, own.id, { moduleRoleId }));
		else {
			added.push(grant);
			writes.push(ctx.portal.adding(modulesTenantUser, { id: newId(ctx.now.getTime()), userId, ...grant }));
		}
	}
	const touched = [...given, ...taken].map((grant) => grant.modulesTenantId);
	if (touched.length > 0) writes.push(notingAccess(ctx, [userId], [...new Set(touched)]));
	if (given.length > 0)
		writes.push(
			closing(
				ctx,
				userId,
				given.map((grant) => grant.modulesTenantId),
				"granted",
			),
		);
	return { writes, given, taken, added };
}

/** Tells users of each module that they were let into; of one that is over or off nothing is told. */
export async function tellGranted(
	ctx: TenantContext,
	userIds: string[],
	modules: TenantModule[],
	added: GivenGrant[],
): Promise<void> {
	if (userIds.length === 0) return;
	for (const { modulesTenantId, moduleRoleId } of added) {
		const module = modules.find((one) => one.modulesTenantId === modulesTenantId);
		if (module?.standing !== "live") continue;
		const role = module.roles.find(({ id }) => id === moduleRoleId)?.name ?? "";
		const params = { module: module.label, moduleKey: module.translationKey, tenant: ctx.tenant.name, role };
		await notify(ctx, {
			to: { users: userIds },
			type: "accessGranted",
			params,
			url: to.moduleOf(ctx.tenant.guid, module.moduleId),
		});
	}
}
