import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { TrendLines } from "#app/forms/over-time/components/trend-lines";
import { Section } from "#app/ui/card";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { CurveLines } from "../components/curve-lines";
import { usePeriod } from "../components/period";
import { StatusBadge } from "../components/status-badge";
import { WeeksTable } from "../components/weeks-table";
import { page } from "../guard.server";
import { paths } from "../paths";
import { PlacementNamed } from "../placements/placements.schema";
import { showProgress } from "../progress/show-progress.server";

export const handle = {
	i18n: ["verdalWeekly", "verdalPlacements", "participant", "overTime", "errors"],
	title: "verdalWeekly:progress.title",
};

export const loader = page("form", PlacementNamed, showProgress);

/** How it goes: the weekly reports as curves and as a table, and beside them what else is known of how the participant is. */
export default function Progress() {
	const { placement, weeks, curves, trends, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation(["verdalWeekly", "verdalPlacements"]);
	const period = usePeriod();
	return (
		<PageBody width="settings">
			<PageHeader
				back={{
					to: paths(tenant).placement(placement.id),
					label: placement.participant || t("verdalPlacements:list.noParticipant"),
				}}
				title={t("progress.title")}
				meta={
					<span suppressHydrationWarning>
						{[placement.workplace, period(placement.startsOn, placement.endsOn)].filter(Boolean).join(" · ")}
					</span>
				}
				badges={<StatusBadge status={placement.status} />}
			/>
			<Section title={t("title")} intro={t("progress.intro")}>
				{curves.length === 0 && (
					<p className="text-sm text-ink-2">{t(placement.asksWeekly ? "noneYet" : "notAsked")}</p>
				)}
				{curves.map((one) => (
					<CurveLines key={one.party} {...one} />
				))}
			</Section>
			{trends.map((one) => (
				<TrendLines key={one.title} trends={one} />
			))}
			{weeks.length > 0 && (
				<Section title={t("progress.table")} className="mt-8">
					<WeeksTable weeks={weeks} />
				</Section>
			)}
		</PageBody>
	);
}
