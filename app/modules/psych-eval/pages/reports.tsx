import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { inList } from "#app/lists/in-list";
import { handler } from "#app/platform/guard.server";
import { Avatar } from "#app/ui/avatar";
import { LinkButton } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { PrintButton } from "#app/ui/print-button";
import { Tabs } from "#app/ui/tabs";
import { OtherClients } from "../components/other-clients";
import { Report } from "../components/report";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { addMarker, addNote, hideNote, removeMarker } from "../reports/report-actions.server";
import { HiddenNote, MarkerGone, NewMarker, NewNote, ReportsPage } from "../reports/reports.schema";
import { showReports } from "../reports/show-reports.server";

export const handle = {
	i18n: ["psychEval", "participant", "forms", "errors", "overTime", "formReports"],
	title: "psychEval:reports.title",
};

export const loader = page("reports", ReportsPage, showReports);
export const action = pageAction("reports", {
	note: handler(NewNote, addNote, { level: 20 }),
	marker: handler(NewMarker, addMarker),
	removeMarker: handler(MarkerGone, removeMarker),
	hide: handler(HiddenNote, hideNote),
});

/** One file over all that somebody has answered. */
function AllForms({ pdf, csv }: { pdf: string; csv: string }) {
	const { t } = useTranslation(["psychEval", "formReports"]);
	return (
		<p className="no-print mb-3 flex flex-wrap items-center gap-2">
			<span className="text-sm text-ink-2">{t("reports.all")}</span>
			<LinkButton
				to={pdf}
				reloadDocument
				size="sm"
				icon="download"
				aria-label={`${t("reports.all")}: ${t("formReports:pdf")}`}
			>
				{t("formReports:pdf")}
			</LinkButton>
			<LinkButton to={csv} reloadDocument size="sm" icon="download" aria-label={`${t("reports.all")}: CSV`}>
				CSV
			</LinkButton>
		</p>
	);
}

export default function Reports() {
	const {
		tenant,
		isOwn,
		forms,
		neighbours,
		list,
		client,
		back,
		page: participant,
		report,
	} = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation(["psychEval", "formReports"]);
	const format = useFormat();
	const place = paths(tenant);
	const who = isOwn ? undefined : client.id;
	const first = report?.replies[0];
	return (
		<PageBody width="home">
			<PageHeader
				title={isOwn ? t("reports.own") : client.name}
				lead={isOwn ? undefined : <Avatar name={client.name} size={44} />}
				back={{ to: back, label: isOwn ? t("forms.own") : t("forms.title") }}
				beside={<OtherClients neighbours={neighbours} list={list} to={place.reports} />}
				meta={
					<>
						{report && first
							? t("reports.since", { title: report.title, count: report.replies.length, day: format.date(first.day) })
							: t("reports.title")}
						{!isOwn && participant && (
							<>
								{" · "}
								<Link to={participant} className="link print:hidden">
									{t("participant:page")}
								</Link>
							</>
						)}
					</>
				}
				actions={
					report &&
					first && (
						<>
							<PrintButton label={t("reports.print")} />
							<LinkButton to={place.pdf(who, report.formId)} reloadDocument icon="download">
								{t("formReports:pdf")}
							</LinkButton>
							<LinkButton to={place.export(who, report.formId)} reloadDocument icon="download">
								{t("reports.download")}
							</LinkButton>
							<LinkButton
								to={place.meeting(who, report.formId)}
								kind={isOwn ? "secondary" : "primary"}
								icon="message-circle"
							>
								{t(isOwn ? "meeting.own" : "track.prepare")}
							</LinkButton>
						</>
					)
				}
			/>
			{forms.length > 1 && (
				<div className="mb-6">
					<AllForms pdf={place.pdf(who)} csv={place.export(who)} />
					<Tabs
						label={t("reports.forms")}
						tabs={forms.map(({ id, title }) => ({
							to: inList(place.reports(who, id), list),
							label: title,
							current: id === report?.formId,
						}))}
					/>
				</div>
			)}
			{report && first ? (
				<Report
					key={report.formId}
					report={report}
					client={client.id}
					list={list}
					isOwn={isOwn}
					answer={answer}
					toReply={place.answers}
				/>
			) : (
				<EmptyState icon="chart-line" title={t("reports.none")}>
					{t(isOwn ? "reports.noneOwnHelp" : "reports.noneHelp")}
				</EmptyState>
			)}
		</PageBody>
	);
}
