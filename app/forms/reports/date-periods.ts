import { type Language, languages } from "#app/platform/i18n";
import { innerQuestions } from "../definition/definition";
import type { Figure } from "../versions/version-mapping";
import { hiddenGroups } from "./hide-small";
import type { QuestionSummary } from "./summary";

/** How days that were answered are put together: by years, or by months where there are few enough of them. */
export type DateUnit = "years" | "fitting";

/** Months beyond which days are put together by years. */
const MONTHS = 24;

/** The figures of a question for a day with months (`2026-05`) or years (`1972`) in place of days. */
export function inPeriods(figures: readonly Figure[], unit: DateUnit): Figure[] {
	const months = new Set(figures.map(({ value }) => value.slice(0, 7)));
	const length = unit === "fitting" && months.size <= MONTHS ? 7 : 4;
	return figures.map((figure) => ({ ...figure, value: figure.value.slice(0, length) }));
}

/** The summaries without the months and years that few have answered, so that no day of birth tells of somebody. */
export const withoutSmallDates = (summaries: readonly QuestionSummary[]): QuestionSummary[] =>
	summaries.map((summary) => ({
		...summary,
		parts: summary.parts.map((part) => {
			const asked = innerQuestions(summary.question).find(({ id }) => id === part.part) ?? summary.question;
			if (asked.type !== "date") return part;
			const hides = hiddenGroups(part.counts.map(({ count }) => count ?? 0));
			if (!hides.includes(true)) return part;
			return { ...part, counts: part.counts.filter((_, at) => !hides[at]), isHidden: true };
		}),
	}));

/** What a month or a year is called; anything else is called as it is. */
export function periodName(value: string, language: Language): string {
	if (!/^\d{4}-\d{2}$/.test(value)) return value;
	const format = new Intl.DateTimeFormat(languages[language].locale, {
		year: "numeric",
		month: "long",
		timeZone: "UTC",
	});
	return format.format(new Date(`${value}-01T00:00:00Z`));
}
