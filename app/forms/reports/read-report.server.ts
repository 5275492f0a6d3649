import type { Visit } from "#app/platform/tenant/context";
import type { Area } from "../area";
import { type Form, readForm } from "../store/form-row.server";
import {
	type DayFigures,
	ofPeriod,
	type Period,
	readingDays,
	readingFilteredFigures,
	readingNumber,
} from "./figures.server";
import { LEAST, mayShow } from "./hide-small";
import { type QuestionSummary, summarise } from "./summary";

export type ReportQuery = Period & {
	formId: string;
	languages?: string[];
	/** Only those who gave this answer. */
	answered?: { question: string; value: string };
};
export type Report = {
	form: Form;
	/** Replies that the figures are of. */
	number: number;
	/** Day → replies, for the line over time; of all replies, whatever the filters. */
	days: Pick<DayFigures, "day" | "replies">[];
	/** Empty where too few stand behind them. */
	questions: QuestionSummary[];
	isHidden: boolean;
};

/**
 * The figures of a form in a period, of all its versions, in two round trips. Where somebody may not open the replies themselves, where they
 * are health data and where nobody is to be known, no figure is given that fewer than five stand behind.
 */
export async function readReport(visit: Visit, area: Area, query: ReportQuery): Promise<Report> {
	const { formId, from, to, languages, answered } = query;
	const { form, draft, version } = await readForm(visit, area, { id: formId });
	const { definition } = version ?? draft;
	const filter = { languages, answered };
	const isFiltered = languages !== undefined || answered !== undefined;
	const period = { from, to };
	const days = readingDays(visit, form.id, period);
	const read = isFiltered
		? await visit.rows.read({
				days,
				figures: readingFilteredFigures(visit, form.id, period, filter),
				number: readingNumber(visit, form.id, period, filter),
			})
		: { ...(await visit.rows.read({ days })), figures: undefined, number: undefined };
	const all = read.days.reduce((sum, { replies }) => sum + replies, 0);
	const number = read.number ?? all;
	const opensAll = visit.access.level >= area.opensAll && !form.isHealth && !form.settings.isAnonymous;
	const isShown = mayShow(number, all, opensAll ? 1 : LEAST);
	return {
		...{ form, number, days: read.days.map(({ day, replies }) => ({ day, replies })) },
		questions: isShown ? summarise(definition, read.figures ?? ofPeriod(read.days)) : [],
		isHidden: !isShown && number > 0,
	};
}
