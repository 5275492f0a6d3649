import type * as z from "zod";
import { optionsOf, type Question, rangeOf } from "#app/forms/definition/question";
import { textIn } from "#app/forms/definition/texts";
import { figuresFile } from "#app/forms/exports/figures-file.server";
import { formReport } from "#app/forms/reports/form-report.server";
import { groupQuestions } from "#app/forms/reports/groups";
import { leavingReport } from "#app/forms/reports/leaving-report.server";
import { overTime } from "#app/forms/reports/period-parts";
import { addDays, today } from "#app/platform/clock";
import { translator } from "#app/platform/i18n.server";
import type { Visit } from "#app/platform/tenant/context";
import { area } from "./area";
import { headOf } from "./head.server";
import type { ReportQuery } from "./report.schema";

type Query = z.output<typeof ReportQuery>;

/** Half a year, until the address says otherwise. */
const USUAL_DAYS = 182;

function askOf(visit: Visit, { form_name, from, to, language, only, by }: Query) {
	const now = today(visit.tenant.timeZone, visit.now);
	const last = to ?? now;
	const first = from ?? addDays(last, 1 - USUAL_DAYS);
	const [question = "", ...value] = (only ?? "").split(":");
	return {
		...{ name: form_name, language, groupBy: by },
		...(first <= last ? { from: first, to: last } : { from: last, to: first }),
		answered: question && value.length > 0 ? { question, value: value.join(":") } : undefined,
	};
}

/** The figures of a form, question by question. */
export async function showReport(visit: Visit, query: Query) {
	const ask = askOf(visit, query);
	const t = await translator(visit.language);
	if (query.view === "leaving") return { ...(await showLeaving(visit, ask)), view: "leaving" as const };
	const report = await formReport(visit, area, ask);
	const { form, definition } = report;
	const say = (texts: Parameters<typeof textIn>[0]) => textIn(texts, visit.language, definition.languages[0]).text;
	const words = { yes: t("common:yes"), no: t("common:no") };
	const groupable = groupQuestions(definition).map((question) => ({
		...{ id: question.id, label: say(question.label) || question.code },
		values: valuesOf(question, say, words),
	}));
	const grouped = groupable.find(({ id }) => id === query.by);
	return {
		...{ view: "answers" as const, title: form.title, head: headOf(visit, form) },
		...{ from: ask.from, to: ask.to, language: query.language ?? null, only: query.only ?? null },
		by: grouped?.id ?? null,
		...{ number: report.number, isHidden: report.isHidden, hidesSmall: report.hidesSmall, groupable },
		time: overTime(report.days, ask),
		questions: report.questions.map((summary) => ({
			...summary,
			label: say(summary.question.label) || summary.question.code,
			rows: rowsOf(summary.question, say, words),
			skipped: Math.max(0, report.number - summary.answered),
		})),
		scores: report.scores.map(({ id, numbers }) => {
			const score = definition.scores.find((one) => one.id === id);
			return { id, name: say(score?.name), min: score?.min ?? 0, max: score?.max ?? 0, numbers };
		}),
		groups: report.groups.map(({ group, ...rest }) => ({
			...rest,
			group,
			label: grouped?.values.find(({ value }) => value === group)?.label ?? group,
		})),
	};
}

async function showLeaving(visit: Visit, ask: ReturnType<typeof askOf>) {
	const { form, definition, ...figures } = await leavingReport(visit, area, ask);
	const say = (texts: Parameters<typeof textIn>[0]) => textIn(texts, visit.language, definition.languages[0]).text;
	return {
		...{ title: form.title, head: headOf(visit, form), from: ask.from, to: ask.to },
		...figures,
		exits: figures.exits.map(({ question, count }) => ({
			...{ id: question.id, label: say(question.label) || question.code, count },
		})),
	};
}

type Say = (texts: Parameters<typeof textIn>[0]) => string;
type Words = { yes: string; no: string };

/** What the values of an answer are called; numbers are their own names. */
function valuesOf(question: Question, say: Say, { yes, no }: Words): { value: string; label: string }[] {
	if (question.type === "yesNo" || question.type === "consent")
		return [
			{ value: "1", label: yes },
			{ value: "0", label: no },
		];
	const range = rangeOf(question);
	if (range)
		return Array.from({ length: Math.min(101, range.max - range.min + 1) }, (_, at) => {
			const value = String(range.min + at);
			const named = question.type === "scale" ? say(question.labels?.[value]) : "";
			return { value, label: named ? `${value} – ${named}` : value };
		});
	return optionsOf(question).map(({ id, label }) => ({ value: id, label: say(label) }));
}

/** The names of the values, and of the rows of a matrix, a ranking or a table. */
function rowsOf(question: Question, say: Say, words: Words) {
	const parts =
		question.type === "matrix"
			? question.rows
			: question.type === "ranking"
				? question.options
				: question.type === "table"
					? question.columns
					: question.type === "group"
						? question.questions
						: [];
	return {
		values: Object.fromEntries(valuesOf(question, say, words).map(({ value, label }) => [value, label])),
		parts: Object.fromEntries(parts.map(({ id, label }) => [id, say(label)])),
	};
}

/** The same figures as a file. */
export async function reportFile(visit: Visit, query: Query) {
	return figuresFile(visit, await formReport(visit, area, askOf(visit, query)));
}
