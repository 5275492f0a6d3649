import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, Nothing } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import { closeFeed, openFeed } from "../calendar.server";
import { MyEvents } from "../components/my-events";
import { OrganiserEvents } from "../components/organiser-events";
import { DashboardQuery, showDashboard } from "../dashboard.server";
import { shared } from "../guard.server";
import { paths } from "../paths";

export const handle = {
	i18n: ["events", "eventPublic", "modules", "errors"],
	title: "modules:components.events_dashboard",
};

export const loader = shared.dashboard.page(DashboardQuery, showDashboard);
export const action = shared.dashboard.pageAction({
	openFeed: handler(Nothing, openFeed),
	closeFeed: handler(Nothing, closeFeed),
});

/** The view of whoever holds events, or of whoever goes to them; with both grants one changes between them. */
export default function Dashboard() {
	const page = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation(["events", "modules"]);
	const at = paths(page.tenant);
	const isOrganiser = page.view === "organiser";
	return (
		<PageBody width="home">
			<PageHeader
				title={t(isOrganiser ? "modules:events_organizer" : "modules:events_participant")}
				actions={
					isOrganiser && (
						<>
							<LinkButton icon="chart-line" to={at.report}>
								{t("report")}
							</LinkButton>
							<LinkButton icon="globe" to={page.publicList}>
								{t("publicList")}
							</LinkButton>
							<LinkButton kind="primary" icon="plus" to={at.new}>
								{t("list.new")}
							</LinkButton>
						</>
					)
				}
			/>
			{page.both && (
				<div className="mb-5">
					<Tabs
						label={t("views")}
						tabs={[
							{
								to: `${at.dashboard}?module_id=${page.both.organiser}`,
								label: t("modules:events_organizer"),
								current: isOrganiser,
							},
							{
								to: `${at.dashboard}?module_id=${page.both.participant}`,
								label: t("modules:events_participant"),
								current: !isOrganiser,
							},
						]}
					/>
				</div>
			)}
			{page.view === "organiser" ? <OrganiserEvents page={page} at={at} /> : <MyEvents page={page} answer={answer} />}
		</PageBody>
	);
}
