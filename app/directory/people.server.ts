import { and, eq, sql } from "drizzle-orm";
import { newId } from "#app/platform/ids";
import { photoMark } from "#app/platform/media.server";
import { forgettingNumber } from "#app/platform/tenant/accounts.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { requiring } from "#app/platform/tenant/condition.server";
import type { RoleName, TenantContext } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { advisorClients, people } from "#db/schema/directory";
import { accessRequests, memberships, modulesTenantUser } from "#db/schema/portal";
import { comingBack, leaving } from "./former-members.server";
import { nameOf, sortNameOf } from "./names";
import type { OwnDetails } from "./own-details";

/** What a membership needs to know of a user. */
export type NewMember = {
	id: string;
	guid: string;
	email: string;
	photoKey?: string | null;
	lastLoginAt?: number | null;
} & Pick<OwnDetails, "firstName" | "lastName"> &
	Partial<OwnDetails>;

/** A role in one of the tenant's modules, as it is given. */
export type GivenGrant = { modulesTenantId: string; moduleRoleId: string };

/** The writes that make a user a member: membership, the tenant's own row for the person, grants. For one commit. */
export function joining(ctx: TenantContext, user: NewMember, role: RoleName, grants: GivenGrant[]): PendingWrite[] {
	const { id, guid, email, firstName, lastName, phone = null, jobPosition = null, lastLoginAt = null } = user;
	const photo = photoMark(user.photoKey ?? null);
	const at = ctx.now.getTime();
	const sortName = sortNameOf(user);
	const person = { id, guid, email, firstName, lastName, sortName, phone, jobPosition, photo, role, lastLoginAt };
	return [
		ctx.portal.adding(memberships, { id: newId(at), userId: id, role, isActive: true }),
		ctx.portal.adding(people, { ...person, isActive: true }),
		comingBack(ctx, id),
		...grants.map((grant) => ctx.portal.adding(modulesTenantUser, { id: newId(at), userId: id, ...grant })),
	];
}

/** The writes that change a member's role or whether they are active, in the membership and in the tenant's own row. */
export function changingMember(
	ctx: TenantContext,
	membership: Pick<Row<typeof memberships>, "id" | "userId">,
	patch: { role?: RoleName; isActive?: boolean },
): PendingWrite[] {
	const ended = patch.role === undefined ? [] : [endingRelations(ctx, membership.userId, patch.role)];
	return [
		ctx.portal.changing(memberships, membership.id, patch),
		ctx.portal.changing(people, membership.userId, patch),
		...ended,
	];
}

/** The writes that end a membership with its grants and relations. The user stays, with what they are elsewhere; what they learnt is deleted later. */
export function removingMember(
	ctx: TenantContext,
	membership: Pick<Row<typeof memberships>, "id" | "userId">,
	person: Pick<Row<typeof people>, "firstName" | "lastName" | "email">,
): PendingWrite[] {
	return [
		leaving(ctx, membership.userId, nameOf(person)),
		ctx.portal.removingAll(modulesTenantUser, eq(modulesTenantUser.userId, membership.userId)),
		endingRelations(ctx, membership.userId),
		ctx.portal.removingAll(accessRequests, eq(accessRequests.userId, membership.userId)),
		ctx.portal.removing(memberships, membership.id),
		ctx.portal.removing(people, membership.userId),
		forgettingNumber(ctx.portal, membership.userId),
	];
}

/** Fails the batch where the tenant would be left without an active ADMIN; stands after the writes that it watches. */
export function keepingAnAdmin(ctx: TenantContext): PendingWrite {
	return requiring(
		ctx.context,
		sql`exists (select 1 from ${memberships} where ${and(
			eq(memberships.tenantId, ctx.tenant.id),
			eq(memberships.role, "ADMIN"),
			eq(memberships.isActive, true),
		)})`,
	);
}

/** Ends the relations that somebody with this role cannot have: of a client those as advisor, of others those as client. */
function endingRelations(ctx: TenantContext, userId: string, role?: RoleName): PendingWrite {
	const asAdvisor = eq(advisorClients.advisorId, userId);
	const asClient = eq(advisorClients.clientId, userId);
	const both = sql`(${asAdvisor} or ${asClient})`;
	return ctx.portal.removingAll(advisorClients, role === undefined ? both : role === "CLIENT" ? asAdvisor : asClient);
}
