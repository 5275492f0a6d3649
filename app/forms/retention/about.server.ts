import { and, asc, eq, lt } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import * as z from "zod";
import { DAY, HOUR } from "#app/platform/limits";
import { notFound } from "#app/platform/problems";
import { defineJob, type Job } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { ofTenants } from "#app/platform/tenant/of-tenants.server";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import type { TenantTable } from "#app/platform/tenant/rows.server";
import { TRASH_DAYS } from "#app/platform/trash-sweep.server";
import { formInvitations, formReplies, subjectTypes } from "#db/schema/forms";
import type { SubjectType } from "../area";
import { asReply } from "../replies/reply-row";
import { subjectKindsOf } from "../subjects/known-subjects.server";
import { type OnDelete, removeForGood } from "./removing.server";

/** Subjects that one run of the clock takes on, and replies that one message does. */
const MOST = 500;
const A_MESSAGE = 25;

const FORGET = "forms.forget-about";
const Forget = z.object({ type: z.enum(subjectTypes), subjectId: z.string() });

type Trashed = TenantTable & { deletedAt: SQLiteColumn };

/** Finds subjects that have lain in their module's trash for 30 days: what was answered about them goes with them. Before the trash is emptied. */
export async function sweepAbout(context: RequestContext, type: SubjectType, table: Trashed): Promise<void> {
	const over = context.now.getTime() - TRASH_DAYS * DAY;
	const found = (await overTenants(context, (db) =>
		db
			.select({ tenantId: table.tenantId, id: table.id })
			.from(table as never)
			.where(and(ofTenants(table.tenantId as never), lt(table.deletedAt, over)))
			.orderBy(asc(table.deletedAt))
			.limit(MOST),
	)) as { tenantId: string; id: string }[];
	const hour = Math.floor(context.now.getTime() / HOUR);
	await enqueueMany(
		context,
		{ type: FORGET },
		found.map(({ tenantId, id }) => ({
			...{ tenantId, payload: { type, subjectId: id } },
			id: `forms-forget-about:${id}:${hour}`,
		})),
	);
}

/** Removes what was answered about a subject for good, some with each message, and the links to what was to be answered. */
export const forgetAboutJob = (onDelete: readonly OnDelete[]): Job<z.output<typeof Forget>> => {
	const job: Job<z.output<typeof Forget>> = defineJob(
		FORGET,
		Forget,
		async ({ tenant: ctx }, { type, subjectId }) => {
			if (!ctx) throw notFound();
			const kind = subjectKindsOf().find((one) => one.type === type);
			const subject = kind && (await ctx.rows.find(kind.table, subjectId));
			// Somebody has taken it out of the trash at the last moment.
			if (subject && (subject as { deletedAt?: number | null }).deletedAt == null) return;
			const about = and(eq(formReplies.subjectType, type), eq(formReplies.subjectId, subjectId));
			const replies = await ctx.rows.list(formReplies, { where: about, limit: A_MESSAGE });
			for (const reply of replies) await removeForGood(ctx, asReply(reply), undefined, onDelete);
			if (replies.length === A_MESSAGE) return ctx.enqueue(job, { type, subjectId });
			await ctx.rows.commit([ctx.rows.clearing(formInvitations, subjectId, eq(formInvitations.subjectId, subjectId))]);
		},
		{ isLong: true },
	);
	return job;
};
