import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkedBars } from "#app/forms/charts/linked-bars";
import { StatisticsQuery } from "#app/lists/statistics/statistics.schema";
import { SubmitButton } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import { TextField } from "#app/ui/text-field";
import { page } from "../guard.server";
import { showStatistics } from "../statistics/show-statistics.server";

export const handle = { i18n: ["hms", "errors"], title: "hms:statistics.title" };

export const loader = page("statistics", StatisticsQuery, showStatistics);

const groupings = ["causeKind", "kind", "area", "status", "company"] as const;

/** What was reported and closed, beside the time before; each bar leads to the deviations behind it. */
export default function Statistics() {
	const { period, before, now, earlier, open, groups, to, presets } = useLoaderData<typeof loader>();
	const { t } = useTranslation("hms");
	const format = useFormat();
	const days = ({ from, to: last }: typeof period) => `${format.date(from)} – ${format.date(last)}`;
	const words = { now: t("statistics.now"), before: t("statistics.before"), none: t("statistics.none") };
	const number = (value: number | null) => (value === null ? "–" : format.number(value));
	const ratio = ({ nearMisses, injuries }: typeof now) =>
		injuries === 0
			? t("statistics.noInjury", { count: nearMisses, shown: format.number(nearMisses) })
			: t("statistics.perInjury", { shown: format.number(Math.round((nearMisses / injuries) * 10) / 10) });
	const was = (shown: string) => t("statistics.earlier", { shown });
	const facts = [
		{ name: t("statistics.open"), shown: number(open), to: to.open, note: t("statistics.openNow") },
		{
			name: t("statistics.reported"),
			shown: number(now.reported),
			to: to.reported,
			note: was(number(earlier.reported)),
		},
		{ name: t("statistics.closed"), shown: number(now.closed), to: to.closed, note: was(number(earlier.closed)) },
		{
			...{ name: t("statistics.daysToClose"), shown: number(now.daysToClose), to: to.closed },
			note: was(number(earlier.daysToClose)),
		},
		{ name: t("statistics.nearMisses"), shown: number(now.nearMisses), to: to.nearMisses, note: ratio(now) },
		{
			...{ name: t("observations.title"), shown: number(now.observations), to: to.observations },
			note: was(number(earlier.observations)),
		},
	];
	return (
		<PageBody>
			<PageHeader
				title={t("statistics.title")}
				meta={t("statistics.compared", { period: days(period), before: days(before) })}
			/>
			<Tabs
				label={t("statistics.period")}
				tabs={presets.map(({ name, to: where, isCurrent }) => ({
					...{ to: where, label: t(`statistics.preset.${name}`), current: isCurrent },
				}))}
			/>
			<Form method="get" className="mt-4 mb-6 flex flex-wrap items-end gap-3" key={`${period.from}${period.to}`}>
				{(["from", "to"] as const).map((end) => (
					<TextField
						key={end}
						id={end}
						name={end}
						type="date"
						label={t(`statistics.${end}`)}
						defaultValue={period[end]}
						className="max-w-44"
					/>
				))}
				<SubmitButton kind="secondary">{t("statistics.show")}</SubmitButton>
			</Form>
			{now.reported + earlier.reported + now.closed + now.observations + open === 0 ? (
				<EmptyState icon="chart-line" title={t("statistics.empty")}>
					{t("statistics.emptyHelp")}
				</EmptyState>
			) : (
				<div className="flex flex-col gap-4">
					<dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
						{facts.map(({ name, shown, to: where, note }) => (
							<div key={name} className="card p-5">
								<dt className="text-13 text-ink-2">{name}</dt>
								<dd className="mt-1 text-3xl font-semibold tabular-nums">
									<Link to={where} className="hover:underline" aria-label={`${name}: ${shown}`}>
										{shown}
									</Link>
								</dd>
								<dd className="mt-1 text-13 text-ink-3">{note}</dd>
							</div>
						))}
					</dl>
					<div className="grid items-start gap-4 lg:grid-cols-2">
						{groupings.map((grouping) => (
							<LinkedBars key={grouping} title={t(`statistics.by.${grouping}`)} words={words} bars={groups[grouping]} />
						))}
					</div>
				</div>
			)}
		</PageBody>
	);
}
