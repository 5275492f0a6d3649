import { useTranslation } from "react-i18next";
import { BarChart } from "#app/forms/charts/bar-chart";
import { ChartCard } from "#app/forms/charts/chart-card";
import { LineChart } from "#app/forms/charts/line-chart";
import { lookOf } from "#app/forms/charts/look";
import { PngButton } from "#app/forms/charts/png-button";
import { useFormat } from "#app/ui/format";
import { type Entry, numberIn, SCALE_MOST } from "../entries";
import { type EntryFigures, isSummed, weeksWith } from "../figures";
import type { ShownLog } from "../readreply.server";
import { useNumber } from "./entry-value";

/** A chart for each entry that has numbers: scales as a line, what adds up as bars, ticks as bars of weeks; its days week by week below it. */
export function EntryCharts({ log }: { log: ShownLog }) {
	const { t } = useTranslation("activityLog");
	const shown = log.figures.filter(({ answered }) => answered >= 2);
	if (shown.length === 0) return null;
	return (
		<section className="mb-8" aria-labelledby="charts-title">
			<h2 id="charts-title" className="mb-3 text-base font-semibold">
				{t("chart.title")}
			</h2>
			<div className="flex flex-col gap-5">
				{shown.map((figures) => (
					<EntryChart key={figures.entry.id} figures={figures} log={log} />
				))}
			</div>
		</section>
	);
}

function EntryChart({ figures, log }: { figures: EntryFigures; log: ShownLog }) {
	const { t } = useTranslation("activityLog");
	const format = useFormat();
	const say = useNumber();
	const { entry, byWeekday, mean, answered } = figures;
	const isTick = entry.kind === "tick";
	const days = [...log.days].reverse();
	const weeks = weeksWith(entry, days);
	const plain = (value: number) => format.number(value, { maximumFractionDigits: 1 });
	const share = (value: number) => format.number(value, { style: "percent" });
	const orDash = (value: number | null, write: (value: number) => string) => (value === null ? "–" : write(value));
	const ofDay = isTick ? (value: number) => t(value === 1 ? "value.yes" : "value.no") : plain;
	const ofMean = isTick ? share : plain;
	const label = t("chart.byWeek", { entry: entry.label });
	return (
		<ChartCard
			title={entry.unit ? `${entry.label} (${entry.unit})` : entry.label}
			chart={
				isTick ? (
					<BarChart
						label={label}
						names={weeks.map(({ monday }) => format.date(monday))}
						values={weeks.map(({ whole }) => whole)}
						say={plain}
					/>
				) : (
					<DayChart entry={entry} days={days} say={plain} />
				)
			}
			actions={<PngButton name={`${entry.id}-${days[0]?.day}`} title={entry.label} />}
			about={t("chart.about", {
				count: answered,
				mean: orDash(mean, isTick ? share : (value) => say(entry, value, true)),
			})}
			table={{
				label,
				heads: [
					t("chart.week"),
					...byWeekday.map((_, at) => format.weekday(`2024-01-0${at + 1}`)),
					t(isSummed(entry) ? "read.sum" : "chart.mean"),
				],
				rows: [
					...weeks.map(({ monday, values, whole }) => ({
						name: format.date(monday),
						cells: [...values.map((value) => orDash(value, ofDay)), orDash(whole, plain)],
					})),
					{
						name: t("chart.mean"),
						cells: [...byWeekday.map((value) => orDash(value, ofMean)), isSummed(entry) ? "" : orDash(mean, plain)],
					},
				],
			}}
		/>
	);
}

type DayChartProps = { entry: Entry; days: ShownLog["days"]; say: (value: number) => string };

function DayChart({ entry, days, say }: DayChartProps) {
	const { t } = useTranslation("activityLog");
	const format = useFormat();
	const values = days.map(({ answers }) => numberIn(entry, answers?.[entry.id]));
	const every = Math.ceil(days.length / 10);
	const names = days.map(({ day }, at) =>
		at % every === 0 ? format.date(day).slice(0, 6).replace(/\s$/, "") : " ".repeat(at),
	);
	const label = t("chart.label", { entry: entry.label });
	return entry.kind === "scale" ? (
		<LineChart
			{...{ label, names, say }}
			lines={[{ name: entry.label, look: lookOf(0), values }]}
			min={0}
			max={SCALE_MOST}
		/>
	) : (
		<BarChart {...{ label, names, values, say }} isDense={days.length > 40} />
	);
}
