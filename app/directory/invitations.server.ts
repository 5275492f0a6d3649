import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Language } from "#app/platform/i18n";
import { newId } from "#app/platform/ids";
import { INVITATION_LIFE } from "#app/platform/limits";
import { logFailure } from "#app/platform/log.server";
import { conflict, notFound } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { RoleName, TenantContext } from "#app/platform/tenant/context";
import { hashToken, newToken } from "#app/platform/token.server";
import { people } from "#db/schema/directory";
import { invitations } from "#db/schema/portal";
import type { PastedAddress } from "./addresses";
import { deliver, linkOf } from "./invitation-letters.server";
import { type Invitation, openStates } from "./invitation-state";
import { invitedName, sortNameOf } from "./names";
import type { GivenGrant } from "./people.server";

export type InviteOrder = {
	/** As `readAddresses` gives them, or plain e-mails. */
	emails: (PastedAddress | string)[];
	role: RoleName;
	grants: GivenGrant[];
	language: Language;
	message: string;
	/** What is known of the one person who is invited; their names after accepting, unless they write others. */
	details?: Invitation["details"];
};

export type Verdict = "new" | "member" | "invited" | "malformed";
export type JudgedAddress = { address: string; verdict: Verdict };
/** `isSent`: the letters are in the queue; else they wait, and are tried again until they are. */
export type InviteResult = { judged: JudgedAddress[]; invited: Invitation[]; isSent: boolean };

/**
 * Invites people to a tenant in one commit, then sends the letters by the queue. Where an address cannot be invited nothing
 * is written and `invited` is empty, unless `skipOthers` says to leave such addresses out. Grants are taken as given:
 * who calls has checked that they are the tenant's and that the inviter may give them.
 */
export async function inviteMembers(
	ctx: TenantContext,
	order: InviteOrder,
	{ skipOthers = false } = {},
): Promise<InviteResult> {
	const pasted = order.emails.map((entry) => (typeof entry === "string" ? { written: entry, email: entry } : entry));
	const judged = await judge(ctx, pasted);
	const fresh = judged.filter(({ verdict }) => verdict === "new").map(({ address }) => address);
	if (fresh.length === 0 || (fresh.length < judged.length && !skipOthers))
		return { judged, invited: [], isSent: false };

	const { role, grants, language, message, details = {} } = order;
	const now = ctx.now.getTime();
	const tokens = new Map<string, string>();
	const writes = [];
	for (const email of fresh) {
		const [id, token] = [newId(now), newToken()];
		tokens.set(id, token);
		const waits = { tokenHash: await hashToken(token), status: "waiting" as const, sentAt: now };
		const invitedBy = ctx.actor.kind === "user" ? ctx.actor.id : "";
		const sortName = sortNameOf(invitedName({ email, details }));
		const row = {
			id,
			email,
			sortName,
			role,
			grants,
			language,
			message,
			details,
			invitedBy,
			expiresAt: now + INVITATION_LIFE,
		};
		writes.push(ctx.portal.adding(invitations, { ...row, ...waits }));
	}
	const nobodyYet = requiring(
		ctx.context,
		sql`not exists (select 1 from ${invitations} where ${pendingOf(ctx, fresh)})`,
	);
	const [, ...rows] = await orElse(ctx.portal.commit([nobodyYet, ...writes]), () => conflict());
	const invited = rows as Invitation[];
	return { judged, invited, isSent: await delivered(ctx, invited, tokens) };
}

/** Whether the letters are in the queue. Where it takes none the invitations stand all the same and wait for their letters. */
async function delivered(ctx: TenantContext, invited: Invitation[], tokens: Map<string, string>): Promise<boolean> {
	try {
		await deliver(ctx, invited, tokens);
		return true;
	} catch (error) {
		logFailure(ctx.context, error);
		return false;
	}
}

/**
 * Gives a pending or expired invitation a new link and a new fortnight; the old link stops working. By mail it goes out as
 * an invitation's first letter does; by link it is for the caller to hand over.
 */
export async function renewInvitation(ctx: TenantContext, id: string, by: "mail" | "link") {
	const token = newToken();
	const now = ctx.now.getTime();
	const status = by === "mail" ? ("waiting" as const) : ("sent" as const);
	const patch = { tokenHash: await hashToken(token), status, sentAt: now };
	const open = inArray(invitations.status, openStates);
	const [changed] = await ctx.portal.commit([
		ctx.portal.changing(invitations, id, { ...patch, expiresAt: now + INVITATION_LIFE }, undefined, open),
	]);
	if (!changed) throw notFound();
	const isSent = by === "mail" && (await delivered(ctx, [changed as Invitation], new Map([[id, token]])));
	return { link: linkOf(ctx.origin, token, (changed as Invitation).language), isSent };
}

/** Ends an invitation that nobody has accepted. */
export async function revokeInvitation(ctx: TenantContext, id: string): Promise<Invitation> {
	const open = inArray(invitations.status, openStates);
	const [changed] = await ctx.portal.commit([
		ctx.portal.changing(invitations, id, { status: "revoked" }, undefined, open),
	]);
	if (!changed) throw notFound();
	return changed as Invitation;
}

async function judge(ctx: TenantContext, pasted: PastedAddress[]): Promise<JudgedAddress[]> {
	const emails = pasted.flatMap(({ email }) => email ?? []);
	const list = JSON.stringify(emails);
	const found = await ctx.portal.read({
		members: ctx.rows.listing(people, {
			where: sql`${people.email} in (select value from json_each(${list}))`,
			limit: emails.length + 1,
		}),
		pending: ctx.portal.listing(invitations, { where: pendingOf(ctx, emails), limit: emails.length * 2 + 1 }),
	});
	const members = new Set(found.members.map((person) => person.email));
	const pending = new Set(found.pending.map((invitation) => invitation.email));
	return pasted.map(({ written, email }) => {
		if (email === null) return { address: written, verdict: "malformed" };
		const verdict = members.has(email) ? "member" : pending.has(email) ? "invited" : "new";
		return { address: email, verdict };
	});
}

/** Invitations to these addresses that can still be accepted. */
export function pendingOf(ctx: TenantContext, emails: string[]) {
	return and(
		eq(invitations.tenantId, ctx.tenant.id),
		among(invitations.email, emails),
		inArray(invitations.status, openStates),
		gt(invitations.expiresAt, ctx.now.getTime()),
	);
}
