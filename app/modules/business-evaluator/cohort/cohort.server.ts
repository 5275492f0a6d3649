import { and, gte, isNull, lt, type SQL, sql } from "drizzle-orm";
import { textIn } from "#app/forms/definition/texts";
import { readingOneForm } from "#app/forms/one-form/one-form.server";
import { reportPdf } from "#app/forms/pdf/report-pdf.server";
import { hiddenGroups, LEAST } from "#app/forms/reports/hide-small";
import { periodOf } from "#app/lists/statistics/period";
import { presetsOf } from "#app/lists/statistics/presets";
import type { StatisticsQuery } from "#app/lists/statistics/statistics.schema";
import { addDays, today } from "#app/platform/clock";
import { csv } from "#app/platform/csv";
import { translator } from "#app/platform/i18n.server";
import { toInstant } from "#app/platform/local-time";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { entrepreneurs } from "#db/schema/business-evaluator";
import { theForm } from "../form/the-form";
import { paths } from "../paths";
import { stageKeys, statusKeys } from "../statuses";
import { cohortCards, wordsOf } from "./cohort-cards";

/** A number of people; null: some, but too few to be told. */
export type Group = { value: string; count: number | null };
export type CohortArea = { name: string; mean: number };

/** Those who have begun in a period, in numbers for who pays for the guidance: no group of fewer than five, and none that follows from the others. */
export async function readCohort(visit: Visit, asked: StatisticsQuery) {
	const { rows, tenant, now, language } = visit;
	const period = periodOf(asked, today(tenant.timeZone, now));
	const at = (day: string) => toInstant(`${day}T00:00`, tenant.timeZone);
	const begun = and(
		...[isNull(entrepreneurs.deletedAt), gte(entrepreneurs.createdAt, at(period.from))],
		lt(entrepreneurs.createdAt, at(addDays(period.to, 1))),
	) as SQL;
	const { form, numbers, areas, stage, status, municipality } = await rows.read({
		form: readingOneForm(visit, theForm),
		numbers: readingNumbers(visit, begun),
		areas: readingAreas(visit, begun),
		stage: rows.countingBy(entrepreneurs, entrepreneurs.stage, begun),
		status: rows.countingBy(entrepreneurs, entrepreneurs.status, begun),
		municipality: rows.countingBy(entrepreneurs, sql`coalesce(${entrepreneurs.municipality}, '')`, begun),
	});
	const definition = form[0]?.version?.definition ?? theForm.template;
	const { all, scored, repeated, companies } = numbers;
	const isShown = all >= LEAST;
	const places = [...municipality.keys()].sort((one, other) => one.localeCompare(other, language));
	return {
		...{ period, isEmpty: all === 0, isShown },
		all: isShown ? all : null,
		companies: isShown ? shown([companies, all - companies])[0] : null,
		score: scored >= LEAST ? numbers.score : null,
		repeated: repeated >= LEAST ? { count: repeated, first: numbers.first, last: numbers.last } : null,
		areas: definition.scores.flatMap(({ id, name }): CohortArea[] => {
			const { mean, count } = areas.get(id) ?? { mean: 0, count: 0 };
			return count < LEAST
				? []
				: [{ name: textIn(name, language, definition.languages[0]).text, mean: Math.round(mean) }];
		}),
		groups: {
			stage: groupsOf(stage, stageKeys, isShown),
			status: groupsOf(status, statusKeys, isShown),
			municipality: groupsOf(municipality, places, isShown),
		},
	};
}
export type Cohort = Awaited<ReturnType<typeof readCohort>>;

const shown = (counts: readonly number[]) => {
	const hidden = hiddenGroups(counts);
	return counts.map((count, nth) => (hidden[nth] ? null : count));
};

function groupsOf(counted: ReadonlyMap<string, number>, values: readonly string[], isShown: boolean): Group[] {
	if (!isShown) return [];
	const counts = shown(values.map((value) => counted.get(value) ?? 0));
	return values.map((value, nth) => ({ value, count: counts[nth] ?? null }));
}

type Numbers = {
	all: number;
	companies: number;
	scored: number;
	score: number;
	repeated: number;
	first: number;
	last: number;
};

