import { and, sql } from "drizzle-orm";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { Reads } from "#app/platform/tenant/reads.server";
import type { PendingRead } from "#app/platform/tenant/rows.server";
import { formAnswers, formReplies } from "#db/schema/forms";
import { type Figure, summed } from "../versions/lineage";
import { withRetired } from "../versions/with-retired";
import { answerGiven } from "./answer-given.server";
import { type FigureFilter, ownRows, readingDaySizes, repliesIn } from "./figures.server";
import type { Asked, Figured } from "./form-report.server";
import { type Grouping, groupIn } from "./grouped.server";
import { groupsOf } from "./groups";
import { readingRetiring } from "./retired.server";
import { scoresOf } from "./scores-of";
import { summarise } from "./summary";

/** Those whom a filter leaves, by their answers to a question: for who may open the replies themselves. One round trip. */
export async function groupedWithin(
	visit: Visit,
	{ form, definition: newest, ask: { from, to } }: Asked,
	{ filter, question }: { filter: FigureFilter; question: string },
): Promise<Figured> {
	const by: Grouping = { formId: form.id, period: { from, to }, question, definition: newest };
	const reads = new Reads();
	const days = reads.add(readingDaySizes(visit, form.id, by.period));
	const retiring = reads.add(readingRetiring(visit, form.id));
	const readSizes = reads.add(readingSizes(visit, by, filter));
	const readFigures = reads.add(readingFigures(visit, by, filter));
	await reads.send(visit.rows);
	const { definition, retired } = withRetired(newest, retiring());
	const [sizes, grouped] = [readSizes(), readFigures()];
	const figures = summed(grouped);
	const number = sizes.reduce((sum, { size }) => sum + size, 0);
	const told = sizes.filter(({ group }) => group !== "");
	return {
		...{ number, later: 0, isHidden: false, retired, days: days() },
		questions: number > 0 ? summarise(definition, figures) : [],
		scores: scoresOf(definition, figures),
		groups: groupsOf(definition, told, grouped, { all: number, least: 1 }),
	};
}

const givenTo = ({ question = "", definition }: Grouping) => answerGiven(question, definition);

function readingSizes(
	{ bag, tenant }: TenantContext,
	by: Grouping,
	filter: FigureFilter,
): PendingRead<{ group: string; size: number }[]> {
	const query = bag.db
		.select({ given: givenTo(by).as("given"), size: sql<number>`count(*)`.as("size") })
		.from(formReplies)
		.where(repliesIn(tenant.id, by.formId, by.period, filter))
		.groupBy(sql`1`);
	const shape = (rows: unknown[]) => {
		const sizes = new Map<string, number>();
		for (const { given, size } of rows as { given: string | null; size: number }[]) {
			const group = groupIn(by, given);
			sizes.set(group, (sizes.get(group) ?? 0) + size);
		}
		return [...sizes].map(([group, size]) => ({ group, size }));
	};
	return { query, shape };
}

/** The narrow rows of the replies that are left, each read once. */
function readingFigures(
	{ bag, tenant }: TenantContext,
	by: Grouping,
	filter: FigureFilter,
): PendingRead<(Figure & { group: string })[]> {
	const query = bag.db
		.select({
			given: givenTo(by).as("given"),
			question: sql<string>`${formAnswers.questionId}`.as("question"),
			part: sql<string>`${formAnswers.part}`.as("part"),
			value: sql<string>`${formAnswers.value}`.as("value"),
			count: sql<number>`count(*)`.as("count"),
		})
		.from(sql`${formReplies} cross join ${formAnswers}` as never)
		.where(and(repliesIn(tenant.id, by.formId, by.period, filter), ownRows))
		.groupBy(sql`1`, sql`2`, sql`3`, sql`4`);
	const shape = (rows: unknown[]) =>
		(rows as (Figure & { given: string | null })[]).map(({ given, ...figure }) => ({
			...figure,
			group: groupIn(by, given),
		}));
	return { query, shape };
}
