import { and, between, eq, gte, inArray, or, type SQL, sql } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { formAnswers, formDays, formReplies } from "#db/schema/forms";
import { sent } from "../replies/open-to.server";
import { type Figure, summed } from "../versions/version-mapping";
import { type Counted, REPLIES, readTallies, type Tally } from "./tallies.server";

/** Days, both included. */
export type Period = { from: string; to: string };
export const ALL_DAYS: Period = { from: "1900-01-01", to: "2999-12-31" };
/** What a report looks at beside its period. `only`: a condition on replies; `answered`: who gave one of these answers. */
export type FigureFilter = {
	languages?: string[];
	only?: SQL;
	/** `since`: by versions from this one on. */
	answered?: readonly { question: string; value: string; since?: string }[];
};
/** A day with replies, and how often each value was answered on it. */
export type DayFigures = { day: string; replies: number; figures: Figure[] };

/**
 * How often each value was answered on each day of a form, as JSON; stands where `form_days` is read. Grouped in the order of
 * the index, so that nothing is sorted and each row is read once.
 */
export const figuresOfDay = sql`(select json_group_array(json_array(question_id, part, value, n)) from (
	select question_id, part, value, count(*) as n from ${formAnswers} as a
	where a.tenant_id = ${formDays.tenantId} and a.form_id = ${formDays.formId} and a.day = ${formDays.day}
	group by question_id, part, value))`;

/** The figures of a period, day by day: of days that are summed up as they stand, of the others from the rows of facts. One read. */
export function readingDays({ rows }: TenantContext, formId: string, { from, to }: Period): PendingQuery<DayFigures[]> {
	const query = rows
		.select(formDays, {
			day: formDays.day,
			replies: formDays.replies,
			figures: sql<string>`coalesce(${formDays.figures}, ${figuresOfDay})`.as("figures"),
		})
		.where(and(eq(formDays.formId, formId), between(formDays.day, from, to)))
		.orderBy(formDays.day);
	const shape = (rows: unknown[]) =>
		(rows as { day: string; replies: number; figures: string }[]).map((row) => ({
			...row,
			figures: unpack(row.figures),
		}));
	return { query, shape };
}

/** The days of a form that have replies, and how many: what a period may be cut into. All of them, or those of a period. */
export function readingDaySizes(
	{ rows }: TenantContext,
	formId: string,
	period?: Period,
): PendingQuery<{ day: string; replies: number }[]> {
	const query = rows
		.select(formDays, { day: formDays.day, replies: formDays.replies })
		.where(and(eq(formDays.formId, formId), period && between(formDays.day, period.from, period.to)))
		.orderBy(formDays.day);
	return { query, shape: (rows) => rows as { day: string; replies: number }[] };
}

/** The days' figures as those of the whole period. */
export const ofPeriod = (days: readonly DayFigures[]): Figure[] => summed(days.flatMap(({ figures }) => figures));

function unpack(figures: string): Figure[] {
	const rows = JSON.parse(figures) as [string, string, string, number][];
	return rows.map(([question, part, value, count]) => ({ question, part, value, count }));
}

/** Reads the same of the replies that a filter leaves, for the whole period, and how many they are. */
export function readFiltered(
	reads: ReadBatch,
	ctx: TenantContext,
	form: Counted,
	period: Period,
	filter: FigureFilter,
): () => { number: number; figures: Figure[] } {
	const where = repliesIn(ctx.tenant.id, form.formId, period, filter);
	const tallies = readTallies(reads, ctx, { ...form, where });
	return () => wholeOf(tallies());
}

/** Tallies as those of one whole. */
export function wholeOf(tallies: readonly Tally[]): { number: number; figures: Figure[] } {
	const isReplies = ({ question }: Tally) => question === REPLIES;
	const number = tallies.filter(isReplies).reduce((sum, { count }) => sum + count, 0);
	const ofQuestions = tallies.filter((tally) => !isReplies(tally));
	return {
		number,
		figures: summed(ofQuestions.map(({ question, part, value, count }) => ({ question, part, value, count }))),
	};
}

/** The replies that a filter leaves. */
export function repliesIn(
	tenantId: string,
	formId: string,
	{ from, to }: Period,
	filter: FigureFilter,
): SQL | undefined {
	const { languages, only, answered } = filter;
	// One value and several alike: `json_each` gives a row for each.
	const gave = answered?.map(({ question, value, since }) =>
		and(
			sql`exists (select 1 from json_each(${formReplies.answers}, ${`$."${question}"`}) where cast(value as text) = ${value})`,
			since ? gte(formReplies.versionId, since) : undefined,
		),
	);
	return and(
		eq(formReplies.tenantId, tenantId),
		eq(formReplies.formId, formId),
		inArray(formReplies.status, ["submitted", "clarify", "approved", "rejected"]),
		between(formReplies.day, from, to),
		sent,
		languages && inArray(formReplies.language, languages),
		only && sql`(${only})`,
		gave && or(...gave),
	);
}
