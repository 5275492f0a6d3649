import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { DayCard } from "../components/day-card";
import { DayThread } from "../components/day-thread";
import { DaysTable } from "../components/days-table";
import { EntryCharts } from "../components/entry-charts";
import { FollowedLogs } from "../components/followed-logs";
import { MonthGrid } from "../components/month-grid";
import { OtherLogs } from "../components/other-logs";
import { PeriodForm } from "../components/period-form";
import { Strides } from "../components/strides";
import { fillFromPage, noteAbsence, writeComment } from "../days.server";
import { page, pageAction } from "../guard.server";
import { listReadable } from "../list-readable.server";
import { AbsenceForm, CommentForm, DayForm, ReadPage } from "../logs.schema";
import type { ShownLog } from "../readreply.server";

export const handle = {
	i18n: ["activityLog", "forms", "formReports", "offline", "participant", "errors"],
	title: "activityLog:read.title",
};

export const loader = page("readreply", ReadPage, listReadable);
export const action = pageAction("readreply", {
	fill: handler(DayForm, fillFromPage),
	absence: handler(AbsenceForm, noteAbsence),
	comment: handler(CommentForm, writeComment),
});

export default function ReadReply() {
	const { list, log } = useLoaderData<typeof loader>();
	const { t } = useTranslation("activityLog");
	return (
		<PageBody width="home">
			{log ? (
				<Read log={log} />
			) : (
				<>
					<PageHeader
						title={t("read.title")}
						meta={list?.of?.name}
						back={list?.of ? { to: list.of.all, label: t("read.title") } : undefined}
					/>
					{list && <FollowedLogs {...list} client={list.of?.id} hasTitle={false} />}
				</>
			)}
		</PageBody>
	);
}

function Read({ log }: { log: ShownLog }) {
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("activityLog");
	const isFollowed = !log.isOwn && log.client !== "";
	return (
		<>
			<PageHeader
				title={isFollowed ? log.client : log.title}
				meta={isFollowed ? <FollowedMeta log={log} /> : log.client}
				back={{ to: log.addresses.list, label: t("title") }}
				beside={<OtherLogs neighbours={log.neighbours} />}
				actions={
					<>
						<LinkButton to={log.addresses.csv} icon="download" reloadDocument>
							{t("read.csv")}
						</LinkButton>
						<LinkButton to={log.addresses.xlsx} icon="file-spreadsheet" reloadDocument>
							{t("read.xlsx")}
						</LinkButton>
						{log.follows && (
							<LinkButton to={log.addresses.change} icon="pencil">
								{t("read.change")}
							</LinkButton>
						)}
					</>
				}
			/>
			<div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-7">
				<div className="min-w-0">
					<PeriodForm period={log.period} />
					<EntryCharts log={log} />
					<DaysTable entries={log.entries} days={log.days} period={log.period} />
				</div>
				<div className="min-w-0">
					<MonthGrid month={log.month} log={log.id} also={log.period} />
					<Strides streaks={log.streaks} progress={log.progress} />
					<div className="mt-6 flex flex-col gap-7">
						<DayCard day={log.day} isEditing={false} answer={answer} />
						<DayThread day={log.day} answer={answer} />
					</div>
				</div>
			</div>
		</>
	);
}

/** Which log of the person it is, and where the rest about them is. */
function FollowedMeta({ log: { title, addresses } }: { log: ShownLog }) {
	const { t } = useTranslation("participant");
	if (!addresses.client) return title;
	return (
		<>
			{title} ·{" "}
			<Link to={addresses.client} className="link">
				{t("page")}
			</Link>
		</>
	);
}
