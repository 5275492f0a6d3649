import { eq } from "drizzle-orm";
import * as z from "zod";
import { mailOutbox } from "#db/schema/portal";
import type { Bag } from "../bag.server";
import { languageCodes } from "../i18n";
import { translator } from "../i18n.server";
import { defineJob } from "../queue/define-job";
import { enqueueFor } from "../queue/enqueue.server";
import { type Letter, renderLetter } from "./templates.server";

const Mail = z.object({
	to: z.email(),
	language: z.enum(languageCodes),
	template: z.enum(["invitation", "passwordReset", "passwordChanged"]),
	params: z.record(z.string(), z.string()),
});
export type Mail = z.output<typeof Mail>;

/** Sends a letter by the queue: nobody waits for the mail server, and a failed sending is tried again. */
export async function sendMail(bag: Bag, mail: Mail): Promise<void> {
	await enqueueFor(bag, null)(mailJob, mail);
}

/** Hands one letter to the mailer. A letter that was handed over is not handed over again. */
export const mailJob = defineJob("mail.send", Mail, async ({ bag, messageId }, mail) => {
	const [sent] = await bag.db
		.select({ status: mailOutbox.status })
		.from(mailOutbox)
		.where(eq(mailOutbox.id, messageId));
	if (sent && sent.status !== "sending") return;
	const letter = renderLetter(mail.template, mail.params, await translator(mail.language));
	const entry = { id: messageId, recipient: mail.to, template: mail.template, createdAt: bag.now.getTime() };
	if (bag.env.ENVIRONMENT === "local" && !bag.env.MAIL) {
		await bag.db
			.insert(mailOutbox)
			.values({ ...entry, status: "caught", ...letter })
			.onConflictDoNothing();
		return;
	}
	await bag.db
		.insert(mailOutbox)
		.values({ ...entry, status: "sending" })
		.onConflictDoNothing();
	await deliver(bag.env, mail.to, letter);
	await bag.db.update(mailOutbox).set({ status: "sent" }).where(eq(mailOutbox.id, messageId));
});

/** Cloudflare's `send_email` binding; throws where it is not bound or refuses, so that the queue tries again. */
async function deliver(env: Env, to: string, letter: Letter): Promise<void> {
	if (!env.MAIL) throw new Error("the binding MAIL is missing");
	await env.MAIL.send({
		from: env.MAIL_FROM,
		to,
		subject: letter.subject,
		text: letter.text,
		html: letter.html,
	} as never);
}
