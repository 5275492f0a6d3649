import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListBar } from "#app/lists/components/list-bar";
import { ListFoot } from "#app/lists/components/list-foot";
import { ImportLink } from "#app/lists/components/list-more";
import { ListRegion } from "#app/lists/components/list-region";
import { ListTabs } from "#app/lists/components/list-tabs";
import { ViewActions } from "#app/lists/components/save-view";
import { useListAddress } from "#app/lists/components/use-list-address";
import { wholeList } from "#app/lists/components/view-tabs";
import { shownColumns } from "#app/lists/definition";
import { viewHandlers } from "#app/lists/views.server";
import { handler, Nothing } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { PageHeader } from "#app/ui/page-header";
import { CalendarFeed } from "../components/calendar-feed";
import { page, pageAction } from "../guard.server";
import { closeFeed, openFeed } from "../meetings/feed.server";
import { MeetingsTable } from "../meetings-list/components/meetings-table";
import { MeetingsQuery } from "../meetings-list/list.schema";
import { meetingList } from "../meetings-list/meetings.list";
import { showMeetings } from "../meetings-list/show-meetings.server";
import { paths } from "../paths";

export const handle = {
	i18n: ["crmMeetings", "crmLists", "crmLog", "lists", "people", "modules", "errors"],
	title: "crmMeetings:meetings.title",
};

export const loader = page("meetings", MeetingsQuery, showMeetings);
export const action = pageAction("meetings", {
	openFeed: handler(Nothing, openFeed),
	closeFeed: handler(Nothing, closeFeed),
	...viewHandlers(meetingList),
});

export default function Meetings() {
	const { rows, list, staff, hasFeed, writes, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("crmMeetings");
	const { t: words } = useTranslation("crmLists");
	const at = paths(tenant);
	const address = useListAddress(meetingList, list);
	const { state } = list;
	const persons = [{ value: "me", label: words("me") }, ...staff];
	const isView = meetingList.views?.some(({ key }) => key === state.view);
	const isFiltered = state.q !== "" || (state.filters.length > 0 && !isView);
	return (
		<div className="flex flex-1 flex-col">
			<div className="px-4 md:px-6">
				<PageHeader
					title={t("meetings.title")}
					actions={
						writes && (
							<>
								<ImportLink to={at.importMeetings} />
								<LinkButton kind="primary" icon="plus" to={at.newMeeting}>
									{t("meetings.new")}
								</LinkButton>
							</>
						)
					}
				/>
				<ListTabs
					definition={meetingList}
					list={list}
					path={at.meetings}
					all={t("meetings.all")}
					label={t("meetings.views")}
					more={[{ to: at.calendar, label: words("shape.calendar") }]}
				/>
				<ListBar
					definition={meetingList}
					list={list}
					searchLabel={t("meetings.search")}
					options={{ organiser: persons, attendee: persons }}
					exportTo={`${at.meetings}/export`}
					actions={<ViewActions definition={meetingList} list={list} answer={answer} />}
				/>
				{rows.length === 0 &&
					(isFiltered ? (
						<NoHits clear={wholeList(list, at.meetings)} />
					) : (
						<EmptyState
							icon="calendar-days"
							title={t(
								state.view === "coming" || state.view === "mine" ? "meetings.none.coming" : "meetings.none.past",
							)}
						>
							{t("meetings.noneHelp")}
						</EmptyState>
					))}
			</div>
			{rows.length > 0 && (
				<ListRegion>
					<MeetingsTable
						{...{ rows, tenant, address, sort: state.sort }}
						shown={shownColumns(meetingList, state.columns)}
					/>
				</ListRegion>
			)}
			<div className="px-4 pb-6 md:px-6">
				<CalendarFeed hasFeed={hasFeed} answer={answer} />
			</div>
			<ListFoot list={list} address={address} range={t("range", { count: rows.length })} withSizes />
		</div>
	);
}
