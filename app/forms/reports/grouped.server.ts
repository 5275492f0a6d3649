import { and, between, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import type { PendingRead } from "#app/platform/tenant/rows.server";
import { formAnswers, formReplies } from "#db/schema/forms";
import { sent } from "../replies/open-to.server";
import type { Figure, Lead } from "../versions/lineage";
import { answerGiven, valueGiven } from "./answer-given.server";
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

type Grouping = {
	formId: string;
	period: Period;
	language?: string;
	question: string;
	lineage: readonly Lead[];
};

const isGiven = ({ question, lineage }: Grouping): SQL => sql`${answerGiven(question, lineage)} is not null`;

/** How many gave each answer to the question that is grouped by. */
export function readingGroupSizes(
	{ bag, tenant }: TenantContext,
	grouping: Grouping,
): PendingRead<{ group: string; size: number }[]> {
	const { formId, period, language, question, lineage } = grouping;
	const query = bag.db
		.select({ given: answerGiven(question, lineage).as("given"), size: sql<number>`count(*)`.as("size") })
		.from(formReplies)
		.where(and(given(tenant.id, formId, period, language), isGiven(grouping)))
		.groupBy(sql`1`);
	const shape = (rows: unknown[]) => {
		const sizes = new Map<string, number>();
		for (const row of rows as { given: string; size: number }[]) {
			const group = valueGiven(question, lineage, row.given);
			if (group !== null) sizes.set(group, (sizes.get(group) ?? 0) + row.size);
		}
		return [...sizes].map(([group, size]) => ({ group, size }));
	};
	return { query, shape };
}

/** All answers, counted by group. */
export function readingGroups({ bag, tenant }: TenantContext, grouping: Grouping): PendingRead<GroupedFigure[]> {
	const { formId, period, language, question, lineage } = grouping;
	const own = sql`a.tenant_id = ${formReplies.tenantId} and a.id > ${formReplies.id} || ':' and a.id < ${formReplies.id} || ';'`;
	const query = bag.db
		.select({
			given: answerGiven(question, lineage).as("given"),
			question: sql<string>`a.question_id`.as("question"),
			part: sql<string>`a.part`.as("part"),
			value: sql<string>`a.value`.as("value"),
			count: sql<number>`count(*)`.as("count"),
		})
		.from(sql`${formReplies} cross join ${formAnswers} as a` as never)
		.where(and(given(tenant.id, formId, period, language), isGiven(grouping), own))
		.groupBy(sql`1`, sql`a.question_id`, sql`a.part`, sql`a.value`);
	const shape = (rows: unknown[]) =>
		(rows as (Figure & { given: string })[]).flatMap(({ given: answer, ...figure }) => {
			const group = valueGiven(question, lineage, answer);
			return group === null ? [] : [{ ...figure, group }];
		});
	return { query, shape };
}
