import { and, eq, like, lt, or, type SQL } from "drizzle-orm";
import type { Language } from "#app/platform/i18n";
import { newId } from "#app/platform/ids";
import { DAY, INVITATION_LIFE, MINUTE } from "#app/platform/limits";
import { mailJob } from "#app/platform/mail/send-mail.server";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import { readingAccounts } from "#app/platform/tenant/accounts.server";
import { among } from "#app/platform/tenant/among.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { contextFor } from "#app/platform/tenant/enter.server";
import { hashToken, newToken } from "#app/platform/token.server";
import { invitations } from "#db/schema/portal";
import type { Invitation } from "./invitation-state";
import { nameOf } from "./names";

/** In place of a token's hash while no letter has been tried: nothing has this hash. */
const UNTRIED = "waiting:";
/** Whoever began to send a letter is through or gone after this. */
const TRYING = 5 * MINUTE;
/** Letters that go into the queue at once. */
const AT_ONCE = 100;

export const untriedHash = (id: string) => `${UNTRIED}${id}`;

/** The page of an invitation, in the language of its letter: whoever opens it has chosen none here yet. */
export const linkOf = (origin: string, token: string, language: string) =>
	`${origin}/invitation/${token}?lang=${language}`;

/**
 * Puts the letters of waiting invitations into the queue, and only then says of them that they are sent. What stops in
 * between leaves them waiting, for `sendWaiting` to try again: none is lost, and none is said to be sent that is not.
 */
export async function deliver(ctx: TenantContext, waiting: Invitation[], tokens: Map<string, string>): Promise<void> {
	if (waiting.length === 0) return;
	const inviter = await inviterName(ctx);
	for (let start = 0; start < waiting.length; start += AT_ONCE) {
		const part = waiting.slice(start, start + AT_ONCE);
		await enqueueMany(
			ctx.context,
			mailJob,
			part.map((one) => letterOf(ctx, one, inviter, tokens.get(one.id) ?? "")),
		);
		const isSent = and(isOneOf(part.map(({ id }) => id)), eq(invitations.status, "waiting")) as SQL;
		await ctx.portal.commit([ctx.portal.changingWhere(invitations, isSent, { status: "sent" })]);
	}
}

/** Writes the letters that are still waiting among these invitations, each with a new link. */
export async function sendWaiting(ctx: TenantContext, ids: string[]): Promise<void> {
	const waiting = await ctx.portal.list(invitations, {
		where: and(isOneOf(ids), isLeft(ctx.now.getTime() - TRYING)),
		limit: ids.length,
	});
	for (const invitedBy of new Set(waiting.map((one) => one.invitedBy))) {
		const own = waiting.filter((one) => one.invitedBy === invitedBy);
		await sendAnew(contextFor(ctx.context, ctx.tenant, { kind: "user", id: invitedBy }), own);
	}
}

/** Waiting invitations with whose letter nobody is busy: untried, or tried for the last time before `before` (epoch milliseconds). */
export function isLeft(before: number): SQL {
	const abandoned = or(like(invitations.tokenHash, `${UNTRIED}%`), lt(invitations.updatedAt, before));
	return and(eq(invitations.status, "waiting"), abandoned) as SQL;
}

async function sendAnew(ctx: TenantContext, left: Invitation[]): Promise<void> {
	const now = ctx.now.getTime();
	const tokens = new Map(left.map(({ id }) => [id, newToken()]));
	const writes = await Promise.all(
		left.map(async ({ id, tokenHash: before }) => {
			const tokenHash = await hashToken(tokens.get(id) ?? newId());
			const untouched = and(eq(invitations.tokenHash, before), eq(invitations.status, "waiting"));
			const patch = { tokenHash, sentAt: now, expiresAt: now + INVITATION_LIFE };
			return ctx.portal.changing(invitations, id, patch, undefined, untouched);
		}),
	);
	// Of two that write letters at once each invitation is given to one.
	const won = (await ctx.portal.commit(writes)).filter((row): row is Invitation => row !== undefined);
	await deliver(ctx, won, tokens);
}

function letterOf(ctx: TenantContext, invitation: Invitation, inviter: string, token: string) {
	const { email, language, message } = invitation;
	return {
		id: newId(ctx.now.getTime()),
		tenantId: null,
		payload: {
			to: email,
			language: language as Language,
			template: "invitation" as const,
			params: {
				link: linkOf(ctx.origin, token, language),
				tenant: ctx.tenant.name,
				inviter,
				message,
				days: String(INVITATION_LIFE / DAY),
			},
		},
	};
}

const isOneOf = (ids: string[]) => among(invitations.id, ids);

/** The name under a letter: the person's, or the tenant's where a job invites. */
async function inviterName(ctx: TenantContext): Promise<string> {
	if (ctx.actor.kind !== "user") return ctx.tenant.name;
	const { found } = await ctx.portal.read({ found: readingAccounts(ctx.portal, [ctx.actor.id]) });
	const [user] = found;
	return user ? nameOf(user) : ctx.tenant.name;
}
