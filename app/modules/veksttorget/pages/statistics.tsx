import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { BarChart } from "#app/forms/charts/bar-chart";
import { ChartCard } from "#app/forms/charts/chart-card";
import { LinkedBars } from "#app/forms/charts/linked-bars";
import { WideChart } from "#app/forms/charts/wide-chart";
import { StatisticsQuery } from "#app/lists/statistics/statistics.schema";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import { TextField } from "#app/ui/text-field";
import { page } from "../guard.server";
import { paths } from "../paths";
import { showStatistics } from "../statistics/show-statistics.server";

export const handle = { i18n: ["veksttorget", "errors"], title: "veksttorget:statistics.title" };

export const loader = page("front", StatisticsQuery, showStatistics);

/** What has come in, beside the same time before; each bar leads to what is behind it. */
export default function Statistics() {
	const shown = useLoaderData<typeof loader>();
	const { period, before, unit, stretches, received, answered, inTime, groups, presets, tenant, goal, median } = shown;
	const { t } = useTranslation("veksttorget");
	const format = useFormat();
	const at = paths(tenant);
	const words = { now: t("statistics.now"), before: t("statistics.before"), none: t("statistics.none") };
	const days = ({ from, to }: typeof period) => `${format.date(from)} – ${format.date(to)}`;
	const named = ({ from, to }: typeof period) =>
		unit === "month" ? format.month(from.slice(0, 7)) : from === to ? format.date(from) : days({ from, to });
	const facts = [
		{ name: t("statistics.received"), to: received.count > 0 ? shown.all : null, ...received },
		{ name: t("statistics.answered"), to: answered.count > 0 ? shown.answeredTo : null, ...answered },
		{
			name: t("statistics.inTime", { count: goal.answerDays }),
			to: inTime.count > 0 ? shown.inTimeTo : null,
			...inTime,
		},
	];
	const formatHours = (hours: number | null) =>
		hours === null
			? t("statistics.noAnswer")
			: hours < 48
				? t("statistics.hours", { hours: format.number(hours) })
				: t("statistics.days", { days: format.number(Math.round(hours / 24)) });
	const percent = (value: number) => `${format.number(value)} %`;
	const inTimeTitle = `${t("statistics.share")} (%)`;
	return (
		<PageBody>
			<PageHeader
				title={t("statistics.title")}
				meta={t("statistics.compared", { period: days(period), before: days(before) })}
				actions={
					<>
						{shown.seesBoard && (
							<LinkButton kind="quiet" icon="file-text" to={at.board}>
								{t("board.title")}
							</LinkButton>
						)}
						<LinkButton icon="inbox" to={at.intakes}>
							{t("intakes.title")}
						</LinkButton>
					</>
				}
			/>
			<Tabs
				label={t("statistics.period")}
				tabs={presets.map(({ name, to, isCurrent }) => ({ to, label: t(`preset.${name}`), current: isCurrent }))}
			/>
			<Form method="get" className="mt-4 mb-6 flex flex-wrap items-end gap-3" key={`${period.from}${period.to}`}>
				<TextField
					id="from"
					name="from"
					type="date"
					label={t("statistics.from")}
					defaultValue={period.from}
					className="max-w-44"
				/>
				<TextField
					id="to"
					name="to"
					type="date"
					label={t("statistics.to")}
					defaultValue={period.to}
					className="max-w-44"
				/>
				<SubmitButton kind="secondary">{t("statistics.show")}</SubmitButton>
			</Form>
			{received.count === 0 && received.before === 0 ? (
				<EmptyState icon="chart-line" title={t("statistics.empty")}>
					{t("statistics.emptyHelp")}
				</EmptyState>
			) : (
				<div className="flex flex-col gap-4">
					<dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
						{facts.map(({ name, to, count, before: earlier }) => (
							<div key={name} className="card p-5">
								<dt className="text-13 text-ink-2">{name}</dt>
								<dd className="mt-1 text-3xl font-semibold tabular-nums">
									{to ? (
										<Link to={to} className="hover:underline">
											{format.number(count)}
										</Link>
									) : (
										format.number(count)
									)}
								</dd>
								<dd className="mt-1 text-13 text-ink-3">
									{t("statistics.earlier", { shown: format.number(earlier) })}
								</dd>
							</div>
						))}
						<div className="card p-5">
							<dt className="text-13 text-ink-2">{t("statistics.median")}</dt>
							<dd className="mt-1 text-3xl font-semibold tabular-nums">{formatHours(median.hours)}</dd>
							<dd className="mt-1 text-13 text-ink-3">
								{t("statistics.earlier", { shown: formatHours(median.before) })}
							</dd>
						</div>
					</dl>
					<ChartCard
						title={t(`statistics.by.${unit}`)}
						chart={
							<WideChart label={t(`statistics.by.${unit}`)}>
								<BarChart
									label={t(`statistics.by.${unit}`)}
									names={stretches.map((one) =>
										unit === "month" ? format.month(one.from.slice(0, 7)) : format.date(one.from),
									)}
									values={stretches.map(({ count }) => count)}
									links={stretches.map(({ href }) => href)}
									say={format.number}
								/>
							</WideChart>
						}
						about={t("statistics.about", { count: received.count, period: days(period) })}
						table={{
							label: t(`statistics.by.${unit}`),
							heads: [t(`statistics.unit.${unit}`), t("statistics.received")],
							rows: stretches.map((one) => ({
								name: named(one),
								cells: [
									one.href ? (
										<Link
											key="list"
											to={one.href}
											className="link"
											aria-label={`${named(one)}: ${format.number(one.count)}`}
										>
											{format.number(one.count)}
										</Link>
									) : (
										format.number(one.count)
									),
								],
							})),
						}}
					/>
					<ChartCard
						title={inTimeTitle}
						chart={
							<WideChart label={inTimeTitle}>
								<BarChart
									label={inTimeTitle}
									names={stretches.map((one) =>
										unit === "month" ? format.month(one.from.slice(0, 7)) : format.date(one.from),
									)}
									values={stretches.map((one) => one.inTime)}
									links={stretches.map(({ lateHref }) => lateHref)}
									goal={{ value: goal.answerGoal, label: t("statistics.goal", { goal: percent(goal.answerGoal) }) }}
									say={format.number}
								/>
							</WideChart>
						}
						about={t("statistics.shareAbout", { days: format.number(goal.answerDays) })}
						table={{
							label: inTimeTitle,
							heads: [
								t(`statistics.unit.${unit}`),
								t("statistics.due"),
								t("statistics.reached"),
								t("statistics.lateOnes"),
							],
							rows: stretches.map((one) => ({
								name: named(one),
								cells: [
									format.number(one.due),
									one.inTime === null ? "–" : percent(one.inTime),
									one.lateHref ? (
										<Link
											key="list"
											to={one.lateHref}
											className="link"
											aria-label={`${named(one)}: ${t("statistics.lateOnes")}`}
										>
											{t("statistics.toList")}
										</Link>
									) : (
										"–"
									),
								],
							})),
						}}
					/>
					<div className="grid items-start gap-4 lg:grid-cols-2">
						{(
							[
								"topic",
								"municipality",
								"status",
								"source",
								...(goal.asksOutcome ? (["outcome"] as const) : []),
							] as const
						).map((grouping) => (
							<LinkedBars key={grouping} title={t(`intake.${grouping}`)} words={words} bars={groups[grouping]} />
						))}
					</div>
				</div>
			)}
		</PageBody>
	);
}
