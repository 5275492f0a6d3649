import { and, asc, eq, isNull, lte } from "drizzle-orm";
import * as z from "zod";
import { type Receiver, receiverOf } from "#app/directory/receiver.server";
import { writtenIn } from "#app/directory/written.server";
import { defaultLanguage } from "#app/platform/i18n";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { to } from "#app/platform/portal-paths";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import type { RequestContext } from "#app/platform/request-context.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { tasks } from "#db/schema/tasks";
import { NO_DAY } from "./due";
import { enqueueReminders, notifyingOnce, REMINDERS_MOST } from "./notify-once.server";
import type { Task } from "./write-task.server";

const Remind = z.object({ taskId: z.string(), remindAt: z.number() });

/** Finds the reminders that are due, also those that an earlier run has missed, and enqueues one message for each. */
export async function sweepReminders(context: RequestContext): Promise<void> {
	const due = await overTenants(context, (db) =>
		db
			.select({ id: tasks.id, tenantId: tasks.tenantId, at: tasks.remindAt })
			.from(tasks)
			.where(and(lte(tasks.remindAt, context.now.getTime()), eq(tasks.isOpen, true), isNull(tasks.deletedAt)))
			.orderBy(asc(tasks.remindAt))
			.limit(REMINDERS_MOST),
	);
	await enqueueReminders(context, remindJob, "remind", due, ({ id, at }) => ({ taskId: id, remindAt: Number(at) }));
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
	const cleared = ctx.rows.changing(tasks, taskId, { remindAt: null }, undefined, stillDue);
	const url = to.ownTask(ctx.tenant.guid, taskId);
	// The letter first: its id lets it go out once, and a fault after it brings the message again.
	if (receiver) await sendReminder(ctx, task, receiver, url, `remind-mail:${taskId}:${remindAt}`);
	const notice = { type: "taskReminder", params: { title: task.title }, url } as const;
	await ctx.rows.commit(notifyingOnce(ctx, notice, receiver, cleared));
});

async function sendReminder(ctx: TenantContext, task: Task, receiver: Receiver, url: string, id: string) {
	const language = (receiver.language ?? ctx.tenant.language ?? defaultLanguage) as typeof defaultLanguage;
	const written = await writtenIn(language, receiver.timeZone ?? ctx.tenant.timeZone, ctx.now);
	const due = task.dueOn === NO_DAY ? written.t("tasks:noDue") : written.format.date(task.dueOn, "long");
	const params = { name: receiver.firstName, task: task.title, due, tenant: ctx.tenant.name, link: ctx.origin + url };
	await sendMail(
		ctx.context,
		{ to: receiver.email, language, template: "taskReminder", params, tenantId: ctx.tenant.id },
		id,
	);
}
