import type { SQL } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import type { Area } from "../area";
import type { Definition } from "../definition/definition";
import { type Form, type FormKey, type ReadForm, readForm } from "../store/form-row.server";
import { traitsOf } from "../subjects/traits.server";
import type { Retired } from "../versions/with-retired";
import type { Period } from "./figures.server";
import { groupQuestions, overlappingQuestions, type ReportGroup } from "./groups";
import { guardedReport } from "./guarded-report.server";
import { openReport } from "./open-report.server";
import type { ScoreNumbers } from "./scores-of";
import type { QuestionSummary } from "./summary";

export type ReportAsk = Period & {
	language?: string;
	/** Only what this person has answered. */
	respondent?: string;
	/** Only what is about this subject. */
	subject?: string;
	/** Only what is about one of these: a query of ids, for who may open the replies. */
	subjects?: SQL;
	/** The area says that the visitor may open the replies themselves, whatever the level. */
	opensReplies?: boolean;
	/** Only those who gave this answer. */
	answered?: { question: string; value: string };
	/** Each question by the answers to this one. */
	groupBy?: string;
};
/** What is asked of which form; `groupBy`: a question that replies fall into groups by. */
export type Asked = { form: Form; definition: Definition; ask: ReportAsk; groupBy?: string };
export type Figured = {
	/** Replies that the figures are of. */
	number: number;
	/** Newer replies, or some at an end of the period, that are counted once enough have come together. */
	later: number;
	days: { day: string; replies: number }[];
	/** Empty where too few stand behind them. */
	questions: QuestionSummary[];
	scores: ScoreNumbers[];
	groups: ReportGroup[];
	/** Which of the questions are asked no more. */
	retired: Retired[];
	/** Too few stand behind what is asked for. */
	isHidden: boolean;
	/** A filter and groups were asked for, which would tell of few together: only the filter holds. */
	isUngrouped?: boolean;
};
export type FormReport = Figured & {
	form: Form;
	definition: Definition;
	/** What is small is hidden from this visitor. */
	hidesSmall: boolean;
};

/** The figures of a form in a period, of all its versions, whole, filtered or by groups: three round trips at most. Throws `notFound`. */
export async function formReport(visit: Visit, area: Area, key: FormKey, ask: ReportAsk): Promise<FormReport> {
	return reportOn(visit, area, await readForm(visit, area, key), ask);
}

/** The same of a form that was read already: two round trips at most. */
export async function reportOn(
	visit: Visit,
	area: Area,
	{ form, draft, version }: ReadForm,
	ask: ReportAsk,
): Promise<FormReport> {
	const { definition } = version ?? draft;
	const opensReplies = ask.opensReplies || visit.access.level >= area.opensAll;
	const opensAll = opensReplies && !form.isHealth && !form.settings.isAnonymous;
	const overlapping = opensAll ? overlappingQuestions(definition) : [];
	const groupable = [...traitsOf(form), ...groupQuestions(definition), ...overlapping];
	const groupBy = groupable.find(({ id }) => id === ask.groupBy)?.id;
	const asked = { form, definition, ask, groupBy };
	const figured = await (opensAll ? openReport(visit, asked) : guardedReport(visit, asked));
	// What is asked no more stands there for its answers alone.
	const isGone = new Set(figured.retired.map(({ id }) => id));
	const questions = figured.questions.filter(({ question, answered }) => answered !== 0 || !isGone.has(question.id));
	return { form, definition, ...figured, questions, hidesSmall: !opensAll };
}
