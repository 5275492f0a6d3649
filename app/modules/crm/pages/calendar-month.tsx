import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { IconLink, LinkButton } from "#app/ui/button";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";
import { PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import { MonthDays } from "../customers-list/components/month-days";
import { useShapeTabs } from "../customers-list/components/use-shape-tabs";
import { CalendarQuery } from "../customers-list/shapes/shapes.schema";
import { showCalendar } from "../customers-list/shapes/show-calendar.server";
import { page } from "../guard.server";
import { places } from "../places";

export const handle = { i18n: ["crm", "crmLists", "errors"], title: "crmLists:shape.calendarTitle" };

export const loader = page("customers", CalendarQuery, showCalendar);

export default function CalendarMonth() {
	const { month, previous, next, days, whose, today, isCut, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation("crmLists");
	const format = useFormat();
	const at = places(tenant);
	const shapes = useShapeTabs(tenant, "calendar");
	const to = (changes: Record<string, string>) => `?${new URLSearchParams({ month, whose, ...changes })}`;
	return (
		<div className="px-4 pb-12 md:px-6">
			<PageHeader
				title={t("shape.calendarTitle")}
				actions={
					<>
						<LinkButton icon="list" to={at.comingMeetings}>
							{t("calendar.meetings")}
						</LinkButton>
						<LinkButton icon="calendar-plus" to={at.newMeeting}>
							{t("calendar.newMeeting")}
						</LinkButton>
					</>
				}
			/>
			<Tabs label={t("view.label")} tabs={[{ to: at.customers, label: t("view.all") }, ...shapes]} />
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
					<LinkButton kind="quiet" size="sm" to={to({ month: today.slice(0, 7) })} preventScrollReset>
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
