import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { BarChart } from "../../charts/bar-chart";
import { ChartCard } from "../../charts/chart-card";
import { PngButton } from "../../charts/png-button";
import { WideChart } from "../../charts/wide-chart";
import type { DropOffView as Leaving } from "../serialize-report.server";
import { useShare } from "./use-share";

/** How many open it, begin and send, how long it takes, and at which question people leave. */
export function DropOffView({ shown }: { shown: Leaving }) {
	const { t } = useTranslation("formReports");
	const format = useFormat();
	const share = useShare();
	const { opened, begun, sent, median, exits, from, to, form } = shown;
	const period = t("period", { from: format.date(from), to: format.date(to) });
	const shownCount = (count: number | null) => (count === null ? t("hidden") : format.number(count));
	const figures = [
		{ label: t("leaving.opened"), value: shownCount(opened) },
		{ label: t("leaving.begun"), value: shownCount(begun) },
		{
			label: t("leaving.sent"),
			value: sent === null || begun === null ? shownCount(sent) : `${shownCount(sent)} (${share(sent, begun)})`,
		},
		{ label: t("leaving.median"), value: median === null ? "–" : t("leaving.time", timeOf(median)) },
	];
	const title = t("leaving.exits");
	return (
		<>
			<p className="mt-4 mb-4 max-w-160 text-sm text-ink-2">{t("leaving.about")}</p>
			<dl className="mb-6 flex flex-wrap gap-x-10 gap-y-4">
				{figures.map(({ label, value }) => (
					<div key={label}>
						<dt className="text-13 text-ink-3">{label}</dt>
						<dd className="text-2xl font-semibold tabular-nums">{value}</dd>
					</div>
				))}
			</dl>
			<ChartCard
				title={title}
				chart={
					<WideChart label={title}>
						<BarChart
							label={`${title}. ${period}`}
							names={exits.map(({ label }) => label)}
							values={exits.map(({ count }) => count)}
							say={format.number}
						/>
					</WideChart>
				}
				about={period}
				actions={<PngButton name={`${form.slug}-exits`} title={title} />}
				table={{
					label: title,
					heads: [t("question"), t("leaving.left")],
					rows: exits.map(({ label, count }) => ({
						name: label,
						cells: [shownCount(count)],
					})),
				}}
			/>
		</>
	);
}

const timeOf = (seconds: number) => ({ minutes: Math.floor(seconds / 60), seconds: Math.round(seconds % 60) });
