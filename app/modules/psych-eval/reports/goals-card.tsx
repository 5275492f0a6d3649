import { type Card, roundly, type Words } from "#app/forms/charts/card";
import { LineChart } from "#app/forms/charts/line-chart";
import { lookOf } from "#app/forms/charts/look";
import { daysSaid, sayValue } from "#app/forms/over-time/over-time-cards";
import type { ReportData } from "../components/report-data";

/** How close the client's own goals have come, each time they were asked. */
export function goalsCard(report: Pick<ReportData, "goals" | "replies" | "events">, words: Words): Card {
	const { t, number } = words;
	const title = t("psychEval:goals.chart");
	const days = daysSaid(
		report.replies.map(({ day }) => day),
		words.date,
	);
	const goals = report.goals.slice(0, 6);
	const lines = goals.map(({ text, values }, at) => ({ name: text, values, look: lookOf(at) }));
	return {
		...{ title, about: t("psychEval:goals.scale"), legend: lines },
		chart: (width) => (
			<LineChart
				label={title}
				names={days}
				{...{ lines, min: 0, max: 10, width, events: report.events }}
				say={(value) => number(roundly(value))}
			/>
		),
		table: {
			label: t("overTime:numbersOf", { name: title }),
			heads: [t("overTime:day"), ...goals.map(({ text }) => text)],
			rows: days.map((name, at) => ({ name, cells: goals.map(({ values }) => sayValue(values[at] ?? null, words)) })),
		},
	};
}
