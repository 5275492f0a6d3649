import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ExportMenu } from "#app/lists/components/export-menu";
import { Nothing, verb } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TableFoot } from "#app/ui/table";
import { Tabs } from "#app/ui/tabs";
import { CalendarFeed } from "../components/calendar-feed";
import { ImportLink } from "../components/list-more";
import { MeetingLines } from "../components/meeting-lines";
import { page, pageAction } from "../guard.server";
import { closeFeed, openFeed } from "../meetings/feed.server";
import { MeetingsQuery } from "../meetings/meeting.schema";
import { showMeetings } from "../meetings/show-meetings.server";
import { places } from "../places";

export const handle = {
	i18n: ["crmMeetings", "crmLists", "crmLog", "lists", "errors"],
	title: "crmMeetings:meetings.title",
};

export const loader = page("customers", MeetingsQuery, showMeetings);
export const action = pageAction("customers", {
	openFeed: verb(Nothing, openFeed),
	closeFeed: verb(Nothing, closeFeed),
});

export default function Meetings() {
	const { meetings, next, previous, query, hasFeed, writes, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("crmMeetings");
	const { pathname } = useLocation();
	const at = places(tenant);
	const to = (more: Record<string, string>) => {
		const kept = { view: query.view, ...(query.mine && { mine: "1" }) };
		return `${pathname}?${new URLSearchParams({ ...kept, ...more })}`;
	};
	const add = writes && (
		<LinkButton kind="primary" icon="plus" to={at.newMeeting}>
			{t("meetings.new")}
		</LinkButton>
	);
	return (
		<div className="flex flex-1 flex-col">
			<PageBody>
				<PageHeader
					title={t("meetings.title")}
					actions={
						<>
							<ExportMenu to={`${at.meetings}/export`} query={to({}).slice(pathname.length)} />
							{writes && <ImportLink to={at.importMeetings} />}
							{add}
						</>
					}
				/>
				<Tabs
					label={t("meetings.views")}
					tabs={[
						{ to: `${pathname}?view=coming&mine=1`, view: "coming", mine: "1", label: t("meetings.mine") },
						{ to: `${pathname}?view=coming`, view: "coming", mine: null, label: t("meetings.coming") },
						{ to: `${pathname}?view=past`, view: "past", mine: null, label: t("meetings.past") },
					].map(({ view, mine, ...tab }) => ({ ...tab, current: view === query.view && mine === query.mine }))}
				/>
				<div className="mt-5 max-w-172">
					{meetings.length === 0 ? (
						<EmptyState icon="calendar-days" title={t(`meetings.none.${query.view}`)}>
							{t("meetings.noneHelp")}
						</EmptyState>
					) : (
						<MeetingLines meetings={meetings} tenant={tenant} label={t("meetings.title")} />
					)}
					<CalendarFeed hasFeed={hasFeed} answer={answer} />
				</div>
			</PageBody>
			{meetings.length > 0 && (
				<TableFoot
					range={t("range", { count: meetings.length })}
					previous={previous && to({ before: previous })}
					next={next && to({ cursor: next })}
				/>
			)}
		</div>
	);
}
