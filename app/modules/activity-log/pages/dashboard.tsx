import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { KeepButton } from "#app/offline/components/keep-button";
import { keepingForms, unlessKept } from "#app/offline/keep-action";
import { handler } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import { DayCard } from "../components/day-card";
import { DayThread } from "../components/day-thread";
import { FollowedLogs } from "../components/followed-logs";
import { MonthGrid } from "../components/month-grid";
import { Strides } from "../components/strides";
import { showDashboard } from "../dashboard.server";
import { fillFromPage, noteAbsence, writeComment } from "../days.server";
import { page, pageAction } from "../guard.server";
import { AbsenceForm, CommentForm, DashboardPage, DayForm } from "../logs.schema";
import { asking } from "../paths";

export const handle = {
	i18n: ["activityLog", "formBuilder", "forms", "offline", "errors"],
	title: "activityLog:title",
};

export const loader = page("front", DashboardPage, showDashboard);
export const action = pageAction("front", {
	fill: handler(DayForm, fillFromPage),
	absence: handler(AbsenceForm, noteAbsence),
	comment: handler(CommentForm, writeComment),
});
export const clientAction = keepingForms();
export const shouldRevalidate = unlessKept;

export default function Dashboard() {
	const { mine, theirs, isEditing, addresses } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation(["activityLog", "formBuilder"]);
	return (
		<PageBody width="home">
			<PageHeader
				title={t("title")}
				actions={
					<>
						{mine && <KeepButton />}
						{theirs && (
							<>
								<LinkButton kind="quiet" to={addresses.trash} icon="trash-2">
									{t("formBuilder:trash.title")}
								</LinkButton>
								<LinkButton to={addresses.templates}>{t("templates.title")}</LinkButton>
								<LinkButton to={addresses.make} kind={mine ? "secondary" : "primary"} icon="plus">
									{t("new.action")}
								</LinkButton>
							</>
						)}
					</>
				}
			/>
			{mine && mine.logs.length > 1 && (
				<div className="mb-5">
					<Tabs
						label={t("logs")}
						tabs={mine.logs.map(({ id, title, isChosen }) => ({
							to: asking({ log: id }),
							label: title,
							current: isChosen,
						}))}
					/>
				</div>
			)}
			{mine && (
				<div className="grid gap-x-7 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
					<div className="min-w-0">
						<DayCard day={mine.day} isEditing={isEditing} answer={answer} key={`${mine.day.log}${mine.day.day}`} />
					</div>
					<div className="min-w-0 lg:row-span-2">
						<MonthGrid month={mine.month} log={mine.day.log} />
						<Strides streaks={mine.streaks} progress={mine.progress} />
					</div>
					<DayThread day={mine.day} answer={answer} />
				</div>
			)}
			{!mine && !theirs && (
				<EmptyState icon="notebook-pen" title={t("none")}>
					{t("noneHelp")}
				</EmptyState>
			)}
			{theirs && <FollowedLogs {...theirs} hasTitle={mine !== null} />}
		</PageBody>
	);
}
