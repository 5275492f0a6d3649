import { useTranslation } from "react-i18next";
import { ChartCard } from "#app/forms/charts/chart-card";
import { Legend } from "#app/forms/charts/legend";
import { LineChart } from "#app/forms/charts/line-chart";
import { lookOf } from "#app/forms/charts/look";
import { WideChart } from "#app/forms/charts/wide-chart";
import { useDays, useSay } from "#app/forms/over-time/components/use-say";
import type { ReportData } from "./report-data";

/** How close the client's own goals have come, each time they were asked. */
export function GoalChart({ report }: { report: ReportData }) {
	const { t } = useTranslation(["psychEval", "overTime"]);
	const { say, sayOr } = useSay();
	const days = useDays(report.replies.map(({ day }) => day));
	const goals = report.goals.slice(0, 6);
	return (
		<ChartCard
			title={t("goals.chart")}
			legend={<Legend entries={goals.map(({ text }, at) => ({ name: text, look: lookOf(at) }))} />}
			chart={
				<WideChart label={t("goals.chart")}>
					<LineChart
						label={t("goals.chart")}
						names={days}
						lines={goals.map(({ text, values }, at) => ({ name: text, values, look: lookOf(at) }))}
						{...{ min: 0, max: 10, say, events: report.events }}
					/>
				</WideChart>
			}
			about={t("goals.scale")}
			table={{
				label: t("overTime:numbersOf", { name: t("goals.chart") }),
				heads: [t("overTime:day"), ...goals.map(({ text }) => text)],
				rows: days.map((name, at) => ({
					name,
					cells: goals.map(({ values }) => sayOr(values[at] ?? null)),
				})),
			}}
		/>
	);
}
