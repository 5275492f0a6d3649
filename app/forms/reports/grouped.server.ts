import { and, between, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import type { PendingRead } from "#app/platform/tenant/rows.server";
import { formAnswers, formReplies } from "#db/schema/forms";
import { sent } from "../replies/open-to.server";
import type { Figure } from "../versions/lineage";
import type { Period } from "./figures.server";

/** How often each value was answered by those who gave one answer to another question. */
export type GroupedFigure = Figure & { group: string };

/** The replies of a form that count in a period. */
export const given = (tenantId: string, formId: string, { from, to }: Period, language?: string): SQL =>
	and(
		eq(formReplies.tenantId, tenantId),
		eq(formReplies.formId, formId),
		inArray(formReplies.status, ["submitted", "clarify", "approved", "rejected"]),
		between(formReplies.day, from, to),
		sent,
		language === undefined ? undefined : eq(formReplies.language, language),
	) as SQL;

/** The one answer of a reply that it is grouped by: a range of the key of its narrow rows. */
const groupOf = (question: string): SQL =>
	sql`g.tenant_id = ${formReplies.tenantId} and g.id > ${formReplies.id} || ':' and g.id < ${formReplies.id} || ';' and g.question_id = ${question} and g.part = ''`;

type Grouping = { formId: string; period: Period; language?: string; question: string };

/** How many gave each answer to the question that is grouped by. */
export function readingGroupSizes(
	{ bag, tenant }: TenantContext,
	{ formId, period, language, question }: Grouping,
): PendingRead<{ group: string; size: number }[]> {
	const query = bag.db
		.select({ group: sql<string>`g.value`.as("group"), size: sql<number>`count(*)`.as("size") })
		.from(sql`${formReplies} cross join ${formAnswers} as g` as never)
		.where(and(given(tenant.id, formId, period, language), groupOf(question)))
		.groupBy(sql`g.value`);
	return { query, shape: (rows) => rows as { group: string; size: number }[] };
}

/** All other answers, counted by group: what a cross-tab shows of each question. */
export function readingGroups(
	{ bag, tenant }: TenantContext,
	{ formId, period, language, question }: Grouping,
): PendingRead<GroupedFigure[]> {
	const own = sql`a.tenant_id = ${formReplies.tenantId} and a.id > ${formReplies.id} || ':' and a.id < ${formReplies.id} || ';'`;
	const query = bag.db
		.select({
			group: sql<string>`g.value`.as("group"),
			question: sql<string>`a.question_id`.as("question"),
			part: sql<string>`a.part`.as("part"),
			value: sql<string>`a.value`.as("value"),
			count: sql<number>`count(*)`.as("count"),
		})
		.from(sql`${formReplies} cross join ${formAnswers} as g cross join ${formAnswers} as a` as never)
		.where(and(given(tenant.id, formId, period, language), groupOf(question), own))
		.groupBy(sql`g.value`, sql`a.question_id`, sql`a.part`, sql`a.value`);
	return { query, shape: (rows) => rows as GroupedFigure[] };
}
