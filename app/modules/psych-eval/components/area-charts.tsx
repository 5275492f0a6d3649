import { useTranslation } from "react-i18next";
import { ChartCard } from "#app/forms/charts/chart-card";
import { Legend } from "#app/forms/charts/legend";
import { LineChart } from "#app/forms/charts/line-chart";
import { lookOf, measurements } from "#app/forms/charts/look";
import { WideChart } from "#app/forms/charts/wide-chart";
import type { AreaChart } from "../reports/chart-data";
import type { ReportData } from "./report-data";
import { useDays, useSay } from "./use-say";

/** Each area over time with its questions on the same axis; where something was not answered the line breaks. */
export function AreaCharts({ report }: { report: ReportData }) {
	const { t } = useTranslation("psychEval");
	const { say, sayOr } = useSay();
	const days = useDays(report.replies.map(({ day }) => day));
	const looks = (chart: AreaChart) =>
		chart.lines.map((_, at) => (at === chart.lines.length - 1 ? measurements.current : lookOf(at + 1)));
	return (
		<div className="flex flex-col gap-6">
			{report.charts.map((chart) => (
				<ChartCard
					key={chart.id}
					title={chart.name}
					legend={
						<Legend
							entries={chart.lines.map(({ name }, at) => ({
								name: at === chart.lines.length - 1 && chart.lines.length > 1 ? t("reports.whole", { name }) : name,
								look: looks(chart)[at] ?? measurements.current,
							}))}
						/>
					}
					chart={
						<WideChart label={t("reports.areaChart", { name: chart.name })}>
							<LineChart
								label={t("reports.areaChart", { name: chart.name })}
								names={days}
								lines={chart.lines.map((line, at) => ({ ...line, look: looks(chart)[at] ?? measurements.current }))}
								{...{ min: chart.min, max: chart.max, say }}
								zone={chart.zone ?? undefined}
								band={chart.band ?? undefined}
								events={report.events}
							/>
						</WideChart>
					}
					about={[
						t("reports.about", { count: report.replies.length, from: days[0], to: days.at(-1) }),
						t(`categories.${chart.better}`),
						...(chart.band ? [t("reports.noise", { half: say(chart.band.half) })] : []),
					].join(" · ")}
					table={{
						label: t("reports.numbersOf", { name: chart.name }),
						heads: [t("reports.day"), ...chart.lines.map(({ name }) => name)],
						rows: days.map((name, at) => ({
							name,
							cells: chart.lines.map(({ values }) => sayOr(values[at] ?? null)),
						})),
					}}
				/>
			))}
		</div>
	);
}
