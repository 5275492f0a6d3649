import { and, eq, isNull, lte, sql } from "drizzle-orm";
import * as z from "zod";
import { letterReceivers, sendLetters } from "#app/directory/letters/send.server";
import { type Receiver, receiverOf } from "#app/directory/receiver.server";
import { today } from "#app/platform/clock";
import { WITHOUT_LETTER } from "#app/platform/notification-types";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import type { RequestContext } from "#app/platform/request-context.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { enqueueReminders, notifyingOnce, REMINDERS_MOST } from "#app/tasks/notify-once.server";
import { companies } from "#db/schema/directory";
import { measures, safetyLetters } from "#db/schema/hms";
import { letters, letterTo } from "../letters/letters.server";
import { paths } from "../paths";
import { nextReminder } from "./reminding";

const Remind = z.object({ measureId: z.string(), remindOn: z.string() });

/** Finds the measures whose owners are to be reminded today, and enqueues one message for each. */
export async function sweepMeasures(context: RequestContext): Promise<void> {
	const due = await overTenants(context, (db) =>
		db
			.select({ id: measures.id, tenantId: measures.tenantId, at: measures.remindOn })
			.from(measures)
			.where(
				and(
					// Tenant by tenant, as the index begins with it.
					sql`${measures.tenantId} in (select id from tenants)`,
					lte(measures.remindOn, today("UTC", context.now)),
					eq(measures.isOpen, true),
					isNull(measures.deletedAt),
				),
			)
			.limit(REMINDERS_MOST),
	);
	await enqueueReminders(context, remindJob, "hms-remind", due, ({ id, at }) => ({
		measureId: id,
		remindOn: String(at),
	}));
}

/** Reminds whoever is responsible for a measure by mail and notification, once for each day that was planned however often the message comes. */
export const remindJob = defineJob("hms.remind", Remind, async ({ tenant: ctx }, { measureId, remindOn }) => {
	if (!ctx) throw notFound();
	const { found } = await ctx.rows.read({
		found: ctx.rows.listingWith(
			measures,
			{ company: [companies, measures.companyId, ["name"]] },
			{ where: eq(measures.id, measureId), limit: 1 },
		),
	});
	const { row: measure, company } = found[0] ?? {};
	if (!measure?.isOpen || measure.deletedAt !== null || measure.remindOn !== remindOn) return;
	const receiver = await receiverOf(ctx, measure.ownerId ?? measure.createdBy);
	const still = and(eq(measures.remindOn, remindOn), eq(measures.isOpen, true), isNull(measures.deletedAt));
	const next = nextReminder(measure.dueOn, today(ctx.tenant.timeZone, ctx.now));
	const moved = ctx.rows.changing(measures, measureId, { remindOn: next }, undefined, still);
	const url = paths(ctx.tenant.guid).measure(measureId);
	const event = today(ctx.tenant.timeZone, ctx.now) > measure.dueOn ? "measureOverdue" : "measureDue";
	const logged = receiver
		? await sendOf(ctx, event, { row: measure, company: company?.name ?? "", receiver }, url)
		: [];
	const unsent = logged.length === 0 ? WITHOUT_LETTER : {};
	const notice = { type: "measureReminder", params: { title: measure.title, ...unsent }, url } as const;
	await ctx.rows.commit([...logged, ...notifyingOnce(ctx, notice, receiver, moved)]);
});

/** Writes of a measure to whoever is responsible, where the tenant sends that letter, and gives the writes of the log. */
async function sendOf(
	ctx: TenantContext,
	event: "measureDue" | "measureOverdue",
	{ row, company, receiver }: { row: Row<typeof measures>; company: string; receiver: Receiver },
	path: string,
): Promise<PendingWrite[]> {
	const setting = await ctx.rows.find(safetyLetters, event);
	const [recipient] = letterReceivers(letters, event, setting);
	if (recipient === undefined) return [];
	const id = `${row.id}:${event}:${recipient}:${row.remindOn}`;
	const words = { company, texts: { measure: row.title }, days: { due: row.dueOn }, path };
	const letter = letterTo(ctx, receiver, { id, recipient }, words);
	return sendLetters(ctx, letters, { event, recordId: row.companyId, setting }, [letter]);
}
