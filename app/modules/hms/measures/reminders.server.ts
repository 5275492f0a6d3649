import { and, eq, isNull, lte, sql } from "drizzle-orm";
import * as z from "zod";
import { receiverOf } from "#app/directory/receiver.server";
import { writtenIn } from "#app/directory/written.server";
import type { Bag } from "#app/platform/bag.server";
import { today } from "#app/platform/clock";
import { defaultLanguage } from "#app/platform/i18n";
import { newId } from "#app/platform/ids";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { telling } from "#app/platform/notify.server";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { measures } from "#db/schema/hms";
import { paths } from "../paths";
import { nextReminder } from "./reminding";

/** Reminders that one run of the clock takes on; the rest waits for the next. */
const MOST = 1000;

const Remind = z.object({ measureId: z.string(), remindOn: z.string() });

/** Finds the measures whose owners are to be reminded today, and enqueues one message for each. */
export async function sweepMeasures(bag: Bag): Promise<void> {
	const due = await overTenants(bag, (db) =>
		db
			.select({ id: measures.id, tenantId: measures.tenantId, remindOn: measures.remindOn })
			.from(measures)
			.where(
				and(
					// Tenant by tenant, as the index begins with it.
					sql`${measures.tenantId} in (select id from tenants)`,
					lte(measures.remindOn, today("UTC", bag.now)),
					eq(measures.isOpen, true),
					isNull(measures.deletedAt),
				),
			)
			.limit(MOST),
	);
	const messages = due.map(({ id, tenantId, remindOn }) => ({
		...{ tenantId, payload: { measureId: id, remindOn }, id: `hms-remind:${id}:${remindOn}` },
	}));
	await enqueueMany(bag, remindJob, messages);
}

/** Reminds whoever is responsible for a measure by mail and notification, once for each day that was planned however often the message comes. */
export const remindJob = defineJob("hms.remind", Remind, async ({ tenant: ctx }, { measureId, remindOn }) => {
	if (!ctx) throw notFound();
	const measure = await ctx.rows.find(measures, measureId);
	if (!measure?.isOpen || measure.deletedAt !== null || measure.remindOn !== remindOn) return;
	const receiver = await receiverOf(ctx, measure.ownerId ?? measure.createdBy);
	const still = and(eq(measures.remindOn, remindOn), eq(measures.isOpen, true), isNull(measures.deletedAt));
	const next = nextReminder(measure.dueOn, today(ctx.tenant.timeZone, ctx.now));
	const moved = ctx.rows.changing(measures, measureId, { remindOn: next }, undefined, still);
	const url = paths(ctx.tenant.guid).measure(measureId);
	if (receiver) {
		const language = (receiver.language ?? ctx.tenant.language ?? defaultLanguage) as typeof defaultLanguage;
		const { format } = await writtenIn(language, receiver.timeZone ?? ctx.tenant.timeZone, ctx.now);
		const params = {
			...{ name: receiver.firstName, measure: measure.title, due: format.date(measure.dueOn, "long") },
			...{ tenant: ctx.tenant.name, link: ctx.origin + url },
		};
		// The letter first: its id lets it go out once, and a fault after it brings the message again.
		const letter = {
			to: receiver.email,
			language,
			template: "measureReminder" as const,
			params,
			tenantId: ctx.tenant.id,
		};
		await sendMail(ctx.bag, letter, `hms-remind-mail:${measureId}:${remindOn}`);
	}
	const notice = {
		...{ type: "measureReminder" as const, params: { title: measure.title }, url, noticeId: newId(ctx.now.getTime()) },
	};
	await ctx.rows.commit([moved, telling(ctx, notice, receiver ? [receiver.id] : [], moved)]);
});
