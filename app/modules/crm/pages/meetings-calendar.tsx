import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useOwnViewTabs } from "#app/lists/components/list-tabs";
import { LinkButton } from "#app/ui/button";
import { CalendarDays } from "#app/ui/calendar-days";
import { CalendarHead, useCalendarHeading } from "#app/ui/calendar-head";
import { Notice } from "#app/ui/notice";
import { PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import { CalendarQuery } from "../calendar/calendar.schema";
import { EntryLine } from "../calendar/calendar-entry";
import { showCalendar } from "../calendar/show-calendar.server";
import { page } from "../guard.server";
import { meetingList } from "../meetings-list/meetings.list";
import { paths } from "../paths";

export const handle = {
	i18n: ["crm", "crmLists", "crmMeetings", "lists", "errors"],
	title: "crmLists:shape.calendarTitle",
};

export const loader = page("meetings", CalendarQuery, showCalendar);

export default function MeetingsCalendar() {
	const { span, day, previous, next, days, whose, today, isCut, writes, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation("crmLists");
	const heading = useCalendarHeading(span, day, days);
	const at = paths(tenant);
	const views = useOwnViewTabs(meetingList, at.meetings);
	const to = (changes: Record<string, string>) => `?${new URLSearchParams({ span, day, whose, ...changes })}#today`;
	return (
		<div className="px-4 pb-12 md:px-6">
			<PageHeader
				title={t("shape.calendarTitle")}
				actions={
					writes && (
						<LinkButton kind="primary" icon="plus" to={at.newMeeting}>
							{t("crmMeetings:meetings.new")}
						</LinkButton>
					)
				}
			/>
			<Tabs
				label={t("crmMeetings:meetings.views")}
				tabs={[
					{ to: `${at.meetings}?view=all`, label: t("crmMeetings:meetings.all") },
					...views,
					{ to: at.calendar, label: t("shape.calendar"), current: true },
				]}
			/>
			<CalendarHead {...{ span, day, days, previous, next, today, to }}>
				<LinkButton
					kind="quiet"
					size="sm"
					icon={whose === "mine" ? "users-round" : "user-round"}
					to={to({ whose: whose === "mine" ? "all" : "mine" })}
					preventScrollReset
				>
					{t(whose === "mine" ? "calendar.showAll" : "calendar.showMine")}
				</LinkButton>
			</CalendarHead>
			{isCut && (
				<div className="mb-3">
					<Notice tone="warning">{t("calendar.cut")}</Notice>
				</div>
			)}
			<CalendarDays
				days={days}
				month={span === "month" ? day.slice(0, 7) : undefined}
				today={today}
				label={heading}
				nothing={t("calendar.nothing")}
				keyOf={({ kind, id }) => `${kind}${id}`}
			>
				{(entry) => <EntryLine entry={entry} tenant={tenant} isFull={span !== "month"} />}
			</CalendarDays>
		</div>
	);
}
