import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { useFormat } from "#app/ui/format";
import { PageHeader } from "#app/ui/page-header";
import { Table } from "#app/ui/table";
import { Tabs } from "#app/ui/tabs";
import { useOverviewTabs } from "../components/use-overview-tabs";
import { page } from "../guard.server";
import { paths } from "../paths";
import { StatisticsQuery } from "../placements/placements.schema";
import type { PlacementFigures } from "../statistics/count-up";
import { showStatistics } from "../statistics/show-statistics.server";

export const handle = {
	i18n: ["verdalPlacements", "lists", "modules", "errors"],
	title: "verdalPlacements:shape.statistics",
};

export const loader = page("overview", StatisticsQuery, showStatistics);

/** What was begun and what was closed in a year, and what came of it. */
export default function Statistics() {
	const { year, thisYear, all, workplaces, groups, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation("verdalPlacements");
	const format = useFormat();
	const tabs = useOverviewTabs(tenant, "statistics");
	const at = (of: number) => `${paths(tenant).statistics}?year=${of}`;
	const share = (count: number, of: number) => format.number(of === 0 ? 0 : count / of, { style: "percent" });
	const toJob = all?.reasons.find(([reason]) => reason === "job")?.[1] ?? 0;
	const length = (weeks: number | null) => (weeks === null ? "–" : t("length.weeks", { count: Math.round(weeks) }));
	return (
		<div className="px-4 pb-12 md:px-6">
			<PageHeader title={t("overview.title")} />
			<Tabs label={t("view.label")} tabs={tabs} />
			<nav aria-label={t("statistics.years")} className="flex flex-wrap items-center gap-3 py-4">
				<LinkButton icon="chevron-left" size="sm" to={at(year - 1)} className="max-md:min-h-11">
					{String(year - 1)}
				</LinkButton>
				<h2 className="text-base font-semibold tabular-nums">{year}</h2>
				{year < thisYear && (
					<LinkButton icon="chevron-right" iconAfter size="sm" to={at(year + 1)} className="max-md:min-h-11">
						{String(year + 1)}
					</LinkButton>
				)}
			</nav>
			{all === null ? (
				<EmptyState icon="chart-line" title={t("statistics.none")}>
					{t("statistics.noneHelp")}
				</EmptyState>
			) : (
				<>
					<dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
						<Fact name={t("statistics.started")} value={format.number(all.started)} />
						<Fact name={t("statistics.ended")} value={format.number(all.ended)} />
						<Fact name={t("statistics.toJob")} value={format.number(toJob)} more={share(toJob, all.ended)} />
						<Fact name={t("statistics.length")} value={length(all.weeks)} />
					</dl>
					{all.ended > 0 && (
						<div className="grid gap-x-8 lg:grid-cols-2">
							<Section title={t("field.endReason")} className="mt-8">
								<Shares
									of={all.ended}
									parts={all.reasons.map(([reason, count]) => [t(`endReason.${reason}`), count])}
								/>
							</Section>
							<Section title={t("field.goalReached")} className="mt-8">
								<Shares
									of={all.ended}
									parts={(["yes", "partly", "no"] as const).map((answer) => [
										t(`goalReached.${answer}`),
										all.reached[answer],
									])}
								/>
							</Section>
						</div>
					)}
					{(
						[
							["companyId", workplaces, "list.noWorkplace"],
							["group", groups, "statistics.noGroup"],
						] as const
					).map(([field, rows, none]) => (
						<Section key={field} title={t(`statistics.by.${field}`)} className="mt-8">
							<Table
								label={t(`statistics.by.${field}`)}
								rows={rows}
								rowKey={({ id }) => id}
								columns={[
									{ key: "name", header: t(`field.${field}`), cell: ({ name }) => name || t(none), phone: "title" },
									{ key: "started", header: t("statistics.started"), cell: number("started"), align: "right" },
									{ key: "ended", header: t("statistics.ended"), cell: number("ended"), align: "right" },
									{
										...{ key: "toJob", header: t("statistics.toJob"), align: "right" },
										cell: ({ reasons }) => reasons.find(([reason]) => reason === "job")?.[1] ?? 0,
									},
									{
										...{ key: "length", header: t("statistics.length"), align: "right" },
										cell: ({ weeks }) => length(weeks),
									},
								]}
							/>
						</Section>
					))}
				</>
			)}
		</div>
	);
}

const number = (of: "started" | "ended") => (row: PlacementFigures) => row[of];

/** One figure with its name. */
function Fact({ name, value, more }: { name: string; value: string; more?: string }) {
	return (
		<div className="card p-5">
			<dt className="text-13 text-ink-2">{name}</dt>
			<dd className="mt-1 text-3xl font-semibold tabular-nums">{value}</dd>
			{more && <dd className="mt-1 text-13 text-ink-3">{more}</dd>}
		</div>
	);
}

/** Parts of a whole, each as a bar with its number. */
function Shares({ of, parts }: { of: number; parts: readonly (readonly [name: string, count: number])[] }) {
	const format = useFormat();
	return (
		<ul className="flex flex-col gap-3">
			{parts.map(([name, count]) => (
				<li key={name} className="text-sm">
					<span className="flex justify-between gap-3">
						<span>{name}</span>
						<span className="tabular-nums">
							{format.number(count)}{" "}
							<span className="text-ink-3">({format.number(count / of, { style: "percent" })})</span>
						</span>
					</span>
					<svg
						viewBox="0 0 100 6"
						preserveAspectRatio="none"
						className="mt-1 h-1.5 w-full rounded-full bg-sunken"
						aria-hidden="true"
					>
						<rect width={(count / of) * 100} height="6" className="fill-accent" />
					</svg>
				</li>
			))}
		</ul>
	);
}
