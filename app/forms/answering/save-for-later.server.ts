import * as z from "zod";
import { parseInput } from "#app/platform/handler.server";
import { type Language, languageCodes } from "#app/platform/i18n";
import { newId } from "#app/platform/ids";
import { DAY, HOUR, MINUTE } from "#app/platform/limits";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { gone, notFound, tooMany } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { countUse, isOneTooMany } from "#app/platform/throttle.server";
import { hashToken, newToken } from "#app/platform/token.server";
import { formInvitations, forms } from "#db/schema/forms";
import { type Area, replyAddress } from "../area";
import { textIn } from "../definition/texts";
import { endingFormView } from "../form-views/form-views.server";
import { saveProgress } from "../replies/save-progress.server";
import { GUEST_DRAFT_DAYS } from "../retention/replies.server";
import { asForm } from "../store/form-row.server";
import { closedFor } from "../store/settings";
import type { OpenedAnswering } from "./open-answering.server";

/** How long the link works. */
const LATER_LIFE = GUEST_DRAFT_DAYS * DAY;
/** Letters that one network, which may be a whole school's, and one address have sent. */
const OF_NETWORK = { limit: 60, window: 15 * MINUTE };
const OF_ADDRESS = { limit: 3, window: HOUR };

const Address = z.object({
	email: z.string("required").trim().toLowerCase().min(1, "required").pipe(z.email("email").max(254, "email")),
});
const Later = z.object({
	...{ formId: z.string(), email: z.email(), language: z.enum(languageCodes), origin: z.string() },
	/** Travels with the message, as only its hash is kept. */
	token: z.string(),
});
const LATER = { type: "forms.later", schema: Later };

/** Whether what a guest has answered may wait for them: not where nobody is to be known, nor with health data. */
export const offersLater = ({ savesForLater }: Area, { form, sender, amending }: OpenedAnswering): boolean =>
	savesForLater === true &&
	sender.source === "link" &&
	!amending &&
	!form.isHealth &&
	form.settings.isAnonymous !== true &&
	form.settings.verifiesEmail !== true;

type Begun = { sendKey: string; startedAt: number; answers: Record<string, unknown>; lastQuestionId?: string };

/**
 * Keeps what a guest has answered so far, and has a letter written with the link that leads back to it; the address itself is not kept. Throws
 * `invalid` (`email`), `gone` for a form that takes no replies, `tooMany` for who asks on and on.
 */
export async function saveForLater(
	answering: OpenedAnswering,
	request: Request,
	input: object,
	begun: Begun,
): Promise<void> {
	const { ctx, form, version, sender } = answering;
	const { rows, now, origin } = ctx;
	const closed = closedFor(form, now.getTime());
	if (closed) throw gone(`forms:closed.${closed}`);
	const { email } = parseInput(Address, input) as z.output<typeof Address>;
	await countUse(ctx.context, request, "formEmail", OF_NETWORK);
	if (await isOneTooMany(ctx.context, email, "formLater", OF_ADDRESS)) throw tooMany(OF_ADDRESS.window / 1000);
	const token = newToken();
	const id = newId(now.getTime());
	const { language } = sender;
	const link = {
		...{ id, formId: form.id, tokenHash: await hashToken(token), kind: "anonymous" as const, language },
		expiresAt: now.getTime() + LATER_LIFE,
	};
	const { sendKey, ...progress } = begun;
	const by = { ...sender, source: "invitation" as const, respondentId: null, invitationId: id };
	await saveProgress(ctx, form, version, { ...progress, sendKey: `invitation:${id}` }, by, undefined, [
		rows.adding(formInvitations, link),
		await endingFormView(ctx, form.id, sendKey),
	]);
	await ctx.enqueue(LATER, { formId: form.id, email, language: language as Language, origin, token });
}

/** Writes the letter, in the language that was answered in. */
export const laterJob = (areas: readonly Area[]) =>
	defineJob(LATER.type, Later, async ({ tenant: ctx, messageId }, { formId, email, language, origin, token }) => {
		if (!ctx) throw notFound();
		const row = await ctx.rows.find(forms, formId);
		const form = row && asForm(row);
		const area = areas.find(({ moduleKey }) => moduleKey === form?.moduleKey);
		if (!form || !area || form.deletedAt !== null) return;
		const link = `${origin}${replyAddress(area, ctx.tenant.guid, form.guid, token)}?lang=${language}`;
		const message = textIn(form.titles, language, form.languages[0] as Language).text;
		const params = { tenant: ctx.tenant.name, message, days: String(GUEST_DRAFT_DAYS), link };
		await sendMail(ctx.context, { to: email, language, template: "formLater", params }, `${messageId}:mail`);
	});
