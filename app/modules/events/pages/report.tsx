import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { BarChart } from "#app/forms/charts/bar-chart";
import { ChartCard } from "#app/forms/charts/chart-card";
import { WideChart } from "#app/forms/charts/wide-chart";
import { StatisticsQuery } from "#app/lists/statistics/statistics.schema";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { useFormat } from "#app/ui/format";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { type Column, Table } from "#app/ui/table";
import { Tabs } from "#app/ui/tabs";
import { TextField } from "#app/ui/text-field";
import { page } from "../guard.server";
import { paths } from "../paths";
import { showReport } from "../report.server";

export const handle = { i18n: ["eventReport", "events", "errors"], title: "eventReport:title" };

export const loader = page("list", StatisticsQuery, showReport);

/** Sources that have words of their own; every other one is what a link said. */
const known = ["page", "member", "added", "advisor"];

/** What the events of a period came to. */
export default function Report() {
	const { period, total, owners, stretches, sources, presets, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation(["eventReport", "events"]);
	const format = useFormat();
	const share = (value: number | null) =>
		value === null ? "–" : format.number(value, { style: "percent", maximumFractionDigits: 0 });
	const score = (value: number | null) =>
		value === null ? "–" : format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
	const days = `${format.date(period.from)} – ${format.date(period.to)}`;
	const facts = [
		{ name: t("events"), value: format.number(total.events) },
		{ name: t("places"), value: format.number(total.places) },
		{ name: t("noShows"), value: share(total.noShows) },
		{ name: t("score"), value: score(total.score) },
	];
	type Owner = (typeof owners)[number];
	const columns: Column<Owner>[] = [
		{ key: "name", header: t("events:field.owner"), phone: "title", cell: ({ name }) => name || t("gone") },
		{ key: "events", header: t("events"), align: "right", cell: (one) => format.number(one.events) },
		{ key: "places", header: t("places"), align: "right", cell: ({ places }) => format.number(places) },
		{ key: "came", header: t("came"), align: "right", phone: "hide", cell: ({ came }) => format.number(came) },
		{ key: "noShows", header: t("noShows"), align: "right", cell: ({ noShows }) => share(noShows) },
		{ key: "score", header: t("score"), align: "right", cell: (one) => score(one.score) },
	];
	type Source = (typeof sources)[number];
	const from: Column<Source>[] = [
		{
			key: "source",
			header: t("source.title"),
			phone: "title",
			cell: ({ source }) => (known.includes(source) ? t(`source.${source}`) : source),
		},
		{ key: "count", header: t("registrations"), align: "right", cell: ({ count }) => format.number(count) },
		{ key: "came", header: t("came"), align: "right", cell: ({ came }) => format.number(came) },
	];
	const names = stretches.map((one) => format.date(one.from));
	return (
		<PageBody>
			<PageHeader
				back={{ to: paths(tenant).dashboard, label: t("events:list.title") }}
				title={t("title")}
				meta={days}
			/>
			<Tabs
				label={t("period")}
				tabs={presets.map(({ name, to, isCurrent }) => ({ to, label: t(`preset.${name}`), current: isCurrent }))}
			/>
			<Form method="get" className="mt-4 mb-6 flex flex-wrap items-end gap-3" key={`${period.from}${period.to}`}>
				{(["from", "to"] as const).map((end) => (
					<TextField
						key={end}
						id={end}
						name={end}
						type="date"
						label={t(end)}
						defaultValue={period[end]}
						className="max-w-44"
					/>
				))}
				<SubmitButton kind="secondary">{t("show")}</SubmitButton>
			</Form>
			{total.events === 0 && sources.length === 0 ? (
				<EmptyState icon="chart-line" title={t("none")}>
					{t("noneHelp")}
				</EmptyState>
			) : (
				<>
					<dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
						{facts.map(({ name, value }) => (
							<div key={name} className="card p-5">
								<dt className="text-13 text-ink-2">{name}</dt>
								<dd className="mt-1 text-3xl font-semibold tabular-nums">{value}</dd>
							</div>
						))}
					</dl>
					<div className="mt-6">
						<ChartCard
							title={t("overTime")}
							about={days}
							chart={
								<WideChart label={t("overTime")}>
									<BarChart
										label={t("overTime")}
										names={names}
										values={stretches.map(({ count }) => count)}
										say={(value) => format.number(value)}
									/>
								</WideChart>
							}
							table={{
								label: t("overTime"),
								heads: [t("since"), t("registrations")],
								rows: stretches.map(({ count }, index) => ({
									name: names[index] ?? "",
									cells: [format.number(count)],
								})),
							}}
						/>
					</div>
					{owners.length > 0 && (
						<Section title={t("byOwner")} className="mt-8">
							<Table label={t("byOwner")} rows={owners} rowKey={({ id }) => id} columns={columns} />
						</Section>
					)}
					{sources.length > 0 && (
						<Section title={t("source.title")} intro={t("source.help")} className="mt-8">
							<Table label={t("source.title")} rows={sources} rowKey={({ source }) => source} columns={from} />
						</Section>
					)}
				</>
			)}
		</PageBody>
	);
}
