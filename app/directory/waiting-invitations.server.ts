import { and, eq, inArray, like, sql } from "drizzle-orm";
import { newId } from "#app/platform/ids";
import { INVITATION_LIFE } from "#app/platform/limits";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { requiring } from "#app/platform/tenant/condition.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { contextFor } from "#app/platform/tenant/enter.server";
import { hashToken, newToken } from "#app/platform/token.server";
import { invitations } from "#db/schema/portal";
import { type Invitation, type InviteOrder, pendingOf, sendLetters } from "./invitations.server";

/** In place of a token's hash while the letter has not been written: nothing has this hash. */
const WAITING = "waiting:";

type Waiting = Omit<InviteOrder, "emails"> & { email: string; details: Invitation["details"] };

/**
 * The writes that invite somebody whose letter is sent afterwards (`sendWaiting`), for a commit with others. It fails
 * where somebody else has invited the address meanwhile.
 */
export function invitingLater(ctx: TenantContext, id: string, { email, ...order }: Waiting): PendingWrite[] {
	const now = ctx.now.getTime();
	const invitedBy = ctx.actor.kind === "user" ? ctx.actor.id : "";
	const sent = { tokenHash: `${WAITING}${id}`, status: "sent" as const, sentAt: now, expiresAt: now + INVITATION_LIFE };
	return [
		requiring(ctx.bag, sql`not exists (select 1 from ${invitations} where ${pendingOf(ctx, [email])})`),
		ctx.portal.adding(invitations, { id, email, invitedBy, ...order, ...sent }),
	];
}

/** Writes the letters that are still waiting among these invitations; each goes out once. */
export async function sendWaiting(ctx: TenantContext, ids: string[]): Promise<void> {
	const waiting = await ctx.portal.list(invitations, {
		where: and(
			sql`${invitations.id} in (select value from json_each(${JSON.stringify(ids)}))`,
			like(invitations.tokenHash, `${WAITING}%`),
			inArray(invitations.status, ["sent", "opened"]),
		),
		limit: ids.length,
	});
	for (const invitedBy of new Set(waiting.map((one) => one.invitedBy)))
		await sendOf(contextFor(ctx.bag, ctx.tenant, { kind: "user", id: invitedBy }), invitedBy, waiting);
}

async function sendOf(ctx: TenantContext, invitedBy: string, waiting: Invitation[]): Promise<void> {
	const own = waiting.filter((one) => one.invitedBy === invitedBy);
	const tokens = new Map(own.map(({ id }) => [id, newToken()]));
	const stillWaiting = (id: string) => eq(invitations.tokenHash, `${WAITING}${id}`);
	const writes = await Promise.all(
		own.map(async ({ id }) => {
			const tokenHash = await hashToken(tokens.get(id) ?? newId());
			return ctx.portal.changing(invitations, id, { tokenHash }, undefined, stillWaiting(id));
		}),
	);
	// Of two that write letters at once each invitation is given to one.
	const won = (await ctx.portal.commit(writes)).filter((row): row is Invitation => row !== undefined);
	try {
		await sendLetters(ctx, won, tokens);
	} catch (error) {
		await ctx.portal.commit(
			won.map(({ id }) => ctx.portal.changing(invitations, id, { tokenHash: `${WAITING}${id}` })),
		);
		throw error;
	}
}
