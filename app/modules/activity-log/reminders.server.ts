import { and, asc, between, eq, isNull } from "drizzle-orm";
import * as z from "zod";
import { levelOf } from "#app/directory/level-of.server";
import { type Receiver, receiverOf } from "#app/directory/receiver.server";
import { replyAddress } from "#app/forms/area";
import { invite } from "#app/forms/invitations/invite.server";
import { findBySendKey } from "#app/forms/replies/send-reply.server";
import { readOpenForm } from "#app/forms/store/form-row.server";
import { addDays, today } from "#app/platform/clock";
import { defaultLanguage, isLanguage } from "#app/platform/i18n";
import { toInstant } from "#app/platform/local-time";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { notifying } from "#app/platform/notify.server";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { activityAbsences, activityLogs } from "#db/schema/activity-log";
import { area } from "./area";
import { isExpected } from "./calendar";
import { dayKey } from "./day-key";
import { paths } from "./paths";
import type { Log } from "./reading.server";
import { nextReminder } from "./reminder-time";

/** Reminders that one run of the clock takes on; the rest waits for the next. */
const MOST = 500;

/** Finds the logs whose hour has come, also those that an earlier run has missed. */
export async function sweepReminders(context: RequestContext): Promise<void> {
	const due = await overTenants(context, (db) =>
		db
			.select({ id: activityLogs.id, tenantId: activityLogs.tenantId, remindAt: activityLogs.remindAt })
			.from(activityLogs)
			.where(and(between(activityLogs.remindAt, 1, context.now.getTime()), isNull(activityLogs.deletedAt)))
			.orderBy(asc(activityLogs.remindAt))
			.limit(MOST),
	);
	const messages = due.map(({ id, tenantId, remindAt }) => ({
		...{ tenantId, payload: { logId: id, remindAt }, id: `activity-remind:${id}:${remindAt}` },
	}));
	await enqueueMany(context, remindJob, messages);
}

/**
 * Reminds a client of a day that is not filled in, in the portal and by a letter whose link needs no login; once for each day,
 * however often the message comes. Nothing of what the log asks is said.
 */
export const remindJob = defineJob(
	"activity.remind",
	z.object({ logId: z.string(), remindAt: z.number() }),
	async ({ tenant: ctx }, { logId, remindAt }) => {
		if (!ctx) throw notFound();
		const log = await ctx.rows.find(activityLogs, logId);
		if (!log?.clientId || log.deletedAt !== null || log.remindAt !== remindAt) return;
		const { timeZone } = ctx.tenant;
		const next = nextReminder(log, timeZone, ctx.now.getTime());
		const moving = ctx.rows.changing(
			activityLogs,
			logId,
			{ remindAt: next },
			undefined,
			eq(activityLogs.remindAt, remindAt),
		);
		const day = today(timeZone, new Date(remindAt));
		// What was missed while the clock stood still is not caught up with on another day.
		const isNow = day === today(timeZone, ctx.now);
		const receiver = isNow && (await isWaiting(ctx, log, day)) ? await receiverOf(ctx, log.clientId) : undefined;
		if (receiver) await sendLink(ctx, log, receiver, day);
		const url = paths(ctx.tenant.guid).dashboard({ log: logId });
		const notice = { type: "activityLogReminder", params: {}, url, noticeId: `${logId}:${day}` } as const;
		await ctx.rows.commit([moving, notifying(ctx, notice, receiver ? [receiver.id] : [], moving)]);
	},
);

/** Whether the day asks for an answer that has not come, of somebody who still has the module. */
async function isWaiting(ctx: TenantContext, log: Log, day: string): Promise<boolean> {
	if (!isExpected(log, day)) return false;
	const [reply, absence, { level }] = await Promise.all([
		findBySendKey(ctx, log.id, dayKey(day)),
		ctx.rows.find(activityAbsences, `${log.clientId}:${day}`),
		levelOf(ctx, log.clientId ?? "", area.moduleKey),
	]);
	return reply === undefined && absence === undefined && level > 0;
}

async function sendLink(ctx: TenantContext, log: Log, receiver: Receiver, day: string): Promise<void> {
	const language = isLanguage(receiver.language) ? receiver.language : (ctx.tenant.language ?? defaultLanguage);
	const { id: formId } = log;
	const { form } = await readOpenForm(ctx, area, { id: formId });
	const expiresAt = toInstant(`${addDays(day, 1)}T00:00`, ctx.tenant.timeZone);
	const invited = [{ respondentId: receiver.id, subjectId: receiver.id, language }];
	const [invitation] = await invite(ctx, area, { formId, invited, expiresAt });
	if (!invitation) return;
	const link = `${ctx.origin}${replyAddress(area, ctx.tenant.guid, form.guid, invitation.token)}?lang=${language}`;
	const params = { name: receiver.firstName, tenant: ctx.tenant.name, link };
	await sendMail(
		ctx.context,
		{ to: receiver.email, language, template: "activityReminder", params, tenantId: ctx.tenant.id },
		`activity-mail:${formId}:${day}`,
	);
}
