import { eq } from "drizzle-orm";
import * as z from "zod";
import { receiverOf } from "#app/directory/receiver.server";
import type { Language } from "#app/platform/i18n";
import { isLanguage } from "#app/platform/i18n";
import { newId } from "#app/platform/ids";
import { DAY, HOUR } from "#app/platform/limits";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { notifying } from "#app/platform/notify.server";
import { to } from "#app/platform/portal-paths";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { hashToken, newToken } from "#app/platform/token.server";
import { formInvitations, formReplies, forms } from "#db/schema/forms";
import { type Area, replyAddress } from "../area";
import { textIn } from "../definition/texts";
import { asForm, type Form } from "../store/form-row.server";
import type { Reply } from "./reply-row";

/** Something is to be made clear, or somebody has written to the respondent. */
export type Why = "clarify" | "message";
export type RespondentNotice = {
	reply: Reply;
	form: Form;
	/** The respondent, as a member. */
	person: { isActive: boolean } | null;
	invitation: { email: string | null } | null;
};

/** Whether anybody is known who would read what is written to the respondent. */
export const hasReader = ({ reply, invitation }: RespondentNotice) =>
	reply.respondentId !== null || reply.confirmedEmail !== null || Boolean(invitation?.email);

/**
 * The writes that tell a respondent who is a member that there is something about a reply, where the event of it is written; of health
 * data not even which form it is. Whoever has not looked yet is told once.
 */
export function notifyingMember(
	visit: Visit,
	{ reply, form, person }: RespondentNotice,
	why: Why,
	event: PendingWrite,
) {
	const { respondentId } = reply;
	if (respondentId === null || respondentId === visit.user.id || !person?.isActive) return [];
	const type = form.isHealth ? "replyNews" : why === "clarify" ? "replyToClarify" : "replyMessage";
	const params: Record<string, string> = form.isHealth ? {} : { title: form.title };
	const url = to.ownReply(visit.tenant.guid, reply.id);
	const notice = { type, params, url, noticeId: newId(visit.now.getTime()), isOnce: true } as const;
	return [notifying(visit, notice, [respondentId], event)];
}

/** How long the link in such a letter works. */
const LINK_LIFE = 30 * DAY;
const TELL = "forms.tell-respondent";
/** The link travels with the message, as only its hash is kept: delivered twice it is the same one. */
const Tell = z.object({ replyId: z.string(), origin: z.string(), token: z.string() });

/** Writes to those who have answered, as members or by a link to their address, once an hour at most for the same. */
export async function tellByLetter(visit: Visit, all: readonly RespondentNotice[], why: Why): Promise<void> {
	const { tenant, origin } = visit;
	const hour = Math.floor(visit.now.getTime() / HOUR);
	const items = all
		.filter(({ reply: { respondentId }, person, invitation }) =>
			respondentId === null ? invitation?.email : respondentId !== visit.user.id && person?.isActive,
		)
		.map(({ reply }) => ({
			...{ tenantId: tenant.id, id: `forms-tell:${reply.id}:${why}:${hour}` },
			payload: { replyId: reply.id, origin, token: newToken() },
		}));
	await enqueueMany(visit.context, { type: TELL }, items);
}

/** Writes that there is something about a reply, with a link that leads to it. What it is stands behind the link alone. */
export const tellRespondentJob = (areas: readonly Area[]) =>
	defineJob(TELL, Tell, async ({ tenant: ctx, messageId }, { replyId, origin, token }) => {
		if (!ctx) throw notFound();
		const { rows } = ctx;
		const { found } = await rows.read({
			found: rows.listingWith(
				formReplies,
				{ form: [forms, formReplies.formId], invitation: [formInvitations, formReplies.invitationId] },
				{ where: eq(formReplies.id, replyId), limit: 1 },
			),
		});
		const [one] = found;
		const form = one?.form && asForm(one.form);
		const area = areas.find(({ moduleKey }) => moduleKey === form?.moduleKey);
		const invitation = one?.invitation;
		if (!form || !area || form.deletedAt !== null || one.row.deletedAt !== null) return;
		const { id, respondentId } = one.row;
		if (respondentId !== null)
			return writeToMember(ctx, respondentId, origin + to.ownReply(ctx.tenant.guid, id), messageId);
		if (!invitation?.email) return;
		const { kind, email } = invitation;
		const language = isLanguage(one.row.language) ? one.row.language : ctx.tenant.language;
		const link = `${origin}${replyAddress(area, ctx.tenant.guid, form.guid, token)}?lang=${language}`;
		const message = form.isHealth ? "" : textIn(form.titles, language, form.languages[0] as Language).text;
		const params = { tenant: ctx.tenant.name, message, link };
		// The letter first: its id lets it go out once, and a fault after it brings the message again.
		await sendMail(ctx.context, { to: email, language, template: "formReplyNews", params }, `${messageId}:mail`);
		const now = ctx.now.getTime();
		await rows.commit([
			rows.adding(formInvitations, {
				...{ id: newId(now), formId: form.id, tokenHash: await hashToken(token), ofId: invitation.id },
				...{ kind, language, expiresAt: now + LINK_LIFE },
			}),
		]);
	});

/** A letter to a member who is still there, which says not even which form it is about. */
async function writeToMember(ctx: TenantContext, memberId: string, link: string, messageId: string): Promise<void> {
	const receiver = await receiverOf(ctx, memberId);
	if (!receiver) return;
	const language = isLanguage(receiver.language) ? receiver.language : ctx.tenant.language;
	const params = { name: receiver.firstName, tenant: ctx.tenant.name, link };
	await sendMail(
		ctx.context,
		{ to: receiver.email, language, template: "formMemberNews", params, tenantId: ctx.tenant.id },
		`${messageId}:mail`,
	);
}
