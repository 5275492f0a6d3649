import { BarChart } from "#app/forms/charts/bar-chart";
import type { Card, Words } from "#app/forms/charts/card";
import type { Cohort } from "./cohort.server";

/** How a value of a grouping is called. */
export const wordsOf = (say: (key: string) => string) => (by: keyof Cohort["groups"], value: string) =>
	by === "municipality" ? value || say("cohort.noMunicipality") : say(`${by}.${value}`);

/** The figures of a cohort, for its page and its document. */
export function cohortCards({ all, companies, score, repeated, areas, groups }: Cohort, words: Words): Card[] {
	const { t, number } = words;
	const say = (key: string, values?: Record<string, unknown>) => t(`businessEvaluator:${key}`, values);
	const named = wordsOf(say);
	const shown = (count: number | null | undefined) =>
		count === null || count === undefined ? say("cohort.few") : number(count);
	const about = say("cohort.about", { count: all ?? 0, shown: number(all ?? 0) });
	const heads = (key: string) => [say(key), say("cohort.column.number")];
	const facts: [string, string][] = [
		["all", shown(all)],
		["companies", shown(companies)],
		["score", shown(score)],
		...(repeated
			? ([
					["repeated", number(repeated.count)],
					["first", number(repeated.first)],
					["last", number(repeated.last)],
				] as [string, string][])
			: []),
	];
	const overview: Card = {
		...{ title: say("cohort.overview"), about },
		table: {
			heads: heads("cohort.column.what"),
			rows: facts.map(([key, value]) => ({ name: say(`cohort.${key}`), cells: [value] })),
		},
	};
	const byArea: Card = {
		...{ title: say("cohort.areas"), about: say("cohort.areasHelp") },
		chart: (width) => (
			<BarChart
				label={say("cohort.areas")}
				names={areas.map(({ name }) => name)}
				values={areas.map(({ mean }) => mean)}
				say={number}
				width={width}
			/>
		),
		table: {
			heads: [say("cohort.area"), say("cohort.mean")],
			rows: areas.map(({ name, mean }) => ({ name, cells: [number(mean)] })),
		},
	};
	const grouped = (["stage", "status", "municipality"] as const).map(
		(by): Card => ({
			...{ title: say(`entrepreneur.${by}`), about },
			table: {
				heads: heads(`entrepreneur.${by}`),
				rows: groups[by].map(({ value, count }) => ({ name: named(by, value), cells: [shown(count)] })),
			},
		}),
	);
	return [overview, ...(areas.length > 0 ? [byArea] : []), ...grouped];
}
