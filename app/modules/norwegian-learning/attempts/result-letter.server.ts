import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import * as z from "zod";
import { writtenIn } from "#app/directory/written.server";
import { done } from "#app/platform/guard.server";
import { isLanguage } from "#app/platform/i18n";
import { languageOfPage } from "#app/platform/i18n.server";
import { HOUR, MINUTE } from "#app/platform/limits";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { notFound, tooMany } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import type { TenantContext } from "#app/platform/tenant/context";
import { countUse, isOneTooMany } from "#app/platform/throttle.server";
import { languageTests, testAttempts, testLinks } from "#db/schema/norwegian-learning";
import { paths } from "../paths";
import type { MailResultInput } from "./attempts.schema";
import { openAttempt } from "./open-test.server";

/** Letters from one network, and to one address. */
const OF_NETWORK = { limit: 30, window: 15 * MINUTE };
const OF_ADDRESS = { limit: 5, window: HOUR };

const Mailing = z.object({
	attemptId: z.string(),
	email: z.email(),
	language: z.string(),
	/** Travels with the message, as only its hash is kept; null for a member, who logs in. */
	secret: z.string().nullable(),
});

/** Writes somebody the way to their result, once for each time that it is asked for. It names no level, as others may read a mailbox. */
export const mailResultJob = defineJob(
	"norwegian_learning.result",
	Mailing,
	async ({ tenant: ctx, messageId }, mailing) => {
		if (!ctx) throw notFound();
		const { attemptId, email, secret } = mailing;
		const attempt = await ctx.rows.find(testAttempts, attemptId);
		if (!attempt?.result) return;
		const { test, link } = await ctx.rows.read({
			test: ctx.rows.finding(languageTests, attempt.testId),
			link: ctx.rows.finding(testLinks, attempt.linkId),
		});
		if (!test || !link) return;
		const language = isLanguage(mailing.language) ? mailing.language : ctx.tenant.language;
		const at = paths(ctx.tenant.guid);
		const { format } = await writtenIn(language, ctx.tenant.timeZone, ctx.now);
		const path = secret === null ? at.take(link.guid) : at.comeBack(link.guid, secret);
		await sendMail(
			ctx.context,
			{
				...{ to: email, language, template: "languageTestResult" },
				params: {
					...{ name: attempt.name, tenant: ctx.tenant.name, title: test.title },
					when: format.dateTime(attempt.doneAt ?? attempt.lastAt),
					link: `${ctx.origin}${path}?lang=${language}`,
				},
			},
			`${messageId}:mail`,
		);
	},
);

/** Has the way to the result of an attempt written to an address; with the same `id` once. */
export const mailResult = ({ enqueue }: TenantContext, mailing: z.output<typeof Mailing>, id: string) =>
	enqueue(mailResultJob, mailing, `language-test-result:${id}`);

/** Sends the way to the result to the address that whoever has taken the test gives. */
export async function mailOwnResult({ request, context, params }: ActionFunctionArgs, { email }: MailResultInput) {
	const { ctx, attempt, secret } = await openAttempt(request, context, params);
	if (!attempt.result) throw notFound();
	await countUse(context, request, "languageTestMail", OF_NETWORK);
	if (await isOneTooMany(context, email, "languageTestMail", OF_ADDRESS)) throw tooMany(OF_ADDRESS.window / 1000);
	const language = await languageOfPage(request, context);
	await mailResult(ctx, { attemptId: attempt.id, email, language, secret }, `${attempt.id}:${context.requestId}`);
	return done({ snackbar: { key: "norwegianTest:told.sent" } });
}
