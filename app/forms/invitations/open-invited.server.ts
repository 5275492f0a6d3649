import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { gone, notFound } from "#app/platform/problems";
import type { RequestContext } from "#app/platform/request-context.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { enterPublicTarget } from "#app/platform/tenant/public-target.server";
import { hashToken } from "#app/platform/token.server";
import { people } from "#db/schema/directory";
import { formInvitations, formReplies, forms, formVersions } from "#db/schema/forms";
import { formIdOf, readingOlder } from "../answering/older-versions.server";
import type { OpenedForm } from "../answering/open-form.server";
import type { Area } from "../area";
import { asReply, type Reply } from "../replies/reply-row";
import type { Sender } from "../replies/send-reply.server";
import { asVersion, mine } from "../store/form-row.server";

export type OpenedInvitation = OpenedForm & {
	/** Who answers, as the invitation says. */
	sender: Pick<Sender, "source" | "respondentId" | "email" | "subject" | "invitationId">;
	/** The reply's key: a link is one reply, however often it is opened. */
	sendKey: string;
	/** They were asked by name, or decide once they see what it comes to, and may say no; `said`: they have. */
	decline: "open" | "said" | null;
	/** It was taken back, or its day is over. */
	isOver: boolean;
	/** It was answered before; by which reply, where that is known. */
	isUsed: boolean;
	replyId: string | null;
	/** What was begun by it, to be gone on with. */
	begun?: Reply;
	/** The version that was begun with, where it is not the newest. */
	older: OpenedForm["version"][];
};

/** The form that a secret link leads to. A wrong secret and one of another form are `notFound`; one that is over is `gone`. */
export async function openInvited(...asked: Parameters<typeof findInvited>): Promise<OpenedInvitation> {
	const invited = await findInvited(...asked);
	if (invited.isOver) throw gone("forms:closed.linkOver");
	return invited;
}

/** The same of a link that is over too, in the tenant that it belongs to. */
export async function findInvited(
	context: RequestContext,
	area: Area,
	guid: string,
	token: string,
	versionId?: string,
): Promise<OpenedInvitation> {
	const tokenHash = await hashToken(token);
	const ctx = await enterPublicTarget(context, { table: formInvitations, moduleKey: area.moduleKey, tokenHash });
	if (!ctx) throw notFound();
	const formId = formIdOf(ctx, guid);
	const drafts = begunBy(ctx, tokenHash);
	const { found, versions, older, replies } = await ctx.rows.read({
		found: ctx.rows.listingWith(
			formInvitations,
			{
				form: [forms, formInvitations.formId],
				first: [formInvitations, formInvitations.ofId],
				person: [people, formInvitations.respondentId, ["email"]],
			},
			{ where: eq(formInvitations.tokenHash, tokenHash), limit: 1 },
		),
		versions: ctx.rows.listingWith(
			forms,
			{ version: [formVersions, forms.currentVersionId] },
			{ where: eq(forms.guid, guid.toLowerCase()), limit: 1 },
		),
		older: readingOlder(ctx, formId, { versionId, drafts }),
		replies: ctx.rows.listing(formReplies, { where: drafts, limit: 1 }),
	});
	const [one] = found;
	const version = versions[0]?.version;
	const form = mine(area, one?.form);
	if (!one || !version || version.formId !== form.id) throw notFound();
	// A reminder's link leads to the invitation that it reminds of.
	const invitation = one.row.ofId === null ? one.row : one.first;
	if (!invitation) throw notFound();
	const { id, kind, respondentId, subjectId, expiresAt, revokedAt, answeredAt, openedAt, declinedAt } = invitation;
	const now = context.now.getTime();
	const mayDecline = kind === "personal" || area.showsResultFirst === true;
	const isOver = revokedAt !== null || (expiresAt !== null && expiresAt <= now && answeredAt === null);
	if (openedAt === null && !isOver) context.waitUntil(ctx.rows.change(formInvitations, id, { openedAt: now }));
	// Whoever has a link for nobody in particular is not known by it.
	const email = kind === "anonymous" ? null : (invitation.email ?? one.person?.email ?? null);
	const subject = subjectId === null ? undefined : { type: form.subjectType, id: subjectId };
	return {
		...{ ctx, form, version: asVersion(version) },
		sender: { source: "invitation", respondentId, email, subject, invitationId: id },
		...{ sendKey: `invitation:${id}`, isOver, isUsed: answeredAt !== null, replyId: invitation.replyId },
		decline: !mayDecline || answeredAt !== null || isOver ? null : declinedAt === null ? "open" : "said",
		...(replies[0] && { begun: asReply(replies[0]) }),
		older: older.map(asVersion),
	};
}

/** The reply that was begun by a link, and is not sent. */
const begunBy = ({ tenant }: TenantContext, tokenHash: string): SQL =>
	and(
		eq(formReplies.status, "draft"),
		sql`${formReplies.sendKey} = (select 'invitation:' || ${formInvitations.id} from ${formInvitations}
			where ${and(eq(formInvitations.tenantId, tenant.id), eq(formInvitations.tokenHash, tokenHash))})`,
		sql`${formReplies.formId} = (select ${formInvitations.formId} from ${formInvitations}
			where ${and(eq(formInvitations.tenantId, tenant.id), eq(formInvitations.tokenHash, tokenHash))})`,
	) as SQL;

/** Takes that somebody does not want to answer: nobody reminds them any more. They may still change their mind. `forgets`: what they have begun is emptied. */
export async function decline({ rows, now }: TenantContext, id: string, forgets = false): Promise<void> {
	const isOpen = isNull(formInvitations.answeredAt);
	const patch = { declinedAt: now.getTime(), remindAt: 0, remindersLeft: 0 };
	const begun = and(eq(formReplies.status, "draft"), eq(formReplies.sendKey, `invitation:${id}`)) as SQL;
	await rows.commit([
		rows.changing(formInvitations, id, patch, undefined, isOpen),
		...(forgets ? [rows.deriving(formReplies, begun, { answers: {}, scores: {} })] : []),
	]);
}
