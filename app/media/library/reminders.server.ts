import { asc, lte } from "drizzle-orm";
import * as z from "zod";
import { newId } from "#app/platform/ids";
import { notifying } from "#app/platform/notify.server";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { fileReminders, files } from "#db/schema/media";
import { panelPath } from "./notes.server";
import { whoSeeFile } from "./who-see.server";

/** Reminders that one run of the clock takes on; the rest waits for the next. */
const A_RUN = 1000;
const Remind = z.object({ id: z.string(), remindAt: z.number() });

/** Finds the reminders of files that are due, also those that an earlier run has missed. */
export async function sweepFileReminders(context: RequestContext): Promise<void> {
	const due = await overTenants(context, (db) =>
		db
			.select({ id: fileReminders.id, tenantId: fileReminders.tenantId, remindAt: fileReminders.remindAt })
			.from(fileReminders)
			.where(lte(fileReminders.remindAt, context.now.getTime()))
			.orderBy(asc(fileReminders.remindAt))
			.limit(A_RUN),
	);
	const items = due.map(({ id, tenantId, remindAt }) => ({
		...{ tenantId, payload: { id, remindAt } },
		id: `file-remind:${id}:${remindAt}`,
	}));
	if (items.length > 0) await enqueueMany(context, fileReminderJob, items);
}

/** Tells somebody of a file as they asked, once however often the message comes; nothing of one that they see no more. */
export const fileReminderJob = defineJob("media.remind", Remind, async ({ tenant: ctx }, { id, remindAt }) => {
	if (!ctx) throw notFound();
	const reminder = await ctx.rows.find(fileReminders, id);
	if (!reminder || reminder.remindAt !== remindAt) return;
	const file = await ctx.rows.find(files, reminder.fileId);
	const isThere = file !== undefined && file.deletedAt === null && file.state === "ready";
	const sees = isThere && (await whoSeeFile(ctx, file)).some((one) => one.id === reminder.userId);
	const gone = ctx.rows.removing(fileReminders, id);
	if (!sees) return void (await ctx.rows.commit([gone]));
	const notice = {
		type: "fileReminder",
		params: { name: file.name, note: reminder.note && `– ${reminder.note}` },
		url: panelPath(ctx.tenant.guid, file, reminder.userId),
		noticeId: newId(ctx.now.getTime()),
	} as const;
	await ctx.rows.commit([gone, notifying(ctx, notice, [reminder.userId], gone)]);
});
