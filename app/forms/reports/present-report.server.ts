import type * as z from "zod";
import { addDays, today } from "#app/platform/clock";
import { translator } from "#app/platform/i18n.server";
import type { Visit } from "#app/platform/tenant/context";
import type { SubjectFilter } from "../subjects/answered-subjects.server";
import { isEarlier, partsOfKey } from "../versions/measures";
import type { FormReport, ReportAsk } from "./form-report.server";
import { groupQuestions } from "./groups";
import type { LeavingReport } from "./leaving-report.server";
import { overTime } from "./period-parts";
import type { ReportChoice } from "./report.schema";
import { labelOf, sayIn, saySummary, valuesOf } from "./say-question";

type Choice = z.output<typeof ReportChoice>;

/** Half a year, until the address says otherwise. */
const USUAL_DAYS = 182;

/** What an address asks of a report. */
export function askOf(visit: Visit, { from, to, language, only, by }: Choice): ReportAsk {
	const now = today(visit.tenant.timeZone, visit.now);
	const last = to ?? now;
	const first = from ?? addDays(last, 1 - USUAL_DAYS);
	const [question = "", ...value] = (only ?? "").split(":");
	return {
		...{ language, groupBy: by },
		...(first <= last ? { from: first, to: last } : { from: last, to: first }),
		answered: question && value.length > 0 ? { question, value: value.join(":") } : undefined,
	};
}

const wordsFor = async (visit: Visit) => {
	const t = await translator(visit.language);
	return { yes: t("common:yes"), no: t("common:no") };
};

/** A report's figures with the words that its page needs. */
export async function presentReport(
	visit: Visit,
	report: FormReport,
	{ ask: { from, to }, subjects = null }: { ask: ReportAsk; subjects?: SubjectFilter | null },
	choice: Choice,
	/** Groups that are no answers, by what they are called. */
	named: Record<string, string> = {},
) {
	const { form, definition } = report;
	const say = sayIn(visit.language, definition, await wordsFor(visit));
	const groupable = groupQuestions(definition).map((question) => ({
		...{ id: question.id, label: labelOf(question, say), values: valuesOf(question, say) },
	}));
	const grouped = groupable.find(({ id }) => id === choice.by);
	return {
		...{ view: "answers" as const, form: { slug: form.slug, languages: form.languages } },
		...{ from, to, language: choice.language ?? null, only: choice.only ?? null },
		...{ by: grouped?.id ?? null, subjects },
		...{ number: report.number, later: report.later, isHidden: report.isHidden, hidesSmall: report.hidesSmall },
		groupable,
		time: overTime(report.days, { from, to }),
		questions: report.questions.map((summary) => ({
			...saySummary(summary, report.number, say),
			...standingOf(report.retired, summary.question.id),
		})),
		scores: report.scores.map(({ id, score: { name, min, max }, numbers }) => ({
			...{ id, name: say.text(name), min, max, numbers },
			...standingOf(report.retired, id),
		})),
		groups: report.groups.map(({ group, ...rest }) => ({
			...rest,
			group,
			label: named[group] ?? grouped?.values.find(({ value }) => value === group)?.label ?? group,
		})),
	};
}
/** Until which version it was asked, or measured as it stands there, and since which one, where it was another measure before. */
const standingOf = (retired: FormReport["retired"], id: string) => ({
	until: retired.find((one) => one.id === id)?.until ?? null,
	since: retired.find((one) => isEarlier(one.id) && partsOfKey(one.id).id === id)?.until ?? null,
});

export type AnswersView = Awaited<ReturnType<typeof presentReport>>;

/** Where people leave a form, with the words that its page needs. */
export async function presentLeaving(
	visit: Visit,
	{ form, definition, ...figures }: LeavingReport,
	{ from, to }: ReportAsk,
) {
	const say = sayIn(visit.language, definition, await wordsFor(visit));
	return {
		...{ view: "leaving" as const, form: { slug: form.slug, languages: form.languages }, from, to },
		...figures,
		exits: figures.exits.map(({ question, count }) => ({ id: question.id, label: labelOf(question, say), count })),
	};
}
export type LeavingView = Awaited<ReturnType<typeof presentLeaving>>;
