import { useTranslation } from "react-i18next";
import { BarChart } from "#app/forms/charts/bar-chart";
import { ChartCard } from "#app/forms/charts/chart-card";
import { LineChart } from "#app/forms/charts/line-chart";
import { lookOf } from "#app/forms/charts/look";
import { PngButton } from "#app/forms/charts/png-button";
import { topOf } from "#app/forms/charts/scale";
import { useFormat } from "#app/ui/format";
import { numberIn, SCALE_MOST } from "../entries";
import type { EntryFigures } from "../figures";
import type { ShownLog } from "../readreply.server";
import { useNumber } from "./entry-value";

/** A chart for each entry that has numbers: scales as a line, what adds up as bars; the mean of each weekday below it. */
export function EntryCharts({ log }: { log: ShownLog }) {
	const { t } = useTranslation("activityLog");
	const shown = log.figures.filter(({ answered, entry }) => answered >= 2 && entry.kind !== "tick");
	if (shown.length === 0) return null;
	return (
		<section className="mt-8" aria-labelledby="charts-title">
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
	const days = [...log.days].reverse();
	const values = days.map(({ answers }) => numberIn(entry, answers?.[entry.id]));
	const every = Math.ceil(days.length / 10);
	const names = days.map(({ day }, at) =>
		at % every === 0 ? format.date(day).slice(0, 6).replace(/\s$/, "") : " ".repeat(at),
	);
	const isLine = entry.kind === "scale";
	const most = isLine ? SCALE_MOST : topOf(Math.max(...values.map((value) => value ?? 0)));
	const plain = (value: number) => format.number(value, { maximumFractionDigits: 1 });
	const label = t("chart.label", { entry: entry.label });
	const weekdays = byWeekday.map((_, at) => format.weekday(`2024-01-0${at + 1}`));
	return (
		<ChartCard
			title={entry.unit ? `${entry.label} (${entry.unit})` : entry.label}
			chart={
				isLine ? (
					<LineChart
						label={label}
						names={names}
						lines={[{ name: entry.label, look: lookOf(0), values }]}
						min={0}
						max={most}
						say={plain}
					/>
				) : (
					<BarChart label={label} names={names} values={values} isDense={days.length > 40} say={plain} />
				)
			}
			actions={<PngButton name={`${entry.id}-${days[0]?.day}`} title={entry.label} />}
			about={t("chart.about", { count: answered, mean: mean === null ? "–" : say(entry, mean, true) })}
			table={{
				label: t("chart.byWeekday", { entry: entry.label }),
				heads: [t("chart.mean"), ...weekdays],
				rows: [
					{
						name: entry.label,
						cells: byWeekday.map((value) => (value === null ? "–" : plain(value))),
					},
				],
			}}
		/>
	);
}
