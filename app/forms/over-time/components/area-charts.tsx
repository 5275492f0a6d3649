import { useTranslation } from "react-i18next";
import { ChartCard } from "../../charts/chart-card";
import { Legend } from "../../charts/legend";
import { LineChart } from "../../charts/line-chart";
import { lookOf, measurements } from "../../charts/look";
import { PngButton } from "../../charts/png-button";
import { WideChart } from "../../charts/wide-chart";
import type { AreaChart } from "../charts";
import type { Followed } from "../followed";
import { useDays, useSay } from "./use-say";

/** Each area over time with its questions on the same axis; where something was not answered the line breaks. */
export function AreaCharts({ report }: { report: Followed }) {
	const { t } = useTranslation("overTime");
	const { say, sayOr } = useSay();
	const days = useDays(report.replies.map(({ day }) => day));
	const looks = ({ lines, isScore }: AreaChart) =>
		lines.map((_, at) =>
			lines.length === 1 || (isScore && at === lines.length - 1) ? measurements.current : lookOf(at + 1),
		);
	return (
		<div className="flex flex-col gap-6">
			{report.charts.map((chart) => (
				<ChartCard
					key={chart.id}
					title={chart.name}
					legend={
						<Legend
							entries={chart.lines.map(({ name }, at) => ({
								name: chart.isScore && at === chart.lines.length - 1 && at > 0 ? t("whole", { name }) : name,
								look: looks(chart)[at] ?? measurements.current,
							}))}
						/>
					}
					chart={
						<WideChart label={t("areaChart", { name: chart.name })}>
							<LineChart
								label={t("areaChart", { name: chart.name })}
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
						t("about", { count: report.replies.length, from: days[0], to: days.at(-1) }),
						...(chart.better ? [t(`better.${chart.better}`)] : []),
						...(chart.band ? [t("noise", { half: say(chart.band.half) })] : []),
					].join(" · ")}
					actions={<PngButton name={chart.id} title={chart.name} />}
					table={{
						label: t("numbersOf", { name: chart.name }),
						heads: [t("day"), ...chart.lines.map(({ name }) => name)],
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
