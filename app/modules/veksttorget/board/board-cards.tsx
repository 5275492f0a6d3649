import { BarChart } from "#app/forms/charts/bar-chart";
import type { Card, Words } from "#app/forms/charts/card";
import type { readStatistics } from "../statistics/statistics.server";

type Found = Awaited<ReturnType<typeof readStatistics>>;

/** The numbers behind a month's report, for its document. */
export function boardCards({ period, before, stretches, groups, received }: Found, words: Words): Card[] {
	const { t, number, date } = words;
	const say = (key: string, values?: Record<string, unknown>) => t(`veksttorget:${key}`, values);
	const days = ({ from, to }: Found["period"]) => `${date(from)} – ${date(to)}`;
	const about = say("statistics.compared", { period: days(period), before: days(before) });
	const byWeek: Card = {
		title: say("statistics.by.week"),
		about: say("statistics.about", { count: received.count, period: days(period) }),
		chart: (width) => (
			<BarChart
				label={say("statistics.by.week")}
				names={stretches.map(({ from }) => date(from))}
				values={stretches.map(({ count }) => count)}
				say={number}
				width={width}
			/>
		),
	};
	const grouped = (["topic", "municipality", "status", "source"] as const).map((grouping): Card => {
		const title = say(`intake.${grouping}`);
		return {
			...{ title, about },
			table: {
				heads: [title, say("statistics.now"), say("statistics.before")],
				rows: groups[grouping].map((group) => ({
					name: group.name,
					cells: [number(group.count), number(group.before)],
				})),
			},
		};
	});
	return [byWeek, ...grouped];
}
