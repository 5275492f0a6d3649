import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";
import { BarChart } from "../../charts/bar-chart";
import { ChartCard } from "../../charts/chart-card";
import { PngButton } from "../../charts/png-button";
import { WideChart } from "../../charts/wide-chart";
import type { AnswersView } from "../present-report.server";
import { GroupedQuestion } from "./grouped-question";
import { QuestionReport } from "./question-report";
import { ReportBar } from "./report-bar";
import { ScoreTable } from "./score-table";

/** What was answered, in one sentence and then question by question, each chart with its numbers. */
export function ReportView({ shown, more }: { shown: AnswersView; more?: ReactNode }) {
	const { t } = useTranslation("formReports");
	const format = useFormat();
	const { number, later, from, to, questions, scores, groups, isHidden, hidesSmall, form } = shown;
	const period = t("period", { from: format.date(from), to: format.date(to) });
	return (
		<>
			<ReportBar shown={shown} more={more} />
			{!isHidden && <p className="mb-4 text-lg font-semibold">{t("finding", { count: number, period })}</p>}
			{isHidden && <Notice tone="info">{t("tooFew")}</Notice>}
			{!isHidden && hidesSmall && (
				<p className="mb-4 text-13 text-ink-3">
					{t("smallHidden")} {later > 0 && t("later", { count: later })}
				</p>
			)}
			{groups.some(({ size }) => size === null) && (
				<div className="mb-4">
					<Notice tone="info">{t("groupsHidden")}</Notice>
				</div>
			)}
			<div className="flex flex-col gap-6">
				<OverTime shown={shown} about={period} />
				{scores.length > 0 && <ScoreTable scores={scores} about={t("n", { count: number })} />}
				{questions.map((summary) =>
					groups.length > 0 && summary.question.id !== shown.by ? (
						<GroupedQuestion key={summary.question.id} summary={summary} groups={groups} period={period} />
					) : (
						<QuestionReport key={summary.question.id} summary={summary} period={period} form={form.slug} />
					),
				)}
			</div>
		</>
	);
}

function OverTime({ shown, about }: { shown: AnswersView; about: string }) {
	const { t } = useTranslation("formReports");
	const format = useFormat();
	const { unit, parts } = shown.time;
	if (parts.length < 2) return null;
	const title = t(`time.${unit}`);
	const names = parts.map(({ day }) => format.date(day));
	return (
		<ChartCard
			title={title}
			chart={
				<WideChart label={title}>
					<BarChart
						label={`${title}. ${about}`}
						names={names}
						values={parts.map(({ replies }) => replies)}
						say={format.number}
					/>
				</WideChart>
			}
			about={about}
			actions={<PngButton name={`${shown.form.slug}-replies`} title={title} />}
			table={{
				label: title,
				heads: [t(`time.${unit}Head`), t("replies")],
				rows: parts.map(({ replies }, at) => ({ name: names[at] ?? "", cells: [format.number(replies)] })),
			}}
		/>
	);
}
