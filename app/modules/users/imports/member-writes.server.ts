import { sql } from "drizzle-orm";
import { grantChanges, type WantedGrant } from "#app/directory/grants.server";
import { sortNameOf } from "#app/directory/names";
import { ownDetailsIn } from "#app/directory/own-details";
import { changingMember, keepingAnAdmin } from "#app/directory/people.server";
import type { ImportContext, Precondition, Values } from "#app/lists/import/import-kind";
import { changingAccount, isMemberElsewhere } from "#app/platform/tenant/accounts.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { RoleName } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { memberships } from "#db/schema/portal";
import type { KnownMember } from "./read-members.server";

/** Module of the tenant → role in it, null for none. */
export type Roles = Record<string, string | null>;

/** The writes that set these fields of a member: their own details, the role, the roles in modules. */
export function settingMember(
	ctx: ImportContext,
	{ person, membership, grants }: KnownMember,
	set: Values,
): PendingWrite[] {
	const own = ownDetailsIn(set);
	const writes: PendingWrite[] = [];
	if (Object.keys(own).length > 0) {
		const nowhereElse = sql`not ${isMemberElsewhere(ctx.tenant, person.id)}`;
		writes.push(changingAccount(ctx, person.id, own, nowhereElse));
		writes.push(ctx.portal.changing(people, person.id, { ...own, sortName: sortNameOf({ ...person, ...own }) }));
	}
	if ("role" in set) {
		writes.push(...changingMember(ctx, membership, { role: set.role as RoleName }));
		if (membership.role === "ADMIN" && membership.isActive) writes.push(keepingAnAdmin(ctx));
	}
	if ("modules" in set) {
		const wanted = Object.entries(set.modules as Roles).map(
			([modulesTenantId, moduleRoleId]): WantedGrant => ({ modulesTenantId, moduleRoleId }),
		);
		writes.push(...grantChanges(ctx, person.id, grants, wanted).writes);
	}
	return writes;
}

/** The rows that such a write is based on. */
export const preconditionsOf = ({ person, membership }: KnownMember): Precondition[] => [
	{ table: people, id: person.id, updatedAt: person.updatedAt },
	{ table: memberships, id: membership.id, updatedAt: membership.updatedAt },
];

/** The role that a member has in a module now. */
export const roleIn = ({ grants }: KnownMember, modulesTenantId: string): string | null =>
	grants.find((grant) => grant.modulesTenantId === modulesTenantId)?.moduleRoleId ?? null;
