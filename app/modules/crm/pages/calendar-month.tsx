import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useOwnViewTabs } from "#app/lists/components/list-tabs";
import { IconLink, LinkButton } from "#app/ui/button";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";
import { PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import { MonthDays } from "../customers-list/components/month-days";
import { CalendarQuery } from "../customers-list/shapes/shapes.schema";
import { showCalendar } from "../customers-list/shapes/show-calendar.server";
import { page } from "../guard.server";
import { meetingList } from "../meetings-list/meetings.list";
import { places } from "../places";

export const handle = {
	i18n: ["crm", "crmLists", "crmMeetings", "lists", "errors"],
	title: "crmLists:shape.calendarTitle",
};

export const loader = page("meetings", CalendarQuery, showCalendar);

export default function CalendarMonth() {
	const { month, previous, next, days, whose, today, isCut, writes, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation("crmLists");
	const format = useFormat();
	const at = places(tenant);
	const views = useOwnViewTabs(meetingList, at.meetings);
	const to = (changes: Record<string, string>) => `?${new URLSearchParams({ month, whose, ...changes })}`;
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
			<div className="flex flex-wrap items-center gap-2 py-3">
				<h2 className="min-w-44 text-base font-semibold first-letter:uppercase">{format.month(month)}</h2>
				<div className="flex items-center gap-2">
					<IconLink
						icon="chevron-left"
						label={t("calendar.previous")}
						size="sm"
						to={to({ month: previous })}
						preventScrollReset
					/>
					<LinkButton kind="quiet" size="sm" to={`${to({ month: today.slice(0, 7) })}#today`} preventScrollReset>
						{t("calendar.thisMonth")}
					</LinkButton>
					<IconLink
						icon="chevron-right"
						label={t("calendar.next")}
						size="sm"
						to={to({ month: next })}
						preventScrollReset
					/>
				</div>
				<LinkButton
					kind="quiet"
					size="sm"
					icon={whose === "mine" ? "users-round" : "user-round"}
					to={to({ whose: whose === "mine" ? "all" : "mine" })}
					preventScrollReset
				>
					{t(whose === "mine" ? "calendar.showAll" : "calendar.showMine")}
				</LinkButton>
			</div>
			{isCut && (
				<div className="mb-3">
					<Notice tone="warning">{t("calendar.cut")}</Notice>
				</div>
			)}
			<MonthDays days={days} month={month} today={today} tenant={tenant} />
		</div>
	);
}
