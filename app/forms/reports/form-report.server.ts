import { eq } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingRead } from "#app/platform/tenant/rows.server";
import { formReplies } from "#db/schema/forms";
import { scoreQuestion } from "../answers/narrow";
import type { Area } from "../area";
import type { Definition } from "../definition/definition";
import { type Form, type FormKey, type ReadForm, readForm } from "../store/form-row.server";
import { joinVersions } from "../versions/lineage";
import {
	type FigureFilter,
	ofPeriod,
	type Period,
	readingDays,
	readingFilteredFigures,
	readingNumber,
} from "./figures.server";
import { readingGroupSizes, readingGroups } from "./grouped.server";
import { groupQuestions, groupsOf, type ReportGroup } from "./groups";
import { LEAST, mayShow } from "./hide-small";
import { type Numbers, numbersOf, type QuestionSummary, summarise } from "./summary";

export type ReportAsk = Period & {
	language?: string;
	/** Only what this person has answered. */
	respondent?: string;
	/** The area says that the visitor may open the replies themselves, whatever the level. */
	opensReplies?: boolean;
	/** Only those who gave this answer. */
	answered?: { question: string; value: string };
	/** Each question by the answers to this one. */
	groupBy?: string;
};
export type FormReport = {
	form: Form;
	definition: Definition;
	/** Replies that the figures are of. */
	number: number;
	days: { day: string; replies: number }[];
	/** Empty where too few stand behind them. */
	questions: QuestionSummary[];
	scores: { id: string; numbers: Numbers }[];
	groups: ReportGroup[];
	/** Too few stand behind what the filters leave. */
	isHidden: boolean;
	/** Small groups are hidden from this visitor. */
	hidesSmall: boolean;
};

/** A number for each part of a filter, so that none of them follows from the others by subtraction. */
function parts(visit: Visit, formId: string, period: Period, filter: FigureFilter): PendingRead<number>[] {
	const { languages, answered, only } = filter;
	const each: FigureFilter[] = [{ languages }, { answered }, { only }].filter((one) =>
		Object.values(one).some(Boolean),
	);
	return (each.length > 1 ? each : []).map((one) => readingNumber(visit, formId, period, one));
}

/** The figures of a form in a period, of all its versions, whole, filtered or by groups: two round trips. Throws `notFound`. */
export async function formReport(visit: Visit, area: Area, key: FormKey, ask: ReportAsk): Promise<FormReport> {
	return reportOn(visit, area, await readForm(visit, area, key), ask);
}

/** The same of a form that was read already: one round trip. */
export async function reportOn(
	visit: Visit,
	area: Area,
	{ form, draft, version }: ReadForm,
	{ from, to, language, answered, respondent, opensReplies, groupBy: asked }: ReportAsk,
): Promise<FormReport> {
	const { definition } = version ?? draft;
	const period = { from, to };
	const only = respondent === undefined ? undefined : eq(formReplies.respondentId, respondent);
	const filter: FigureFilter = { languages: language ? [language] : undefined, answered, only };
	const isFiltered = language !== undefined || answered !== undefined || only !== undefined;
	const groupBy = groupQuestions(definition).find(({ id }) => id === asked)?.id;
	const grouping =
		groupBy && !answered && !only
			? { formId: form.id, period, language, question: groupBy, lineage: definition.lineage }
			: undefined;
	const some = isFiltered ? parts(visit, form.id, period, filter) : [];
	const read = await visit.rows.read({
		days: readingDays(visit, form.id, period),
		...(isFiltered && {
			figures: readingFilteredFigures(visit, form.id, period, filter),
			number: readingNumber(visit, form.id, period, filter),
		}),
		...(grouping && { sizes: readingGroupSizes(visit, grouping), grouped: readingGroups(visit, grouping) }),
		...(some[0] && { first: some[0] }),
		...(some[1] && { second: some[1] }),
		...(some[2] && { third: some[2] }),
	} as Record<string, PendingRead<unknown>>);
	const days = read.days as Parameters<typeof ofPeriod>[0];
	const all = days.reduce((sum, { replies }) => sum + replies, 0);
	const number = (read.number as number | undefined) ?? all;
	const opensAll =
		(opensReplies || visit.access.level >= area.opensAll) && !form.isHealth && !form.settings.isAnonymous;
	const least = opensAll ? 1 : LEAST;
	const wholes = [all, read.first, read.second, read.third].filter((one) => typeof one === "number") as number[];
	const isShown = wholes.every((whole) => mayShow(number, whole, least));
	const figures = (read.figures as ReturnType<typeof ofPeriod> | undefined) ?? ofPeriod(days);
	return {
		...{ form, definition, number, days: days.map(({ day, replies }) => ({ day, replies })) },
		questions: isShown ? summarise(definition, figures) : [],
		scores: isShown ? scoresIn(definition, figures) : [],
		groups:
			isShown && grouping
				? groupsOf(definition, read.sizes as never, read.grouped as never, { all: number, least })
				: [],
		isHidden: !isShown && number > 0,
		hidesSmall: !opensAll,
	};
}

function scoresIn({ scores, lineage }: Definition, figures: Parameters<typeof joinVersions>[0]) {
	const joined = joinVersions(figures, lineage);
	return scores.flatMap(({ id }) => {
		const numbers = numbersOf(joined.filter(({ question }) => question === scoreQuestion(id)));
		return numbers ? [{ id, numbers }] : [];
	});
}
