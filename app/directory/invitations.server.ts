import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Language } from "#app/platform/i18n";
import { newId } from "#app/platform/ids";
import { DAY, INVITATION_LIFE } from "#app/platform/limits";
import { mailJob } from "#app/platform/mail/send-mail.server";
import { conflict, notFound } from "#app/platform/problems";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { RoleName, TenantContext } from "#app/platform/tenant/context";
import type { PendingRead, Row } from "#app/platform/tenant/rows.server";
import { hashToken, newToken } from "#app/platform/token.server";
import { people } from "#db/schema/directory";
import { invitations, users } from "#db/schema/portal";
import type { PastedAddress } from "./addresses";
import { nameOf } from "./names";
import type { GivenGrant } from "./people.server";

export type Invitation = Row<typeof invitations>;
export type InvitationStatus = Invitation["status"] | "expired";

export type InviteOrder = {
	/** As `readAddresses` gives them, or plain e-mails. */
	emails: (PastedAddress | string)[];
	role: RoleName;
	grants: GivenGrant[];
	language: Language;
	message: string;
};

export type Verdict = "new" | "member" | "invited" | "malformed";
export type JudgedAddress = { address: string; verdict: Verdict };
export type InviteResult = { judged: JudgedAddress[]; invited: Invitation[] };

/**
 * Invites people to a tenant in one commit and sends the letters by the queue. Where an address cannot be invited nothing
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
	if (fresh.length === 0 || (fresh.length < judged.length && !skipOthers)) return { judged, invited: [] };

	const { role, grants, language, message } = order;
	const now = ctx.now.getTime();
	const tokens = new Map<string, string>();
	const writes = [];
	for (const email of fresh) {
		const [id, token] = [newId(now), newToken()];
		tokens.set(id, token);
		const sent = { tokenHash: await hashToken(token), status: "sent" as const, sentAt: now };
		const invitedBy = ctx.actor.kind === "user" ? ctx.actor.id : "";
		const row = { id, email, role, grants, language, message, invitedBy, expiresAt: now + INVITATION_LIFE };
		writes.push(ctx.portal.adding(invitations, { ...row, ...sent }));
	}
	const nobodyYet = requiring(ctx.bag, sql`not exists (select 1 from ${invitations} where ${pendingOf(ctx, fresh)})`);
	const [, ...invited] = await orElse(ctx.portal.commit([nobodyYet, ...writes]), () => conflict());
	await sendLetters(ctx, invited as Invitation[], tokens);
	return { judged, invited: invited as Invitation[] };
}

/** Gives a pending or expired invitation a new link and a new fortnight; the old link stops working. Gives the link. */
export async function renewInvitation(ctx: TenantContext, id: string, by: "mail" | "link"): Promise<string> {
	const token = newToken();
	const now = ctx.now.getTime();
	const patch = { tokenHash: await hashToken(token), status: "sent" as const, sentAt: now };
	const open = inArray(invitations.status, ["sent", "opened"]);
	const [changed] = await ctx.portal.commit([
		ctx.portal.changing(invitations, id, { ...patch, expiresAt: now + INVITATION_LIFE }, undefined, open),
	]);
	if (!changed) throw notFound();
	if (by === "mail") await sendLetters(ctx, [changed as Invitation], new Map([[id, token]]));
	return linkOf(ctx.origin, token);
}

/** Ends an invitation that nobody has accepted. */
export async function revokeInvitation(ctx: TenantContext, id: string): Promise<Invitation> {
	const open = inArray(invitations.status, ["sent", "opened"]);
	const [changed] = await ctx.portal.commit([
		ctx.portal.changing(invitations, id, { status: "revoked" }, undefined, open),
	]);
	if (!changed) throw notFound();
	return changed as Invitation;
}

/** What stands in lists: a sent or opened one past its time is expired. */
export function statusOf({ status, expiresAt }: Invitation, now: Date): InvitationStatus {
	const isOpen = status === "sent" || status === "opened";
	return isOpen && expiresAt <= now.getTime() ? "expired" : status;
}

export const linkOf = (origin: string, token: string) => `${origin}/invitation/${token}`;

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
		sql`${invitations.email} in (select value from json_each(${JSON.stringify(emails)}))`,
		inArray(invitations.status, ["sent", "opened"]),
		gt(invitations.expiresAt, ctx.now.getTime()),
	);
}

/** The letters of invitations, each with its link. */
export async function sendLetters(
	ctx: TenantContext,
	invited: Invitation[],
	tokens: Map<string, string>,
): Promise<void> {
	const inviter = await inviterName(ctx);
	const days = String(INVITATION_LIFE / DAY);
	const letters = invited.map(({ id, email, language, message }) => ({
		id: newId(ctx.now.getTime()),
		tenantId: null,
		payload: {
			to: email,
			language: language as Language,
			template: "invitation" as const,
			params: { link: linkOf(ctx.origin, tokens.get(id) ?? ""), tenant: ctx.tenant.name, inviter, message, days },
		},
	}));
	await enqueueMany(ctx.bag, mailJob, letters);
}

/** The name under a letter: the person's, or the tenant's where a job invites. */
async function inviterName(ctx: TenantContext): Promise<string> {
	if (ctx.actor.kind !== "user") return ctx.tenant.name;
	const query = ctx.bag.db.select().from(users).where(eq(users.id, ctx.actor.id));
	const read: PendingRead<Row<typeof users> | undefined> = {
		query,
		shape: (rows) => rows[0] as Row<typeof users> | undefined,
	};
	const { user } = await ctx.portal.read({ user: read });
	return user ? nameOf(user) : ctx.tenant.name;
}
