import { and, eq, sql } from "drizzle-orm";
import * as z from "zod";
import { memberships, smsOutbox } from "#db/schema/portal";
import { today } from "../clock";
import { persist } from "../database.server";
import { type Language, languageCodes } from "../i18n";
import { translator } from "../i18n.server";
import { correcting, notifying } from "../notify.server";
import { to } from "../portal-paths";
import { defineJob } from "../queue/define-job";
import { enqueueFor } from "../queue/enqueue.server";
import type { RequestContext, Tools } from "../request-context.server";
import { databaseBehind } from "../tenant/commit.server";
import type { TenantContext } from "../tenant/context";
import { hashToken } from "../token.server";
import { gatewayOf, handOver } from "./gateway.server";
import { renderSms, type SmsParams, type SmsTemplate, smsTemplates } from "./texts.server";

const Sms = z.object({
	/** E.164. */
	phone: z.string(),
	language: z.enum(languageCodes),
	template: z.enum(smsTemplates),
	params: z.record(z.string(), z.string()),
});
export type Sms = {
	[Template in SmsTemplate]: { phone: string; language: Language; template: Template; params: SmsParams[Template] };
}[SmsTemplate];

/** Whether text messages are set up. */
export const hasSms = (env: Tools["env"]): boolean => gatewayOf(env) !== null;

/** Messages that one tenant sends in a day where nothing else is set. */
const A_DAY = 200;
const mostADay = ({ SMS_PER_DAY }: Tools["env"]) => Number(SMS_PER_DAY || A_DAY);

/**
 * Sends a text message by the queue, on account of a tenant (none: of nobody's day). With `id` the same message sent twice goes
 * out once.
 */
export async function sendSms(context: Tools, tenant: { id: string } | null, sms: Sms, id?: string): Promise<void> {
	await enqueueFor(context, tenant?.id ?? null)(smsJob, sms, id);
}

/** Hands one message to the gateway, unless the tenant has sent its number today. What was handed over is not handed over again. */
export const smsJob = defineJob("sms.send", Sms, async ({ context, messageId: id, tenant }, sms) => {
	const gateway = gatewayOf(context.env);
	if (!gateway) return;
	const status = await takePlace(context, tenant, { id, template: sms.template });
	if (status === "held" && tenant) await tellOfHeld(tenant);
	if (status !== "sending") return;
	const text = renderSms(sms.template, sms.params, await translator(sms.language));
	const note = (values: Partial<typeof smsOutbox.$inferInsert>) =>
		persist(() => context.db.update(smsOutbox).set(values).where(eq(smsOutbox.id, id)).run());
	if (gateway.kind === "caught") return void (await note({ status: "caught", recipient: sms.phone, text }));
	// The key of the sender's own ids tells the gateway nothing.
	const outcome = await handOver(gateway, { key: await hashToken(id), to: sms.phone, text });
	await note({ status: outcome });
});

const dayOf = (context: Pick<RequestContext, "now">, tenant: TenantContext | null) =>
	today(tenant?.tenant.timeZone ?? "UTC", context.now);

/** Notes the message before it goes, `held` where the tenant's day is full; gives where it stands, also as an earlier delivery left it. */
async function takePlace(
	context: RequestContext,
	tenant: TenantContext | null,
	{ id, template }: { id: string; template: SmsTemplate },
): Promise<string | undefined> {
	const day = dayOf(context, tenant);
	const tenantId = tenant?.tenant.id ?? null;
	const [, [row]] = await context.db.batch([
		context.db.run(sql`insert or ignore into ${smsOutbox} (id, tenant_id, day, template, status, created_at)
			select ${id}, ${tenantId}, ${day}, ${template}, case when (select count(*) from ${smsOutbox}
				where tenant_id = ${tenantId} and day = ${day} and status <> 'held') >= ${mostADay(context.env)}
				then 'held' else 'sending' end, ${context.now.getTime()}`),
		context.db.select({ status: smsOutbox.status }).from(smsOutbox).where(eq(smsOutbox.id, id)),
	]);
	return row?.status;
}

/** Tells the tenant's administrators, once a day, how many were not sent because the day was full. */
async function tellOfHeld(ctx: TenantContext): Promise<void> {
	const db = databaseBehind(ctx.portal);
	const day = dayOf(ctx.context, ctx);
	const [count = 0] = await db
		.select({ count: sql<number>`count(*)` })
		.from(smsOutbox)
		.where(and(eq(smsOutbox.tenantId, ctx.tenant.id), eq(smsOutbox.day, day), eq(smsOutbox.status, "held")))
		.then((rows) => rows.map((row) => row.count));
	const admins = sql`(select user_id from ${memberships}
		where tenant_id = ${ctx.tenant.id} and role = 'ADMIN' and is_active = 1)`;
	// With the day in its address, so that what other days have told stays as it is.
	const notice = {
		...{ type: "smsLimit" as const, url: `${to.tenant(ctx.tenant.guid)}?day=${day}` },
		...{ params: { count, limit: mostADay(ctx.context.env) }, noticeId: `sms-limit:${ctx.tenant.id}:${day}` },
	};
	await ctx.portal.commit([notifying(ctx, notice, admins), correcting(ctx, notice, admins)]);
}
