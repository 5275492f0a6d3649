import { and, between, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import type { PendingRead } from "#app/platform/tenant/rows.server";
import { formAnswers, formDays, formFigures, formReplies } from "#db/schema/forms";
import { sent } from "../replies/open-to.server";
import type { Figure } from "../versions/lineage";

/** Days, both included. */
export type Period = { from: string; to: string };
/** What a report looks at beside its period. `only`: a condition on replies; `answered`: who gave this answer. */
export type FigureFilter = {
	languages?: string[];
	only?: SQL;
	answered?: { question: string; value: string };
};

/**
 * How often each value was answered in a period: of days that are summed up from the sums, of the others from the narrow rows. One
 * read, whatever the number of questions.
 */
export function readingFigures(
	{ bag, tenant }: TenantContext,
	formId: string,
	{ from, to }: Period,
): PendingRead<Figure[]> {
	const of = (table: typeof formFigures | typeof formAnswers | typeof formDays) =>
		and(eq(table.tenantId, tenant.id), eq(table.formId, formId));
	const summed = sql`select ${formFigures.questionId} as question, ${formFigures.part} as part, ${formFigures.value} as value, ${formFigures.count} as n
		from ${formFigures} where ${and(of(formFigures), between(formFigures.day, from, to))}`;
	const openDays = sql`select ${formDays.day} from ${formDays} where ${and(of(formDays), between(formDays.day, from, to))} and ${formDays.summedAt} is null`;
	const open = sql`select ${formAnswers.questionId}, ${formAnswers.part}, ${formAnswers.value}, 1
		from ${formAnswers} where ${of(formAnswers)} and ${formAnswers.day} in (${openDays})`;
	return figures(bag, sql`(${summed} union all ${open})`, sql`sum(n)`);
}

/** The same of the replies that a filter leaves, from their narrow rows. */
export function readingFilteredFigures(
	{ bag, tenant }: TenantContext,
	formId: string,
	period: Period,
	filter: FigureFilter,
): PendingRead<Figure[]> {
	const chosen = repliesIn(tenant.id, formId, period, filter);
	// The replies come first, by their index; their narrow rows are a range of the key.
	const source = sql`(select ${formAnswers.questionId} as question, ${formAnswers.part} as part, ${formAnswers.value} as value
		from ${formReplies} cross join ${formAnswers} where ${chosen} and ${formAnswers.tenantId} = ${formReplies.tenantId}
		and ${formAnswers.id} > ${formReplies.id} || ':' and ${formAnswers.id} < ${formReplies.id} || ';')`;
	return figures(bag, source, sql`count(*)`);
}

function figures(bag: TenantContext["bag"], source: SQL, count: SQL): PendingRead<Figure[]> {
	const query = bag.db
		.select({
			question: sql<string>`question`.as("question"),
			part: sql<string>`part`.as("part"),
			value: sql<string>`value`.as("value"),
			count: sql<number>`${count}`.as("count"),
		})
		.from(source as never)
		.groupBy(sql`question`, sql`part`, sql`value`);
	return { query, shape: (rows) => rows as Figure[] };
}

/** Day → number of replies in a period. */
export function readingDays({ rows }: TenantContext, formId: string, { from, to }: Period) {
	return rows.listing(formDays, {
		where: and(eq(formDays.formId, formId), between(formDays.day, from, to)),
		orderBy: formDays.day,
		limit: 4000,
	});
}

/** How many replies a filter leaves. */
export function readingNumber(
	ctx: TenantContext,
	formId: string,
	period: Period,
	filter: FigureFilter,
): PendingRead<number> {
	const where = repliesIn(ctx.tenant.id, formId, period, filter);
	const query = ctx.bag.db
		.select({ n: sql<number>`count(*)`.as("n") })
		.from(formReplies)
		.where(where);
	return { query, shape: (rows) => (rows[0] as { n: number }).n };
}

function repliesIn(tenantId: string, formId: string, { from, to }: Period, filter: FigureFilter): SQL | undefined {
	const { languages, only, answered } = filter;
	const gave = answered && sql`json_extract(${formReplies.answers}, ${`$."${answered.question}"`}) = ${answered.value}`;
	return and(
		eq(formReplies.tenantId, tenantId),
		eq(formReplies.formId, formId),
		inArray(formReplies.status, ["submitted", "clarify", "approved", "rejected"]),
		between(formReplies.day, from, to),
		sent,
		languages && inArray(formReplies.language, languages),
		only && sql`(${only})`,
		gave,
	);
}
