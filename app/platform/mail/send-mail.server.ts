import { and, eq, ne } from "drizzle-orm";
import * as z from "zod";
import { among } from "#app/platform/tenant/among.server";
import { mailOutbox } from "#db/schema/portal";
import { persist } from "../database.server";
import { type Language, languageCodes } from "../i18n";
import { translator } from "../i18n.server";
import { readerOf } from "../notifications/reader.server";
import { to } from "../portal-paths";
import { defineJob, type Job } from "../queue/define-job";
import { enqueueFor } from "../queue/enqueue.server";
import { type Tools, wholeContext } from "../request-context.server";
import { type Letter, type MailParams, type MailTemplate, mailTemplates, renderLetter } from "./templates.server";

const Mail = z.object({
	to: z.email(),
	language: z.enum(languageCodes),
	template: z.enum(mailTemplates),
	params: z.record(z.string(), z.string()),
	/** Where an answer goes, if not to the portal's own address. */
	replyTo: z.email().optional(),
	/** The tenant that it is from, whose word holds where the reader has said nothing of letters of its kind. */
	tenantId: z.string().optional(),
	/** A calendar file that goes with it. */
	calendar: z.string().max(60_000).optional(),
});
export type Mail = {
	[Template in MailTemplate]: { to: string; language: Language; template: Template; params: MailParams[Template] };
}[MailTemplate] & { calendar?: string; replyTo?: string; tenantId?: string };

/**
 * Sends a letter by the queue: nobody waits for the mail server, and a failed sending is tried again. With `id` the same
 * letter sent twice goes out once.
 */
export async function sendMail(context: Tools, mail: Mail, id?: string): Promise<void> {
	await enqueueFor(context, null)(mailJob, mail, id);
}

/** Which of some letters, by their ids, have been handed to the mailer. */
export async function sentLetters(context: Tools, ids: readonly string[]): Promise<Set<string>> {
	if (ids.length === 0) return new Set();
	const isOne = among(mailOutbox.id, ids);
	const found = await wholeContext(context)
		.db.select({ id: mailOutbox.id })
		.from(mailOutbox)
		.where(and(isOne, ne(mailOutbox.status, "sending")));
	return new Set(found.map(({ id }) => id));
}

/** Hands one letter to the mailer. A letter that was handed over is not handed over again. */
export const mailJob: Job<z.output<typeof Mail>> = defineJob(
	"mail.send",
	Mail,
	async ({ context, messageId }, mail) => {
		const [sent] = await context.db
			.select({ status: mailOutbox.status })
			.from(mailOutbox)
			.where(eq(mailOutbox.id, messageId));
		if (sent && sent.status !== "sending") return;
		const reader = await readerOf(context, mail);
		if (reader?.isOff) return;
		if (reader?.quietUntil !== undefined)
			return enqueueFor(context, null)(mailJob, mail, messageId, reader.quietUntil - context.now.getTime());
		const stop = reader && context.origin + to.unsubscribe(reader.stopToken);
		const letter = renderLetter(mail.template, mail.params, await translator(mail.language), mail.language, stop);
		const entry = { id: messageId, recipient: mail.to, template: mail.template, createdAt: context.now.getTime() };
		if (context.env.ENVIRONMENT === "local" && !context.env.MAIL) {
			await context.db
				.insert(mailOutbox)
				.values({ ...entry, status: "caught", ...letter })
				.onConflictDoNothing();
			return;
		}
		await context.db
			.insert(mailOutbox)
			.values({ ...entry, status: "sending" })
			.onConflictDoNothing();
		await deliver(context.env, mail, letter, stop);
		// The letter is out: a passing fault here would send it again with the next delivery.
		await persist(() =>
			context.db.update(mailOutbox).set({ status: "sent" }).where(eq(mailOutbox.id, messageId)).run(),
		);
	},
);

/** Cloudflare's `send_email` binding; throws where it is not bound or refuses, so that the queue tries again. */
async function deliver(
	env: Env,
	{ to, calendar, replyTo }: Pick<z.output<typeof Mail>, "to" | "calendar" | "replyTo">,
	letter: Letter,
	stop?: string,
): Promise<void> {
	if (!env.MAIL) throw new Error("the binding MAIL is missing");
	await env.MAIL.send({
		from: env.MAIL_FROM,
		to,
		subject: letter.subject,
		text: letter.text,
		html: letter.html,
		...(replyTo && { replyTo }),
		...(stop && { headers: stopHeaders(stop) }),
		...(calendar && { attachments: [calendarFile(calendar)] }),
	} as never);
}

/** By these mail programs offer to turn letters of a kind off in one press (RFC 8058). */
export const stopHeaders = (link: string) => ({
	"List-Unsubscribe": `<${link}>`,
	"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** As mail programs take it for an invitation, not for a file: the method stands in its type too. */
function calendarFile(content: string) {
	const method = /^METHOD:(\w+)/m.exec(content)?.[1] ?? "PUBLISH";
	const type = `text/calendar; charset=utf-8; method=${method}`;
	return {
		content: btoa(String.fromCharCode(...new TextEncoder().encode(content))),
		filename: "meeting.ics",
		type,
		disposition: "attachment",
	};
}
