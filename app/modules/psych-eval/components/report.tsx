import { useTranslation } from "react-i18next";
import { AreaCharts } from "#app/forms/over-time/components/area-charts";
import { Profile } from "#app/forms/over-time/components/profile";
import { ThreeColumns } from "#app/forms/over-time/components/three-columns";
import { Section } from "#app/ui/card";
import { Notice } from "#app/ui/notice";
import { ComparePair } from "./compare-pair";
import { Finding } from "./finding";
import { GoalChart } from "./goal-chart";
import { Markers } from "./markers";
import { NoteList } from "./note-list";
import { ReplyList } from "./reply-list";
import type { ReportData } from "./report-data";

type ReportProps = {
	report: ReportData;
	client: string;
	/** The list of clients that it was opened from. */
	list: string | null;
	isOwn: boolean;
	answer: unknown;
	toReply: (id: string) => string;
};

/** How it goes: the finding in a sentence, the profile, each area over time, the numbers, what happened, and notes. */
export function Report({ report, client, list, isOwn, answer, toReply }: ReportProps) {
	const { t } = useTranslation(["psychEval", "overTime"]);
	return (
		<>
			<Finding compared={report.compared} isOwn={isOwn} />
			{report.notOnTrack.length > 0 && (
				<div className="mb-6">
					<Notice tone="warning" title={t("track.title", { areas: report.notOnTrack.join(", ") })}>
						{t("track.text")}
					</Notice>
				</div>
			)}
			<Section title={t("overTime:profile")}>
				<Profile report={report} />
				<ThreeColumns report={report} />
			</Section>
			<Section title={t("overTime:overTime")} intro={t("overTime:overTimeIntro")} className="mt-8">
				<AreaCharts report={report} />
			</Section>
			{report.goals.length > 0 && (
				<Section title={t(isOwn ? "goals.own" : "goals.of")} className="mt-8">
					<GoalChart report={report} />
				</Section>
			)}
			{report.replies.length > 1 && (
				<Section title={t("reports.compare")} className="mt-8">
					<ComparePair report={report} client={isOwn ? null : client} list={list} />
				</Section>
			)}
			<Section title={t("reply.all")} intro={t("reply.intro")} className="mt-8">
				<ReplyList replies={report.replies} to={toReply} />
			</Section>
			<Section title={t("markers.title")} intro={t(isOwn ? "markers.introOwn" : "markers.intro")} className="mt-8">
				<Markers markers={report.markers} client={client} answer={answer} last={report.replies.at(-1)?.day ?? ""} />
			</Section>
			<Section title={t("notes.title")} className="mt-8">
				<NoteList report={report} isOwn={isOwn} answer={answer} />
			</Section>
		</>
	);
}
