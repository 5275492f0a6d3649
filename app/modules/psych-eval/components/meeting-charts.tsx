import { useTranslation } from "react-i18next";
import { ChartCard } from "#app/forms/charts/chart-card";
import { LineChart } from "#app/forms/charts/line-chart";
import { measurements } from "#app/forms/charts/look";
import type { AreaChart } from "#app/forms/over-time/charts";
import { useDays, useSay } from "#app/forms/over-time/components/use-say";
import { Notice } from "#app/ui/notice";

type Prepared = { title: string; days: readonly string[]; charts: readonly AreaChart[]; stuck: readonly string[] };

/** The three areas that a talk is about, what asks for it most first. */
export function MeetingCharts({ prepared }: { prepared: Prepared }) {
	const { t } = useTranslation(["psychEval", "overTime"]);
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
								label={t("overTime:areaChart", { name: chart.name })}
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
							label: t("overTime:numbersOf", { name: chart.name }),
							heads: [t("overTime:day"), ...chart.lines.map(({ name }) => name)],
							rows: days.map((name, at) => ({
								name,
								cells: chart.lines.map(({ values }) => sayOr(values[at] ?? null)),
							})),
						}}
					/>
				))}
			</div>
		</>
	);
}
