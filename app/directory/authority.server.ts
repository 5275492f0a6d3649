import { eq } from "drizzle-orm";
import { invalid, notAllowed } from "#app/platform/problems";
import type { RoleName, TenantContext, Visit } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { people } from "#db/schema/directory";
import { modulesTenantUser } from "#db/schema/portal";
import type { GivenGrant } from "./people.server";
import type { TenantModule } from "./tenant-modules.server";

const rank: Record<RoleName, number> = { CLIENT: 1, ADVISOR: 2, ADMIN: 3 };

/** Who gives: a visitor, or whoever has started what the queue does. */
type Giver = TenantContext & { user: Pick<Visit["user"], "id" | "isSuperadmin"> };

/** What somebody may give: an ADMIN of the tenant all that it has, others no more than they have themselves. */
export type Authority = {
	mayGiveRole: (role: RoleName) => boolean;
	mayGiveGrant: (modulesTenantId: string, level: number) => boolean;
};

export function readAuthority(visit: Giver, modules: () => TenantModule[], reads: ReadBatch): () => Authority {
	const self = reads.add(visit.rows.finding(people, visit.user.id));
	const grants = reads.add(
		visit.portal.listing(modulesTenantUser, { where: eq(modulesTenantUser.userId, visit.user.id) }),
	);
	return () => {
		const role = self()?.role;
		const isAdmin = visit.user.isSuperadmin || role === "ADMIN";
		const levelIn = (modulesTenantId: string) => {
			const grant = grants().find((one) => one.modulesTenantId === modulesTenantId);
			const module = modules().find((one) => one.modulesTenantId === modulesTenantId);
			return module?.roles.find(({ id }) => id === grant?.moduleRoleId)?.level ?? 0;
		};
		return {
			mayGiveRole: (wanted) => isAdmin || (role !== undefined && rank[wanted] <= rank[role]),
			mayGiveGrant: (modulesTenantId, level) => isAdmin || level <= levelIn(modulesTenantId),
		};
	};
}

/** Throws where a role is more than the giver has. */
export function assertMayGiveRole(authority: Authority, role: RoleName): void {
	if (!authority.mayGiveRole(role)) throw notAllowed("onlyWhatYouHave");
}

/** Throws where what somebody was given is more than the visitor could give; what a tenant no longer has is nobody's. */
export function assertMayTake(authority: Authority, modules: TenantModule[], grants: GivenGrant[]): void {
	const isThere = ({ modulesTenantId, moduleRoleId }: GivenGrant) =>
		modules.some((one) => one.modulesTenantId === modulesTenantId && one.roles.some(({ id }) => id === moduleRoleId));
	assertMayGive(authority, modules, grants.filter(isThere));
}

/** Throws where a grant is not one of the tenant's modules and of the roles that it may give, or more than the giver has. */
export function assertMayGive(authority: Authority, modules: TenantModule[], grants: GivenGrant[]): void {
	for (const { modulesTenantId, moduleRoleId } of grants) {
		const module = modules.find((one) => one.modulesTenantId === modulesTenantId);
		const role = module?.roles.find(({ id }) => id === moduleRoleId);
		if (!role?.isOffered) throw invalid({ grants: "wrongValue" });
		if (!authority.mayGiveGrant(modulesTenantId, role.level)) throw notAllowed("onlyWhatYouHave");
	}
}
