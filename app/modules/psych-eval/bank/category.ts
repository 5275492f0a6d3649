import type { Question } from "#app/forms/definition/question";
import type { Texts } from "#app/forms/definition/texts";
import type { Score } from "#app/forms/scoring/score";
import type { Row } from "#app/platform/tenant/rows.server";
import type { selfReportCategories, selfReportQuestions } from "#db/schema/psych-eval";

/** How the questions of a category make its score; what is left out is plain: the mean, none reversed. */
export type Scoring = {
	method?: Score["method"];
	/** Ids of questions that count from the other end. */
	reversed?: string[];
	maxMissing?: number;
	conversion?: Score["conversion"];
	/** Of the scale's validation, for the band of real change. */
	deviation?: number;
	reliability?: number;
};

/** When an answer has to be looked at, by whom, and within how many hours. */
export type AlertRule = {
	test: "atLeast" | "atMost" | "yes" | "change";
	value: number;
	hours: number;
	to: "advisors" | "admins" | "both";
};

export type Category = Omit<Row<typeof selfReportCategories>, "bands" | "scoring" | "titles"> & {
	titles: Texts;
	bands: Score["bands"];
	scoring: Scoring;
};
export type BankQuestion = Omit<Row<typeof selfReportQuestions>, "question" | "alertRule"> & {
	question: Question;
	alertRule: AlertRule | null;
};

/** What was checked when it was written is trusted when it is read. */
export const asCategory = (row: Row<typeof selfReportCategories>): Category => row as unknown as Category;
export const asBankQuestion = (row: Row<typeof selfReportQuestions>): BankQuestion => row as unknown as BankQuestion;
