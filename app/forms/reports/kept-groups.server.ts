import { and, between, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { TenantContext } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { formDays, formGroupDays, formReplies } from "#db/schema/forms";
import { leadingTo } from "./answer-given.server";
import type { DaySize } from "./group-blocks";
import { type GroupedFigure, type Grouping, givenOn, groupIn } from "./grouped.server";
import { REPLIES, readTallies, type Tally } from "./tallies.server";

/** How many of each group replied on each day, the figures of the period by groups, and the days that had to be counted. */
export type ReadGroups = { sizes: DaySize[]; figures: GroupedFigure[]; counted: string[] };

/** The questions that replies are told apart by, and what a day's figures by them are kept under. */
export const questionsOf = ({ question, definition }: Pick<Grouping, "question" | "definition">) =>
	question === undefined ? [] : leadingTo(question, definition);
export const keyOf = (questions: readonly string[]) => questions.join("|");

/**
 * Reads a period by groups: days that are kept as they stand, the replies of the others one by one. `isSizes`: only how many of each group replied,
 * for which nothing that was answered is read.
 */
export function readGroups(
	reads: ReadBatch,
	ctx: TenantContext,
	by: Grouping,
	{ isSizes = false } = {},
): () => ReadGroups {
	const kept = reads.add(readingKept(ctx, by, isSizes));
	const isFresh = inArray(formReplies.day, freshDays(ctx, by));
	const where = givenOn(ctx.tenant.id, by.formId, isFresh, by.language);
	const fresh = readTallies(reads, ctx, { ...by, where, questions: questionsOf(by), isSizes });
	return () => {
		const known = new Set(kept().map(({ day }) => day));
		const tallies = fresh();
		const days = new Set(tallies.map(({ day }) => day));
		return {
			...groupFigures(by, [...kept().flatMap(talliesOf), ...tallies]),
			counted: [...days].filter((day) => !known.has(day)),
		};
	};
}

const keptBy = (by: Grouping) =>
	and(
		eq(formGroupDays.tenantId, formDays.tenantId),
		eq(formGroupDays.id, sql`${formDays.id} || ':' || ${keyOf(questionsOf(by))}`),
	);
const daysIn = ({ tenant }: TenantContext, { formId, period }: Grouping) =>
	and(eq(formDays.tenantId, tenant.id), eq(formDays.formId, formId), between(formDays.day, period.from, period.to));

type KeptDay = { day: string; sizes: string; figures: string | null };

/** What is kept; of a day whose figures are too much to be kept nothing but that. */
function readingKept(ctx: TenantContext, by: Grouping, isSizes: boolean): PendingQuery<KeptDay[]> {
	const query = ctx.rows
		.select(formDays, {
			day: sql<string>`${formDays.day}`.as("day"),
			sizes: sql<string>`${formGroupDays.sizes}`.as("sizes"),
			figures: (isSizes
				? sql<string | null>`case when ${formGroupDays.figures} is not null then '[]' end`
				: sql<string | null>`${formGroupDays.figures}`
			).as("figures"),
		})
		.innerJoin(ctx.rows.own(formGroupDays), keptBy(by))
		.where(daysIn(ctx, by));
	return { query, shape: (rows) => rows as KeptDay[] };
}

/** The days of which nothing is kept that could be read. */
const freshDays = (ctx: TenantContext, by: Grouping) =>
	ctx.rows
		.select(formDays, { day: formDays.day })
		.leftJoin(ctx.rows.own(formGroupDays), and(keptBy(by), isNotNull(formGroupDays.figures)))
		.where(and(daysIn(ctx, by), sql`${formGroupDays.id} is null`));

function talliesOf({ day, sizes, figures }: KeptDay): Tally[] {
	if (figures === null) return [];
	const counts = JSON.parse(sizes) as [string, string | null, number][];
	const answers = JSON.parse(figures) as [string, string | null, string, string, string, number][];
	return [
		...counts.map(([language, given, count]) => ({
			...{ day, language, given, count },
			...{ question: REPLIES, part: "", value: "" },
		})),
		...answers.map(([language, given, question, part, value, count]) => ({
			...{ day, language, given, question, part, value, count },
		})),
	];
}

/** Tallies by the groups that are asked for: an answer of an earlier version counts as what it is now. */
export function groupFigures(by: Grouping, tallies: readonly Tally[]): Pick<ReadGroups, "sizes" | "figures"> {
	const sizes: DaySize[] = [];
	const figures = new Map<string, GroupedFigure>();
	for (const { day, given, question, part, value, count, ...tally } of tallies) {
		if (by.language !== undefined && tally.language !== by.language) continue;
		const of = { language: by.byLanguage ? tally.language : "", group: groupIn(by, given) };
		if (question === REPLIES) {
			sizes.push({ day, ...of, size: count });
			continue;
		}
		const key = [of.language, of.group, question, part, value].join("\t");
		const known = figures.get(key);
		if (known) known.count += count;
		else figures.set(key, { ...of, question, part, value, count });
	}
	return { sizes, figures: [...figures.values()] };
}
