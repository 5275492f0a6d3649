import { and, between, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import type { PendingRead } from "#app/platform/tenant/rows.server";
import { formReplies } from "#db/schema/forms";
import { sent } from "../replies/open-to.server";
import type { Figure, Joining } from "../versions/lineage";
import { answerGiven, valueGiven } from "./answer-given.server";
import type { Period } from "./figures.server";
import type { DaySize } from "./group-blocks";

/** Those who are counted together: by their language, by their answer to a question ("" for none), or by both. */
export type Group = { language: string; group: string };
export type GroupSize = Group & { size: number };
/** How often each value was answered by one of them. */
export type GroupedFigure = Group & Figure;
/** By what a form's replies are told apart; `language`: only those in it. */
export type Grouping = {
	formId: string;
	period: Period;
	language?: string;
	question?: string;
	byLanguage?: boolean;
	definition: Joining;
};

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

const languageIn = ({ byLanguage }: Grouping) => (byLanguage ? sql<string>`${formReplies.language}` : sql<string>`''`);
const givenIn = ({ question, definition }: Grouping) =>
	question === undefined ? sql<string | null>`null` : answerGiven(question, definition);
/** The group of those who gave an answer. */
export const groupIn = ({ question, definition }: Grouping, found: string | null) =>
	question === undefined ? "" : (valueGiven(question, definition, found) ?? "");

/** How many replies fall into each group. */
export function readingGroupSizes({ bag, tenant }: TenantContext, by: Grouping): PendingRead<GroupSize[]> {
	const query = bag.db
		.select({
			language: languageIn(by).as("language"),
			given: givenIn(by).as("given"),
			size: sql<number>`count(*)`.as("size"),
		})
		.from(formReplies)
		.where(given(tenant.id, by.formId, by.period, by.language))
		.groupBy(sql`1`, sql`2`);
	const shape = (rows: unknown[]) => {
		const sizes = new Map<string, GroupSize>();
		for (const row of rows as { language: string; given: string | null; size: number }[]) {
			const one = { language: row.language, group: groupIn(by, row.given) };
			const key = JSON.stringify(one);
			sizes.set(key, { ...one, size: (sizes.get(key)?.size ?? 0) + row.size });
		}
		return [...sizes.values()];
	};
	return { query, shape };
}

/** How many of each group replied on each day of the form: what a period in which they are told apart is cut into. */
export function readingGroupDays({ bag, tenant }: TenantContext, by: Grouping): PendingRead<DaySize[]> {
	const query = bag.db
		.select({
			day: formReplies.day,
			language: languageIn(by).as("language"),
			given: givenIn(by).as("given"),
			size: sql<number>`count(*)`.as("size"),
		})
		.from(formReplies)
		.where(given(tenant.id, by.formId, by.period, by.language))
		.groupBy(sql`1`, sql`2`, sql`3`)
		.orderBy(formReplies.day);
	const shape = (rows: unknown[]) =>
		(rows as { day: string; language: string; given: string | null; size: number }[]).map(
			({ given: found, ...one }) => ({ ...one, group: groupIn(by, found) }),
		);
	return { query, shape };
}

/** How many each group has in a period. */
export function sizesIn(days: readonly DaySize[], { from, to }: Period): GroupSize[] {
	const sizes = new Map<string, GroupSize>();
	for (const { day, language, group, size } of days) {
		if (day < from || day > to) continue;
		const key = JSON.stringify([language, group]);
		sizes.set(key, { language, group, size: (sizes.get(key)?.size ?? 0) + size });
	}
	return [...sizes.values()];
}
