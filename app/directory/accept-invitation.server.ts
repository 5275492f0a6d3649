import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Language } from "#app/platform/i18n";
import { newGuid, newId } from "#app/platform/ids";
import { notify } from "#app/platform/notify.server";
import { to } from "#app/platform/portal-paths";
import { gone } from "#app/platform/problems";
import type { RequestContext } from "#app/platform/request-context.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Tenant, TenantContext } from "#app/platform/tenant/context";
import { contextFor, findTenant } from "#app/platform/tenant/enter.server";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { hashToken } from "#app/platform/token.server";
import { people } from "#db/schema/directory";
import { invitations, moduleRoles, modulesTenant, users } from "#db/schema/portal";
import { type Invitation, openStates } from "./invitation-state";
import { nameOf } from "./names";
import { joining } from "./people.server";

type Account = typeof users.$inferSelect;

/** An invitation that can be accepted, and the account that its address has already. */
export type OpenInvitation = { invitation: Invitation; tenant: Tenant; account: Account | undefined };

export type NewPerson = { firstName: string; lastName: string; passwordHash: string; language: Language };

/**
 * The invitation of a link, or undefined where the link is unknown, used, expired or revoked: which of them is nobody's
 * business. An account without a password was never used: its owner chooses one now.
 */
export async function findInvitation(context: RequestContext, token: string): Promise<OpenInvitation | undefined> {
	const hash = await hashToken(token);
	const byToken = eq(invitations.tokenHash, hash);
	const email = context.db.select({ email: invitations.email }).from(invitations).where(byToken);
	const [[invitation], [account]] = await context.db.batch([
		context.db
			.select()
			.from(invitations)
			.where(and(byToken, isOpen(context))),
		context.db.select().from(users).where(inArray(users.email, email)),
	]);
	const tenant = invitation && (await findTenant(context, { id: invitation.tenantId }));
	if (!invitation || !tenant || account?.isActive === false) return undefined;
	return { invitation, tenant, account };
}

/** Notes that the link was opened; it stays as good as before. */
export async function noteOpened(context: RequestContext, { invitation, tenant }: OpenInvitation): Promise<void> {
	if (invitation.status === "opened") return;
	const { portal } = contextFor(context, tenant, { kind: "guest" });
	const untouched = eq(invitations.tokenHash, invitation.tokenHash);
	await portal.commit([
		portal.changing(invitations, invitation.id, { status: "opened" }, undefined, and(untouched, isOpen(context))),
	]);
}

/**
 * Makes the account, the membership and what was given with it in one commit, with what `beside` adds for the new user's
 * id. Of two at once one wins; the other, and a link that has ended meanwhile, gets `gone`.
 */
export async function acceptAsNew(
	context: RequestContext,
	open: OpenInvitation,
	person: NewPerson,
	beside: (userId: string) => PendingWrite[],
): Promise<void> {
	const now = context.now.getTime();
	const { email, details } = open.invitation;
	const { phone = null, jobPosition = null } = details;
	const known = open.account;
	const id = known?.id ?? newId(now);
	const stamps = { lastLoginAt: now, updatedAt: now };
	const user = { id, guid: known?.guid ?? newGuid(), email, phone, jobPosition, ...person };
	const unclaimed = and(eq(users.id, id), sql`${users.passwordHash} is null`);
	const making: PendingWrite = known
		? {
				statements: [
					context.db
						.update(users)
						.set({ ...person, phone, jobPosition, ...stamps })
						.where(unclaimed),
				],
			}
		: { statements: [context.db.insert(users).values({ ...user, ...stamps, createdAt: now })] };
	const stillUnclaimed = known ? [requiring(context, sql`exists (select 1 from ${users} where ${unclaimed})`)] : [];
	await accept(context, open, user, [...stillUnclaimed, making], beside(id));
}

/** Makes somebody who has an account a member. */
export async function acceptAsKnown(context: RequestContext, open: OpenInvitation, account: Account): Promise<void> {
	await accept(context, open, account, [], []);
}

async function accept(
	context: RequestContext,
	{ invitation, tenant }: OpenInvitation,
	user: Parameters<typeof joining>[1],
	before: PendingWrite[],
	after: PendingWrite[],
): Promise<void> {
	const ctx = contextFor(context, tenant, { kind: "user", id: user.id });
	const { member, entries, roles } = await ctx.portal.read({
		member: ctx.rows.finding(people, user.id),
		entries: ctx.portal.listing(modulesTenant),
		roles: {
			query: context.db.select({ id: moduleRoles.id, name: moduleRoles.name }).from(moduleRoles),
			shape: (rows) => rows as { id: string; name: string }[],
		} satisfies PendingQuery<{ id: string; name: string }[]>,
	});
	const isThere = and(
		eq(invitations.id, invitation.id),
		eq(invitations.tokenHash, invitation.tokenHash),
		isOpen(context),
	);
	const stillOpen = sql`exists (select 1 from ${invitations} where ${eq(invitations.tenantId, tenant.id)} and ${isThere})`;
	// A module or a role that the tenant has lost since is left out; who became a member in another way stays as they are.
	const grants = invitation.grants.filter(({ modulesTenantId, moduleRoleId }) => {
		const entry = entries.find(({ id }) => id === modulesTenantId);
		const role = roles.find(({ id }) => id === moduleRoleId)?.name;
		return entry && role !== undefined && (entry.roles?.includes(role) ?? true);
	});
	const writes = [
		requiring(context, stillOpen),
		...before,
		...(member ? [] : joining(ctx, { ...user, lastLoginAt: context.now.getTime() }, invitation.role, grants)),
		ctx.portal.changing(invitations, invitation.id, { status: "accepted", acceptedAt: context.now.getTime() }),
		...after,
	];
	await orElse(ctx.portal.commit(writes), () => gone("account:invitation.ended"));
	await tellInviter(ctx, invitation, user);
}

async function tellInviter(
	ctx: TenantContext,
	{ invitedBy }: Invitation,
	user: { guid: string; email: string; firstName: string; lastName: string },
): Promise<void> {
	if (!invitedBy) return;
	const params = { name: nameOf(user), tenant: ctx.tenant.name };
	const url = `${to.users(ctx.tenant.guid)}?member=${user.guid}`;
	await notify(ctx, { to: { users: [invitedBy] }, type: "invitationAccepted", params, url });
}

const isOpen = (context: RequestContext) =>
	and(inArray(invitations.status, openStates), gt(invitations.expiresAt, context.now.getTime()));
