import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { notFound } from "#app/platform/problems";
import { resetSecondFactor } from "#app/platform/second-factor/reset-second-factor.server";
import type { PortalContext } from "#app/platform/tenant/context";
import { accountKeyOf } from "#app/platform/throttle.server";
import { loginFailures, memberships, sessions, tenants, users } from "#db/schema/portal";
import { openTenant } from "./tenant-context.server";
import type { ByTenant, OneMembership } from "./tenants.schema";

type In<Schema extends z.ZodType> = z.output<Schema>;

/**
 * Ends all sessions of one member, who has to log in again, in every tenant that they are in; the asker's own session
 * stays. In the tenant's log it is a change of the membership.
 */
export async function endSessions(ctx: PortalContext, given: In<typeof OneMembership>) {
	const { tenantId, membershipId, userId, name } = await findMember(ctx, given);
	const ending = ctx.context.db
		.delete(sessions)
		.where(and(eq(sessions.userId, userId), notOwn(ctx)))
		.returning({ id: sessions.id });
	await ctx.across.commit([ctx.across.touching(memberships, membershipId, "sessions", ending, tenantId)]);
	return done({ snackbar: { key: "followup:snackbar.sessionsEnded", kind: "success", params: { name } } });
}

/** The same for everybody who is a member; in the log it is a change of the tenant. */
export async function endAllSessions(ctx: PortalContext, { tenant }: In<typeof ByTenant>) {
	const { record } = await openTenant(ctx, tenant);
	const { db } = ctx.context;
	const members = db.select({ id: memberships.userId }).from(memberships).where(eq(memberships.tenantId, record.id));
	const ending = db
		.delete(sessions)
		.where(and(inArray(sessions.userId, members), notOwn(ctx)))
		.returning({ id: sessions.id });
	await ctx.across.commit([ctx.across.touching(tenants, record.id, "sessions", ending, record.id)]);
	const params = { name: record.name };
	return done({ snackbar: { key: "followup:snackbar.allSessionsEnded", kind: "success", params } });
}

/** Forgets a member's failed tries, so that they can log in again at once. */
export async function unlock(ctx: PortalContext, given: In<typeof OneMembership>) {
	const { tenantId, membershipId, userId, email, name } = await findMember(ctx, given);
	const { db } = ctx.context;
	const forgetting = db
		.delete(loginFailures)
		.where(eq(loginFailures.key, await accountKeyOf(email)))
		.returning({ key: loginFailures.key });
	// What lists say of the lock stands with the account.
	const shown = { statements: [db.update(users).set({ lockedUntil: 0 }).where(eq(users.id, userId))] };
	await ctx.across.commit([ctx.across.touching(memberships, membershipId, "signInLock", forgetting, tenantId), shown]);
	return done({ snackbar: { key: "followup:snackbar.unlocked", kind: "success", params: { name } } });
}

/** Takes the second factor away from a member who has lost it. */
export async function resetMember(ctx: PortalContext, given: In<typeof OneMembership>) {
	const { tenantId, tenantName, userId, name } = await findMember(ctx, given);
	await resetSecondFactor(ctx.context, ctx.user, { id: tenantId, name: tenantName }, userId);
	return done({ snackbar: { key: "followup:snackbar.secondFactorReset", kind: "success", params: { name } } });
}

const notOwn = ({ user }: PortalContext) => ne(sessions.id, user.sessionId);

async function findMember({ context }: PortalContext, { tenant, membership }: In<typeof OneMembership>) {
	const [member] = await context.db
		.select({
			tenantId: memberships.tenantId,
			tenantName: sql<string>`${tenants.name}`.as("tenant_name"),
			membershipId: memberships.id,
			userId: memberships.userId,
			email: users.email,
			name: sql<string>`coalesce(nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.email})`,
		})
		.from(memberships)
		.innerJoin(tenants, and(eq(tenants.id, memberships.tenantId), eq(tenants.guid, tenant)))
		.innerJoin(users, eq(users.id, memberships.userId))
		.where(eq(memberships.id, membership));
	if (!member) throw notFound();
	return member;
}
