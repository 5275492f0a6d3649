import { useTranslation } from "react-i18next";
import { ChartCard } from "#app/forms/charts/chart-card";
import { LineChart } from "#app/forms/charts/line-chart";
import { measurements } from "#app/forms/charts/look";
import { Notice } from "#app/ui/notice";
import type { AreaChart } from "../reports/chart-data";
import { useDays, useSay } from "./use-say";

type Prepared = { title: string; days: readonly string[]; charts: readonly AreaChart[]; stuck: readonly string[] };

/** The three areas that a talk is about, what asks for it most first. */
export function MeetingCharts({ prepared }: { prepared: Prepared }) {
	const { t } = useTranslation("psychEval");
	const { say, sayOr } = useSay();
	const days = useDays(prepared.days);
	return (
		<>
			{prepared.stuck.length > 0 && (
				<div className="mb-6">
					<Notice tone="warning" title={t("track.title", { areas: prepared.stuck.join(", ") })}>
						{t("track.text")}
					</Notice>
				</div>
			)}
			<div className="grid gap-4 xl:grid-cols-3">
				{prepared.charts.map((chart) => (
					<ChartCard
						key={chart.id}
						title={chart.name}
						chart={
							<LineChart
								label={t("reports.areaChart", { name: chart.name })}
								names={days}
								width={480}
								lines={chart.lines.map((line) => ({ ...line, look: measurements.current }))}
								{...{ min: chart.min, max: chart.max, say }}
								zone={chart.zone ?? undefined}
								band={chart.band ?? undefined}
							/>
						}
						about={t(`categories.${chart.better}`)}
						table={{
							label: t("reports.numbersOf", { name: chart.name }),
							heads: [t("reports.day"), ...chart.lines.map(({ name }) => name)],
							rows: days
								.map((name, at) => ({ name, cells: chart.lines.map(({ values }) => sayOr(values[at] ?? null)) }))
								.slice(-4),
						}}
					/>
				))}
			</div>
		</>
	);
}
