import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ChartCard } from "#app/forms/charts/chart-card";
import { HeatMap } from "#app/forms/charts/heat-map";
import { WideChart } from "#app/forms/charts/wide-chart";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { type Column, RowLink, Table } from "#app/ui/table";
import { Tabs } from "#app/ui/tabs";
import { SelectField, TextField } from "#app/ui/text-field";
import { page } from "../guard.server";
import { paths } from "../paths";
import { UsageQuery } from "../usage/usage.schema";
import { showUsage } from "../usage/usage.server";

export const handle = { i18n: ["resourceUsage", "resources", "errors"], title: "resourceUsage:title" };

export const loader = page("settings", UsageQuery, showUsage);

/** A Monday. */
const weekDays = ["2024-01-01", "2024-01-02", "2024-01-03", "2024-01-04", "2024-01-05", "2024-01-06", "2024-01-07"];

/** How much of the time that the resources are open is booked: by type, by resource, and when. */
export default function Usage() {
	const { period, total, type, group, types, groups, byType, byGroup, byResource, hours, presets, isCut, tenant } =
		useLoaderData<typeof loader>();
	const { t } = useTranslation(["resourceUsage", "resources"]);
	const format = useFormat();
	const at = paths(tenant);
	const asked = { from: period.from, to: period.to, type, group };
	const share = (value: number | null) =>
		value === null ? "–" : format.number(value, { style: "percent", maximumFractionDigits: 0 });
	const hoursIn = (value: number) => format.number(value, { maximumFractionDigits: 1 });
	const days = `${format.date(period.from)} – ${format.date(period.to)}`;
	const weekdays = weekDays.map((day) => format.weekday(day));
	const clockOf = (hour: number) => format.clock(`${String(hour).padStart(2, "0")}:00`);
	const facts = [
		{ name: t("column.share"), value: share(total.share) },
		{ name: t("column.used"), value: hoursIn(total.used) },
		{ name: t("column.bookings"), value: format.number(total.bookings) },
		{ name: t("column.noShows"), value: format.number(total.noShows) },
	];
	type Row = (typeof byType)[number] | (typeof byGroup)[number] | (typeof byResource)[number];
	const numbers: Column<Row>[] = [
		{ key: "share", header: t("column.share"), align: "right", phone: "end", cell: (row) => share(row.share) },
		{ key: "used", header: t("column.used"), align: "right", phone: "line", cell: (row) => hoursIn(row.used) },
		{ key: "open", header: t("column.open"), align: "right", phone: "hide", cell: (row) => hoursIn(row.open) },
		{ key: "bookings", header: t("column.bookings"), align: "right", phone: "hide", cell: (row) => row.bookings },
		{ key: "cancelled", header: t("column.cancelled"), align: "right", phone: "hide", cell: (row) => row.cancelled },
		{ key: "noShows", header: t("column.noShows"), align: "right", phone: "hide", cell: (row) => row.noShows },
	];
	return (
		<PageBody>
			<PageHeader
				back={{ to: at.settings, label: t("resources:settings") }}
				title={t("title")}
				meta={days}
				actions={
					<LinkButton icon="download" to={at.usageFile(asked)} reloadDocument>
						{t("file")}
					</LinkButton>
				}
			/>
			<Tabs
				label={t("period")}
				tabs={presets.map(({ name, to, isCurrent }) => ({
					...{
						to: [
							to,
							...Object.entries({ type, group }).flatMap(([name, value]) =>
								value ? `${name}=${encodeURIComponent(value)}` : [],
							),
						].join("&"),
						label: t(`preset.${name}`),
						current: isCurrent,
					},
				}))}
			/>
			<Form method="get" className="mt-4 mb-6 flex flex-wrap items-end gap-3" key={JSON.stringify(asked)}>
				<TextField
					id="from"
					name="from"
					type="date"
					label={t("from")}
					defaultValue={period.from}
					className="max-w-44"
				/>
				<TextField id="to" name="to" type="date" label={t("to")} defaultValue={period.to} className="max-w-44" />
				<SelectField
					id="type"
					name="type"
					label={t("resources:field.type")}
					defaultValue={type}
					options={[{ value: "", label: t("resources:find.everyType") }, ...types]}
				/>
				{groups.length > 0 && (
					<SelectField
						id="group"
						name="group"
						label={t("group")}
						defaultValue={group}
						options={[{ value: "", label: t("everyGroup") }, ...groups]}
					/>
				)}
				<SubmitButton kind="secondary">{t("show")}</SubmitButton>
			</Form>
			{isCut && (
				<div className="mb-4">
					<Notice tone="warning">{t("cut")}</Notice>
				</div>
			)}
			{byResource.length === 0 ? (
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
							title={t("heat.title")}
							about={t("heat.about", { period: days })}
							chart={
								<WideChart label={t("heat.title")}>
									<HeatMap
										label={t("heat.title")}
										weekdays={weekdays}
										weeks={hours.map(({ hour, shares }) => ({ name: clockOf(hour), values: shares }))}
										max={Math.max(...hours.flatMap(({ shares }) => shares.map((value) => value ?? 0)))}
										say={(at, day, value) =>
											`${weekdays[day]} ${clockOf(hours[at]?.hour ?? 0)}: ${value === null ? t("resources:presence.closed") : share(value)}`
										}
									/>
								</WideChart>
							}
							table={{
								label: t("heat.title"),
								heads: [t("heat.hour"), ...weekdays],
								rows: hours.map(({ hour, shares }) => ({ name: clockOf(hour), cells: shares.map(share) })),
							}}
						/>
					</div>
					<Section title={t("byType")} className="mt-8">
						<Table
							label={t("byType")}
							rows={byType as Row[]}
							rowKey={({ id }) => id}
							columns={[
								{
									key: "name",
									header: t("resources:field.type"),
									phone: "title",
									cell: (row) => (
										<RowLink
											to={at.usage({ ...asked, type: row.id })}
											under={"count" in row ? t("resources:types.count", { count: row.count }) : undefined}
										>
											{row.name}
										</RowLink>
									),
								},
								...numbers,
							]}
						/>
					</Section>
					{byGroup.length > 0 && (
						<Section title={t("byGroup")} intro={t("byGroupHelp")} className="mt-8">
							<Table
								label={t("byGroup")}
								rows={byGroup as Row[]}
								rowKey={({ id }) => id}
								columns={[
									{
										...{ key: "name", header: t("group"), phone: "title" },
										cell: ({ id, name }) => <RowLink to={at.usage({ ...asked, group: id })}>{name}</RowLink>,
									},
									...numbers,
								]}
							/>
						</Section>
					)}
					<Section title={t("byResource")} count={byResource.length} className="mt-8">
						<Table
							label={t("byResource")}
							rows={byResource as Row[]}
							rowKey={({ id }) => id}
							columns={[
								{
									key: "name",
									header: t("resources:field.resource"),
									phone: "title",
									cell: (row) => (
										<RowLink to={at.resource(row.id)} under={"type" in row ? row.type : undefined}>
											{row.name}
										</RowLink>
									),
								},
								...numbers,
							]}
						/>
					</Section>
				</>
			)}
		</PageBody>
	);
}
