import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type * as z from "zod";
import { openInvited } from "#app/forms/invitations/open-invited.server";
import { findBySendKey, sendReply } from "#app/forms/replies/send-reply.server";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { languageOfPage } from "#app/platform/i18n.server";
import { MINUTE } from "#app/platform/limits";
import { gone, notFound } from "#app/platform/problems";
import { tenantBrand } from "#app/platform/tenant/tenant-brand";
import { countUse } from "#app/platform/throttle.server";
import { activityLogs } from "#db/schema/activity-log";
import { area } from "./area";
import { isInTime } from "./calendar";
import { dayKey } from "./day-key";
import { answersIn, validateDay } from "./days.server";
import { entriesOf } from "./entries";
import type { LinkForm } from "./logs.schema";

/** Answers from one network. */
const USES = { limit: 30, window: MINUTE };

type Args = Pick<LoaderFunctionArgs, "request" | "params" | "context">;

/** The log and the day that a reminder's link leads to: today, as the link is over at midnight. */
async function openLink({ params, context }: Args) {
	const { form_guid: guid = "", token = "" } = params;
	const opened = await openInvited(context, area, guid, token);
	const { ctx, form } = opened;
	const day = today(ctx.tenant.timeZone, context.now);
	const [log, reply] = await Promise.all([
		ctx.rows.find(activityLogs, form.id),
		findBySendKey(ctx, form.id, dayKey(day)),
	]);
	if (!log || log.deletedAt !== null || log.clientId === null) throw notFound();
	const isOver = opened.isUsed || reply !== undefined || !isInTime(log, day);
	return { ...opened, log, day, isOver, isSent: opened.isUsed || reply !== undefined };
}

/** Today's entries for whoever has the link, without a login. What was answered before is not shown. */
export async function showLink(args: LoaderFunctionArgs) {
	const [{ ctx, version, log, day, isOver, isSent }, language] = await Promise.all([
		openLink(args),
		languageOfPage(args.request, args.context),
	]);
	return {
		tenant: tenantBrand(ctx.tenant),
		...{ day, isOver, isSent },
		entries: isOver ? [] : entriesOf(version.definition, language, log.targets),
	};
}

/** Takes today's answers by a reminder's link, once. */
export async function fillByLink(args: ActionFunctionArgs, input: z.output<typeof LinkForm>) {
	const { request, context } = args;
	const { ctx, form, version, sender, day, isOver, isSent } = await openLink(args);
	if (isOver) throw gone(isSent ? "forms:closed.used" : "forms:closed.linkOver");
	await countUse(context, request, "formReply", USES);
	const answers = validateDay(version, answersIn(input)(version));
	const language = await languageOfPage(request, context);
	const sending = { sendKey: dayKey(day), answers, startedAt: context.now.getTime(), day };
	await sendReply(ctx, form, version, sending, { ...sender, language });
	return done();
}
