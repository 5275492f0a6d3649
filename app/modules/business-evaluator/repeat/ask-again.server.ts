import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import * as z from "zod";
import { replyAddress } from "#app/forms/area";
import { makeInvitations } from "#app/forms/invitations/invite.server";
import { readingOneForm } from "#app/forms/one-form/one-form.server";
import { closedFor } from "#app/forms/store/settings";
import { isLanguage } from "#app/platform/i18n";
import { DAY } from "#app/platform/limits";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { notFound } from "#app/platform/problems";
import { onceOnly } from "#app/platform/queue/consume.server";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { keyedToken } from "#app/platform/token.server";
import { entrepreneurs, evaluatorSettings } from "#db/schema/business-evaluator";
import { area } from "../area";
import { repeatMonths } from "../repeat-months";

/** Days of a month, as a letter is not to the day. */
const MONTH = 30.4 * DAY;
/** How long after its month a letter still goes out, and how long its link opens the form. */
const LATEST = 30 * DAY;
const LINK_LIFE = 60 * DAY;
/** Letters that one run of the clock has written. */
const MOST = 500;

const months = repeatMonths.map(Number);

/** Finds those whose first evaluation is so many months old as their organisation has decided, and has one letter written to each. */
export async function sweepRepeats(context: RequestContext): Promise<void> {
	const now = context.now.getTime();
	const isDue = or(
		...months.map((month) =>
			and(
				sql`exists (select 1 from json_each(${evaluatorSettings.repeatMonths}) where value = ${month})`,
				sql`${entrepreneurs.askedMonths} < ${month}`,
				sql`${entrepreneurs.createdAt} between ${now - month * MONTH - LATEST} and ${now - month * MONTH}`,
			),
		),
	);
	const due = await overTenants(context, (db) =>
		db
			.select({ tenantId: entrepreneurs.tenantId, id: entrepreneurs.id, createdAt: entrepreneurs.createdAt })
			.from(evaluatorSettings)
			.innerJoin(
				entrepreneurs,
				and(
					eq(entrepreneurs.tenantId, evaluatorSettings.tenantId),
					isNull(entrepreneurs.deletedAt),
					isNotNull(entrepreneurs.email),
					isDue,
				),
			)
			// Tenant by tenant, as the indexes begin with it.
			.where(sql`${evaluatorSettings.tenantId} in (select id from tenants)`)
			.limit(MOST),
	);
	await enqueueMany(
		context,
		askAgainJob,
		due.map(({ tenantId, id, createdAt }) => {
			const month = Math.max(...months.filter((one) => createdAt <= now - one * MONTH));
			return { tenantId, payload: { entrepreneurId: id, month }, id: `idea-again:${id}:${month}` };
		}),
	);
}

/** Asks an entrepreneur to evaluate the idea again by a link of their own; however often the message comes, one letter of a month goes out. */
export const askAgainJob = defineJob(
	"businessEvaluator.askAgain",
	z.object({ entrepreneurId: z.string(), month: z.number() }),
	async ({ context, tenant: ctx }, { entrepreneurId, month }) => {
		if (!ctx) throw notFound();
		const { rows, tenant, now } = ctx;
		const {
			settings,
			one,
			form: found,
		} = await rows.read({
			settings: rows.listing(evaluatorSettings, { limit: 1 }),
			one: rows.finding(entrepreneurs, entrepreneurId),
			form: readingOneForm(ctx, { area }),
		});
		const [opened] = found;
		const [decided] = settings;
		if (!decided?.repeatMonths.includes(month) || !one?.email || one.deletedAt !== null) return;
		if (!opened?.version || closedFor(opened.form, now.getTime()) !== undefined) return;
		const { form } = opened;
		const language = isLanguage(one.language) ? one.language : tenant.language;
		const token = await keyedToken(decided.linkKey, `again:${one.id}:${month}`);
		const id = `${one.id}:${month}`;
		await onceOnly(() =>
			makeInvitations(ctx, {
				...{ formId: form.id, expiresAt: now.getTime() + LINK_LIFE, sentAt: now.getTime() },
				invited: [{ id, token, email: one.email ?? undefined, subjectId: one.id, language }],
				reminders: { most: 0, gapHours: 0 },
				along: [rows.changing(entrepreneurs, one.id, { askedMonths: month })],
			}),
		);
		const link = `${ctx.origin}${replyAddress(area, tenant.guid, form.guid, token)}?lang=${language}`;
		const params = { name: one.name, tenant: tenant.name, count: String(month), link };
		await sendMail(context, { to: one.email, language, template: "ideaAgain", params }, `idea-again:${id}`);
	},
);
