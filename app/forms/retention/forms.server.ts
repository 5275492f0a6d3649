import { and, eq, lt } from "drizzle-orm";
import * as z from "zod";
import { DAY, HOUR } from "#app/platform/limits";
import { notFound } from "#app/platform/problems";
import { defineJob, type Job } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { ofTenants } from "#app/platform/tenant/of-tenants.server";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { TRASH_DAYS } from "#app/platform/trash-sweep.server";
import { tempGrants } from "#db/schema/directory";
import { formReplies, forms } from "#db/schema/forms";
import { asReply } from "../replies/reply-row";
import { type OnDelete, removeForGood } from "./removing.server";

/** Forms that one run of the clock takes on, and replies that one message does. */
const MOST = 200;
const A_MESSAGE = 25;

const FORGET = "forms.forget-form";
const Forget = z.object({ formId: z.string() });
const over = (now: Date) => now.getTime() - TRASH_DAYS * DAY;

/** Finds forms that have lain in the trash for 30 days. */
export async function sweepForms(context: RequestContext): Promise<void> {
	const found = await overTenants(context, (db) =>
		db
			.select({ tenantId: forms.tenantId, id: forms.id })
			.from(forms)
			.where(and(ofTenants(forms.tenantId), lt(forms.deletedAt, over(context.now))))
			.limit(MOST),
	);
	const hour = Math.floor(context.now.getTime() / HOUR);
	await enqueueMany(
		context,
		{ type: FORGET },
		found.map(({ tenantId, id }) => ({ tenantId, payload: { formId: id }, id: `forms-forget-form:${id}:${hour}` })),
	);
}

/** Removes a form for good, its replies first, some with each message; the rest goes with it, as it hangs on it. */
export const forgetFormJob = (onDelete: readonly OnDelete[]): Job<z.output<typeof Forget>> => {
	const job: Job<z.output<typeof Forget>> = defineJob(
		FORGET,
		Forget,
		async ({ tenant: ctx }, { formId }) => {
			if (!ctx) throw notFound();
			const form = await ctx.rows.find(forms, formId);
			if (!form || form.deletedAt === null || form.deletedAt >= over(ctx.now)) return;
			const replies = await ctx.rows.list(formReplies, { where: eq(formReplies.formId, formId), limit: A_MESSAGE });
			for (const reply of replies) await removeForGood(ctx, asReply(reply), undefined, onDelete);
			if (replies.length === A_MESSAGE) return ctx.enqueue(job, { formId });
			await ctx.rows.commit([
				...onDelete.flatMap((module) => module.form?.(ctx.rows, formId) ?? []),
				ctx.rows.clearing(tempGrants, formId, eq(tempGrants.recordId, formId)),
				ctx.rows.removing(forms, formId),
			]);
		},
		{ isLong: true },
	);
	return job;
};