/** Counts and means of those who fit, in one statement. */
function readingNumbers({ rows }: Visit, where: SQL): PendingQuery<Numbers> {
	const { score, firstScore, repeatedAt, orgNo } = entrepreneurs;
	const isAgain = sql`(${firstScore} >= 0 and ${score} >= 0 and ${repeatedAt} is not null)`;
	const query = rows
		.select(entrepreneurs, {
			all: number(sql`count(*)`, "all"),
			companies: number(sql`count(${orgNo})`, "companies"),
			scored: number(sql`sum(${score} >= 0)`, "scored"),
			score: number(sql`round(avg(case when ${score} >= 0 then ${score} end))`, "score"),
			repeated: number(sql`sum(${isAgain})`, "repeated"),
			first: number(sql`round(avg(case when ${isAgain} then ${firstScore} end))`, "first"),
			last: number(sql`round(avg(case when ${isAgain} then ${score} end))`, "last"),
		})
		.where(where);
	return { query, shape: ([found]) => found as Numbers };
}

type OfArea = { mean: number; count: number };

/** The mean of each area, by its id, and of how many. */
function readingAreas({ rows }: Visit, where: SQL): PendingQuery<Map<string, OfArea>> {
	const query = rows
		.select(entrepreneurs, {
			id: sql<string>`share.key`.as("id"),
			mean: number(sql`avg(share.value)`, "mean"),
			count: number(sql`count(share.value)`, "count"),
		})
		.innerJoin(sql`json_each(${entrepreneurs.shares}) as share`, sql`true`)
		.where(where)
		.groupBy(sql`share.key`);
	return { query, shape: (found) => new Map((found as (OfArea & { id: string })[]).map((one) => [one.id, one])) };
}

const number = (value: SQL, name: string) => sql<number>`coalesce(${value}, 0)`.as(name);

/** The figures of a cohort for the page. */
export async function showCohort(visit: Visit, query: StatisticsQuery) {
	const cohort = await readCohort(visit, query);
	const { guid, timeZone } = visit.tenant;
	const at = paths(guid);
	const chosen = `?from=${cohort.period.from}&to=${cohort.period.to}`;
	return {
		...{ cohort, tenant: guid, presets: presetsOf(today(timeZone, visit.now), cohort.period, at.cohort) },
		...{ file: at.cohortFile + chosen, pdf: at.cohortPdf + chosen },
	};
}

/** The same as a file for a spreadsheet: what it is of, which value, and the number; an empty number is too small to be told. */
export async function cohortFile(visit: Visit, query: StatisticsQuery): Promise<Response> {
	const [cohort, t] = await Promise.all([readCohort(visit, query), translator(visit.language)]);
	const { period, all, companies, score, repeated, areas, groups } = cohort;
	const say = (key: string) => t(`businessEvaluator:${key}`);
	const words = wordsOf(say);
	const lines: [string, string, number | null][] = [
		[say("cohort.all"), "", all],
		[say("cohort.companies"), "", companies ?? null],
		[say("cohort.score"), "", score],
		[say("cohort.repeated"), "", repeated?.count ?? null],
		[say("cohort.first"), "", repeated?.first ?? null],
		[say("cohort.last"), "", repeated?.last ?? null],
		...areas.map(({ name, mean }): [string, string, number] => [say("cohort.areas"), name, mean]),
		...(["stage", "status", "municipality"] as const).flatMap((by) =>
			groups[by].map(({ value, count }): [string, string, number | null] => [
				...([say(`entrepreneur.${by}`), words(by, value), count] as const),
			]),
		),
	];
	const heads = ["what", "value", "number"].map((key) => say(`cohort.column.${key}`));
	return new Response(csv([heads, ...lines]), {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="entrepreneurs-${period.from}-${period.to}.csv"`,
			"Cache-Control": "private, no-store",
		},
	});
}

/** The same as a document. */
export async function cohortDocument(visit: Visit, query: StatisticsQuery): Promise<Response> {
	const cohort = await readCohort(visit, query);
	return reportPdf(visit, (words) => {
		const { t, date } = words;
		const { from, to } = cohort.period;
		return {
			title: t("businessEvaluator:cohort.title"),
			about: [`${date(from)} – ${date(to)}`, t("businessEvaluator:cohort.small", { count: LEAST })],
			parts: [{ cards: cohortCards(cohort, words) }],
		};
	});
}
