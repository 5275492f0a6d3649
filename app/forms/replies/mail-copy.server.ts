import { eq } from "drizzle-orm";
import * as z from "zod";
import { languageCodes } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import type { TenantContext } from "#app/platform/tenant/context";
import { formReplies, forms, formVersions } from "#db/schema/forms";
import { textIn } from "../definition/texts";
import { asForm, asVersion, type Form } from "../store/form-row.server";
import { aroundOf, readable, wordsIn } from "./readable";
import { asReply, type Reply } from "./reply-row";
import type { Sender } from "./send-reply.server";

/** Characters of a letter at most: the whole stands behind its link. */
const MOST = 30_000;
const Copy = z.object({
	...{ replyId: z.string(), email: z.email(), language: z.enum(languageCodes) },
	/** Where the reply is seen by whoever has sent it. */
	link: z.string(),
});
const COPY = { type: "forms.mail-copy", schema: Copy };

/** Where a copy of the answers may go: to an address that is known to be theirs, never with health data or of somebody who is not noted. */
export function copyAddress({ settings, isHealth }: Form, { email }: Pick<Sender, "email">): string | null {
	return settings.offersCopy && !isHealth && !settings.isAnonymous ? (email ?? null) : null;
}

/** Sends the answers to whoever has given them, once for each state of the reply. */
export async function mailCopy(ctx: TenantContext, reply: Reply, to: Omit<z.output<typeof Copy>, "replyId">) {
	await ctx.enqueue(COPY, { replyId: reply.id, ...to }, `forms-copy:${reply.id}:${reply.revision}`);
}

/** Writes the letter, in the language that was answered in. */
export const mailCopyJob = defineJob(COPY.type, Copy, async ({ tenant: ctx, messageId }, asked) => {
	if (!ctx) throw notFound();
	const { replyId, email, language, link } = asked;
	const { found } = await ctx.rows.read({
		found: ctx.rows.listingWith(
			formReplies,
			{ form: [forms, formReplies.formId], version: [formVersions, formReplies.versionId] },
			{ where: eq(formReplies.id, replyId), limit: 1 },
		),
	});
	const [one] = found;
	const form = one?.form && asForm(one.form);
	if (!form || !one.version || one.row.deletedAt !== null) return;
	const { definition } = asVersion(one.version);
	const reply = asReply(one.row);
	const words = wordsIn(await translator(language), language, definition.languages);
	const message = readable(definition, reply.answers, words, aroundOf(ctx, reply))
		.flatMap(({ title, answers }) => [
			...(title ? [title.toUpperCase()] : []),
			...answers.map(({ label, lines, comment }) =>
				[label, ...(lines.length > 0 ? lines : ["–"]), comment].filter(Boolean).join("\n"),
			),
		])
		.join("\n\n");
	const params = {
		...{ tenant: ctx.tenant.name, title: textIn(definition.title, language, definition.languages[0]).text, link },
		message: message.length > MOST ? `${message.slice(0, MOST)}…` : message,
	};
	await sendMail(ctx.context, { to: email, language, template: "formCopy", params }, `${messageId}:mail`);
});
