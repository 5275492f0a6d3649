import * as z from "zod";
import { defaultLanguage, isLanguage } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { hasOwnLetter, isKnown, kindOf } from "#app/platform/notification-types";
import { nextDigestAt } from "#app/platform/notifications/digest-time";
import { closeDigest, dueDigests, planDigest, readDigest } from "#app/platform/notifications/digests.server";
import { to } from "#app/platform/portal-paths";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { noticeWords } from "./notice-words.server";

/** Digests that one run of the clock takes on; the rest waits for the next. */
const MOST = 1000;

const Digest = z.object({ userId: z.string(), dueAt: z.number() });

/** Finds the digests that are due, or whose hour is still to be found, and enqueues one message for each. */
export async function sweepDigests(context: RequestContext): Promise<void> {
	const messages = (await dueDigests(context, MOST)).flatMap(({ userId, dueAt }) =>
		dueAt === null ? [] : { tenantId: null, payload: { userId, dueAt }, id: `digest:${userId}:${dueAt}` },
	);
	await enqueueMany(context, digestJob, messages);
}

/**
 * Finds the hour of somebody's digest, and at that hour sends what has come since the last and was not seen: once, however
 * often the message comes. What was turned off meanwhile is left out.
 */
export const digestJob = defineJob("notices.digest", Digest, async ({ context }, { userId, dueAt }) => {
	const found = await readDigest(context, userId, dueAt);
	if (!found) return;
	const { reader, rules, unseen, until } = found;
	const { digest } = rules;
	if (!reader || digest === "never") return closeDigest(context, userId, dueAt, context.now.getTime());
	const zone = reader.user.timeZone ?? reader.tenant.timeZone;
	if (dueAt === 0) return planDigest(context, userId, dueAt, nextDigestAt({ ...rules, digest }, zone, context.now));
	const mailed = unseen.filter(
		({ type, params }) => isKnown(type) && !hasOwnLetter(type, params) && rules.channels[kindOf(type).topic].mail,
	);
	// The letter first: its id lets it go out once, and a fault after it brings the message again.
	if (mailed.length > 0) await sendDigest(context, reader, mailed, `digest-mail:${userId}:${dueAt}`);
	await closeDigest(context, userId, dueAt, until);
});

const pathOf = ({ type, url }: { type: string; url: string }) =>
	isKnown(type) && kindOf(type).hidesPath ? to.notifications() : url;

type Found = NonNullable<Awaited<ReturnType<typeof readDigest>>>;

async function sendDigest(
	context: RequestContext,
	{ user, tenant }: NonNullable<Found["reader"]>,
	mailed: Found["unseen"],
	id: string,
): Promise<void> {
	const language = [user.language, tenant.language].find(isLanguage) ?? defaultLanguage;
	const t = await translator(language);
	const message = mailed
		.map((one) => `${noticeWords(one, language, t).text}\n${context.origin}${pathOf(one)}`)
		.join("\n\n");
	const params = { name: user.firstName, message, link: context.origin + to.notifications() };
	await sendMail(context, { to: user.email, language, template: "digest", params, tenantId: tenant.id }, id);
}
