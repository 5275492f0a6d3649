import { and, asc, eq, isNull, lte } from "drizzle-orm";
import * as z from "zod";
import { type Receiver, receiverOf } from "#app/directory/receiver.server";
import { writtenIn } from "#app/directory/written.server";
import type { Bag } from "#app/platform/bag.server";
import { defaultLanguage } from "#app/platform/i18n";
import { newId } from "#app/platform/ids";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { telling } from "#app/platform/notify.server";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { tasks } from "#db/schema/crm";
import { places } from "./places";
import { NO_DAY, type Task } from "./tasks.server";

/** Reminders that one run of the clock takes on; the rest waits for the next. */
const MOST = 1000;

const Remind = z.object({ taskId: z.string(), remindAt: z.number() });

/** Finds the reminders that are due, also those that an earlier run has missed, and enqueues one message for each. */
export async function sweepReminders(bag: Bag): Promise<void> {
	const due = await overTenants(bag, (db) =>
		db
			.select({ id: tasks.id, tenantId: tasks.tenantId, remindAt: tasks.remindAt })
			.from(tasks)
			.where(and(lte(tasks.remindAt, bag.now.getTime()), eq(tasks.isOpen, true), isNull(tasks.deletedAt)))
			.orderBy(asc(tasks.remindAt))
			.limit(MOST),
	);
	const messages = due.flatMap(({ id, tenantId, remindAt }) =>
		remindAt === null ? [] : { tenantId, payload: { taskId: id, remindAt }, id: `remind:${id}:${remindAt}` },
	);
	await enqueueMany(bag, remindJob, messages);
}

/**
 * Tells whoever has a task of it, once for each reminder however often the message comes. One that was moved, done or
 * removed meanwhile is told of at its own time or not at all.
 */
export const remindJob = defineJob("crm.remind", Remind, async ({ tenant: ctx }, { taskId, remindAt }) => {
	if (!ctx) throw notFound();
	const task = await ctx.rows.find(tasks, taskId);
	if (!task?.isOpen || task.deletedAt !== null || task.remindAt !== remindAt) return;
	const receiver = await receiverOf(ctx, task.assigneeId ?? task.createdBy);
	const stillDue = and(eq(tasks.remindAt, remindAt), eq(tasks.isOpen, true), isNull(tasks.deletedAt));
	const told = ctx.rows.changing(tasks, taskId, { remindAt: null }, undefined, stillDue);
	const url = places(ctx.tenant.guid).task(taskId);
	// The letter first: its id lets it go out once, and a fault after it brings the message again.
	if (receiver) await sendReminder(ctx, task, receiver, url, `remind-mail:${taskId}:${remindAt}`);
	const notice = {
		type: "taskReminder",
		params: { title: task.title },
		url,
		noticeId: newId(ctx.now.getTime()),
	} as const;
	await ctx.rows.commit([told, telling(ctx, notice, receiver ? [receiver.id] : [], told)]);
});

async function sendReminder(ctx: TenantContext, task: Task, receiver: Receiver, url: string, id: string) {
	const language = (receiver.language ?? ctx.tenant.language ?? defaultLanguage) as typeof defaultLanguage;
	const written = await writtenIn(language, receiver.timeZone ?? ctx.tenant.timeZone, ctx.now);
	const due = task.dueOn === NO_DAY ? written.t("crmWork:task.noDue") : written.format.date(task.dueOn, "long");
	const params = { name: receiver.firstName, task: task.title, due, tenant: ctx.tenant.name, link: ctx.origin + url };
	await sendMail(
		ctx.bag,
		{ to: receiver.email, language, template: "taskReminder", params, tenantId: ctx.tenant.id },
		id,
	);
}
