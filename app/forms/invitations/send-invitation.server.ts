import { and, eq, isNull } from "drizzle-orm";
import * as z from "zod";
import type { Language } from "#app/platform/i18n";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { formInvitations, forms } from "#db/schema/forms";
import { type Area, replyAddress } from "../area";
import { textIn } from "../definition/texts";
import { asForm } from "../store/form-row.server";
import { isWaiting, receiverOfInvited } from "./remind-invited.server";

export const SEND_INVITATION = "forms.send-invitation";
/** The link travels with the message, as only its hash is kept: delivered twice it is the same one. */
const Sending = z.object({
	...{ id: z.string(), token: z.string(), origin: z.string() },
	/** Who invites, and words of their own. */
	...{ sender: z.string(), message: z.string() },
});

/** Writes the letter of an invitation, once, and notes that it went; not of one that was taken back or used meanwhile. */
export const sendInvitationJob = (areas: readonly Area[]) =>
	defineJob(SEND_INVITATION, Sending, async ({ tenant: ctx }, { id, token, origin, sender, message }) => {
		if (!ctx) throw notFound();
		const { rows, tenant } = ctx;
		const isUnsent = and(isWaiting(ctx.now.getTime()), isNull(formInvitations.sentAt));
		const { found } = await rows.read({
			found: rows.listingWith(
				formInvitations,
				{ form: [forms, formInvitations.formId] },
				{ where: and(eq(formInvitations.id, id), isUnsent), limit: 1 },
			),
		});
		const [one] = found;
		const form = one?.form && asForm(one.form);
		const area = areas.find(({ moduleKey }) => moduleKey === form?.moduleKey);
		const receiver = one && (await receiverOfInvited(ctx, one.row));
		if (!receiver || !form || !area || form.deletedAt !== null) return;
		const { to, fullName: name, language } = receiver;
		const title = form.isHealth ? "" : textIn(form.titles, language, form.languages[0] as Language).text;
		const link = `${origin}${replyAddress(area, tenant.guid, form.guid, token)}?lang=${language}`;
		const words = [title, message].filter(Boolean).join("\n\n");
		const params = { name, tenant: tenant.name, sender, message: words, link };
		// The letter first: its id lets it go out once, and a fault after it brings the message again.
		await sendMail(ctx.context, { to, language, template: "formInvitation", params }, `form-invitation:${id}`);
		await rows.commit([
			rows.deriving(formInvitations, and(eq(formInvitations.id, id), isNull(formInvitations.sentAt)) as never, {
				sentAt: ctx.now.getTime(),
			}),
		]);
	});
