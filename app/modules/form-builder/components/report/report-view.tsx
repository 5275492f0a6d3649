import { useTranslation } from "react-i18next";
import { BarChart } from "#app/forms/charts/bar-chart";
import { ChartCard } from "#app/forms/charts/chart-card";
import { PngButton } from "#app/forms/charts/png-button";
import { WideChart } from "#app/forms/charts/wide-chart";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";
import type { showReport } from "../../report.server";
import { GroupedQuestion } from "./grouped-question";
import { QuestionReport } from "./question-report";
import { ReportBar } from "./report-bar";
import { ScoreTable } from "./score-table";
import { ViewLinks } from "./view-links";

type Shown = Awaited<ReturnType<typeof showReport>>;
export type Answers = Extract<Shown, { view: "answers" }>;
export type Leaving = Extract<Shown, { view: "leaving" }>;

/** What was answered, in one sentence and then question by question, each chart with its numbers. */
export function ReportView({ shown }: { shown: Answers }) {
	const { t } = useTranslation("formReports");
	const format = useFormat();
	const { number, from, to, questions, scores, groups, isHidden, hidesSmall, head } = shown;
	const period = t("period", { from: format.date(from), to: format.date(to) });
	return (
		<>
			<ViewLinks view="answers" />
			<ReportBar shown={shown} />
			<p className="mb-4 text-lg font-semibold">{t("finding", { count: number, period })}</p>
			{isHidden && <Notice tone="info">{t("tooFew")}</Notice>}
			{!isHidden && hidesSmall && <p className="mb-4 text-13 text-ink-3">{t("smallHidden")}</p>}
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
						<QuestionReport key={summary.question.id} summary={summary} period={period} form={head.slug} />
					),
				)}
			</div>
		</>
	);
}

function OverTime({ shown, about }: { shown: Answers; about: string }) {
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
			actions={<PngButton name={`${shown.head.slug}-replies`} title={title} />}
			table={{
				label: title,
				heads: [t(`time.${unit}Head`), t("replies")],
				rows: parts.map(({ replies }, at) => ({ name: names[at] ?? "", cells: [format.number(replies)] })),
			}}
		/>
	);
}
