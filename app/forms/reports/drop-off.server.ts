import { and, between, eq, inArray, isNull, sql } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { formOpenings, formReplies, replyStatuses } from "#db/schema/forms";
import type { Period } from "./figures.server";

/** How many have opened it and answered nothing; have begun and not sent, by the question that was last in sight; and have sent. */
export type DropOff = { state: "opened" | "begun" | "sent"; question: string | null; count: number };

/** Replies of a period that were begun, sent or left, by the index of the list. */
export function readingLeaving(
	{ rows, tenant }: TenantContext,
	formId: string,
	{ from, to }: Period,
): PendingQuery<DropOff[]> {
	const state = sql<string>`case when ${formReplies.status} <> 'draft' then 'sent'
		when ${formReplies.answers} = '{}' then 'opened' else 'begun' end`;
	const question = sql<string>`case when ${formReplies.status} = 'draft' then ${formReplies.lastQuestionId} end`;
	const query = rows
		.select(formReplies, {
			state: state.as("state"),
			question: question.as("question"),
			count: sql<number>`count(*)`.as("count"),
		})
		.where(counted(tenant.id, formId, { from, to }))
		.groupBy(sql`1`, sql`2`);
	return { query, shape: (rows) => rows as DropOff[] };
}

/** The same of those of whom nothing is kept until they send, by an index that holds all of it. */
export function readingFormViews(
	{ rows }: TenantContext,
	formId: string,
	{ from, to }: Period,
): PendingQuery<DropOff[]> {
	const query = rows
		.select(formOpenings, {
			state: sql<string>`case when ${formOpenings.isBegun} then 'begun' else 'opened' end`.as("state"),
			question: formOpenings.lastQuestionId,
			count: sql<number>`count(*)`.as("count"),
		})
		.where(and(eq(formOpenings.formId, formId), between(formOpenings.day, from, to)))
		.groupBy(sql`1`, sql`2`);
	return { query, shape: (rows) => rows as DropOff[] };
}

/** How long it took, in steps of ten seconds: step → replies. */
export function readingTimes(
	{ rows, tenant }: TenantContext,
	formId: string,
	period: Period,
): PendingQuery<{ seconds: number; count: number }[]> {
	const step = sql<number>`${formReplies.seconds} / 10 * 10`;
	const query = rows
		.select(formReplies, { seconds: step.as("seconds"), count: sql<number>`count(*)`.as("count") })
		.where(
			and(counted(tenant.id, formId, period), sql`${formReplies.status} <> 'draft' and ${formReplies.seconds} > 0`),
		)
		.groupBy(sql`1`);
	return { query, shape: (rows) => rows as { seconds: number; count: number }[] };
}

const counted = (tenantId: string, formId: string, { from, to }: Period) =>
	and(
		eq(formReplies.tenantId, tenantId),
		eq(formReplies.formId, formId),
		inArray(formReplies.status, [...replyStatuses]),
		between(formReplies.day, from, to),
		eq(formReplies.isTest, false),
		isNull(formReplies.deletedAt),
	);
