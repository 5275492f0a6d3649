import { eq } from "drizzle-orm";
import * as z from "zod";
import { languageCodes } from "#app/platform/i18n";
import { HOUR } from "#app/platform/limits";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import type { TenantContext } from "#app/platform/tenant/context";
import { isOneTooMany } from "#app/platform/throttle.server";
import { formReplies, forms } from "#db/schema/forms";
import type { Answers } from "../answers/answer";
import type { Area } from "../area";
import { type Definition, questionsOf } from "../definition/definition";
import { textIn } from "../definition/texts";
import { asForm, type Form, type Version } from "../store/form-row.server";
import { receiptName } from "./receipt.server";
import type { Reply } from "./reply-row";

/** Receipts that one address, which anybody may have typed, is sent. */
const OF_ADDRESS = { limit: 5, window: HOUR };

const Receipt = z.object({
	...{ replyId: z.string(), email: z.email(), language: z.enum(languageCodes) },
	/** Where the receipt is seen. */
	link: z.string(),
});
const RECEIPT = { type: "forms.receipt", schema: Receipt };

/** The first address that was answered. */
function addressIn(definition: Definition, answers: Answers): string | undefined {
	const asked = questionsOf(definition).filter(({ type }) => type === "email");
	const given = asked.map(({ id }) => answers[id]).find((answer) => typeof answer === "string" && answer !== "");
	return given as string | undefined;
}

type Sent = { form: Form; version: Version; reply: Reply; link: string };

/** Sends a receipt to the address in the answers, if there is one, once for each reply. Nothing of the answers stands in it. */
export async function mailReceipt(ctx: TenantContext, { form, version, reply, link }: Sent): Promise<void> {
	const email = form.settings.isAnonymous || form.isHealth ? undefined : addressIn(version.definition, reply.answers);
	const asked = Receipt.safeParse({ replyId: reply.id, email, language: reply.language, link });
	if (!asked.success || (await isOneTooMany(ctx.context, asked.data.email, "formReceipt", OF_ADDRESS))) return;
	await ctx.enqueue(RECEIPT, asked.data, `forms-receipt:${reply.id}`);
}

/** Writes the letter, in the language that was answered in. */
export const receiptJob = (areas: readonly Area[]) =>
	defineJob(RECEIPT.type, Receipt, async ({ tenant: ctx, messageId }, { replyId, email, language, link }) => {
		if (!ctx) throw notFound();
		const { found } = await ctx.rows.read({
			found: ctx.rows.listingWith(
				formReplies,
				{ form: [forms, formReplies.formId] },
				{ where: eq(formReplies.id, replyId), limit: 1 },
			),
		});
		const [one] = found;
		const form = one?.form && asForm(one.form);
		const area = areas.find(({ moduleKey }) => moduleKey === form?.moduleKey);
		if (!form || !area || !one.row.receiptNo || one.row.deletedAt !== null) return;
		const title = textIn(form.titles, language, form.languages[0] as typeof language).text;
		const number = receiptName(area, one.row.receiptNo);
		if (area.receiptLetter) return area.receiptLetter(ctx, { replyId, email, language, number, title, link });
		const params = { tenant: ctx.tenant.name, title, receipt: number, link };
		await sendMail(ctx.context, { to: email, language, template: "formReceipt", params }, `${messageId}:mail`);
	});
