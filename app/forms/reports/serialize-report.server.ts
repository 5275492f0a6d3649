import type * as z from "zod";
import { addDays, today } from "#app/platform/clock";
import { translator } from "#app/platform/i18n.server";
import type { Visit } from "#app/platform/tenant/context";
import { OTHER } from "../answers/answer";
import type { SubjectFilter } from "../subjects/answered-subjects.server";
import { traitsOf } from "../subjects/traits.server";
import { isEarlier, partsOfKey } from "../versions/measures";
import type { DropOffReport } from "./drop-off-report.server";
import type { FormReport, ReportAsk } from "./form-report.server";
import { groupQuestions, isInSeveral, overlappingQuestions } from "./groups";
import { overTime } from "./period-parts";
import type { ReportChoice } from "./report.schema";
import { labelOf, sayIn, saySummaries, valuesOf } from "./say-question";
import type { ScoreNumbers } from "./scores-of";
import { splitColumns } from "./summary";

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

/** The engine's own words in the visitor's language. */
export const wordsFor = async (visit: Visit) => {
	const t = await translator(visit.language);
	const column = (number: number) => t("formReports:column", { number });
	return { yes: t("common:yes"), no: t("common:no"), column };
};

/** A report's figures with the words that its page needs. */
export async function serializeReport(
	visit: Visit,
	report: FormReport,
	{ ask: { from, to }, subjects = null }: { ask: ReportAsk; subjects?: SubjectFilter | null },
	choice: Choice,
	/** Groups that are no answers, by what they are called. */
	named: Record<string, string> = {},
) {
	const { form, definition } = report;
	const say = sayIn(visit.language, definition, await wordsFor(visit));
	const t = await translator(visit.language);
	const other = t("forms:answering.other");
	const overlapping = report.hidesSmall ? [] : overlappingQuestions(definition);
	const traits = traitsOf(form).map(({ id, label }) => ({
		...{ id, label: t(label), isOverlapping: false, values: [] as { value: string; label: string }[] },
	}));
	const asked = [...groupQuestions(definition), ...overlapping].map((question) => ({
		...{ id: question.id, label: labelOf(question, say), isOverlapping: isInSeveral(question) },
		values: [
			...valuesOf(question, say),
			...("hasOther" in question && question.hasOther ? [{ value: OTHER, label: other }] : []),
		],
	}));
	const groupable = [...traits, ...asked];
	const isUngrouped = report.isUngrouped ?? false;
	const grouped = isUngrouped ? undefined : groupable.find(({ id }) => id === choice.by);
	const placeOf = ({ group }: { group: string }) => grouped?.values.findIndex(({ value }) => value === group) ?? 0;
	const inOrder = (one: { group: string }, other: { group: string }) => placeOf(one) - placeOf(other);
	const sayScore = ({ id, score: { name, min, max, bands: levels }, numbers, bands }: ScoreNumbers) => ({
		...{ id, name: say.text(name), min, max, numbers },
		bands: levels.map(({ label }, at) => ({ label: say.text(label), count: bands?.[at] ?? null })),
	});
	return {
		...{ view: "answers" as const, form: { slug: form.slug, languages: form.languages } },
		...{ from, to, language: choice.language ?? null, only: choice.only ?? null },
		...{ by: grouped?.id ?? null, isUngrouped, subjects },
		...{ number: report.number, later: report.later, isHidden: report.isHidden, hidesSmall: report.hidesSmall },
		groupable,
		isOverlapping: grouped?.isOverlapping ?? false,
		time: overTime(report.days, { from, to }),
		questions: report.questions.flatMap((summary) => {
			const standing = standingOf(report.retired, summary.question.id);
			return saySummaries(summary, report.number, say).map((one) => ({ ...one, ...standing }));
		}),
		scores: report.scores.map((one) => ({ ...sayScore(one), ...standingOf(report.retired, one.id) })),
		groups: [...report.groups].sort(inOrder).map(({ group, scores, questions, ...rest }) => ({
			...rest,
			questions: questions?.flatMap(splitColumns) ?? null,
			group,
			scores: scores.map(sayScore),
			label: named[group] ?? grouped?.values.find(({ value }) => value === group)?.label ?? group,
		})),
	};
}
/** Until which version it was asked, or measured as it stands there, and since which one, where it was another measure before. */
const standingOf = (retired: FormReport["retired"], id: string) => ({
	until: retired.find((one) => one.id === id)?.until ?? null,
	since: retired.find((one) => isEarlier(one.id) && partsOfKey(one.id).id === id)?.until ?? null,
});

export type AnswersView = Awaited<ReturnType<typeof serializeReport>>;

/** Where people leave a form, with the words that its page needs. */
export async function serializeDropOff(
	visit: Visit,
	{ form, definition, ...figures }: DropOffReport,
	{ from, to }: ReportAsk,
) {
	const say = sayIn(visit.language, definition, await wordsFor(visit));
	return {
		...{ view: "leaving" as const, form: { slug: form.slug, languages: form.languages }, from, to },
		...figures,
		exits: figures.exits.map(({ question, count }) => ({ id: question.id, label: labelOf(question, say), count })),
	};
}
export type DropOffView = Awaited<ReturnType<typeof serializeDropOff>>;
