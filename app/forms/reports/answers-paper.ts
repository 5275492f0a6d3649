import { languages } from "#app/platform/i18n";
import type { Words } from "../charts/card";
import type { Followed } from "../over-time/followed";
import { followedParts } from "../over-time/over-time-cards";
import type { ReportPaper } from "../pdf/report-pdf.server";
import { headOf, periodOf, reportCards } from "./report-cards";
import type { AnswersView } from "./serialize-report.server";

type Paper = {
	title: string;
	shown: AnswersView;
	/** What the area's own filters leave, as "Answered by: Kari". */
	of?: string[];
	/** Whose answers are followed over time, and how they go. */
	followed?: { heading: string; report: Followed } | null;
};

/** What a report's page shows, for its document. */
export const answersPaper =
	({ title, shown, of = [], followed }: Paper) =>
	(words: Words): ReportPaper => {
		const { finding, hint, notes } = headOf(shown, words);
		return {
			title,
			about: [
				finding ?? periodOf(shown, words),
				...of,
				...filtersSaid(shown, words),
				...(hint ? [hint] : []),
				...notes,
			],
			parts: [
				{ cards: reportCards(shown, words).map(({ card }) => card) },
				...(followed ? followedParts(followed.report, words, followed.heading) : []),
			],
		};
	};

/** What the report is narrowed to, and by what it is grouped. */
function filtersSaid({ language, only, by, groupable, subjects }: AnswersView, { t }: Words): string[] {
	const [question, value] = (only ?? "").split(/:(.*)/s);
	const asked = groupable.find(({ id }) => id === question);
	const given = asked?.values.find((one) => one.value === value);
	const grouped = groupable.find(({ id }) => id === by);
	const about = subjects?.items.find(({ id }) => id === subjects.chosen);
	return [
		...(about ? [`${subjects?.label}: ${about.name}`] : []),
		...(language ? [`${t("formReports:language")}: ${languages[language].name}`] : []),
		...(asked && given ? [`${t("formReports:only")}: ${asked.label}: ${given.label}`] : []),
		...(grouped ? [`${t("formReports:by")}: ${grouped.label}`] : []),
	];
}
