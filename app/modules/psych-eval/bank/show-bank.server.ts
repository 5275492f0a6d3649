import { isNull } from "drizzle-orm";
import { optionsOf, rangeOf } from "#app/forms/definition/question";
import { textIn } from "#app/forms/definition/texts";
import type { Visit } from "#app/platform/tenant/context";
import { selfReportQuestions, selfReportSettings } from "#db/schema/psych-eval";
import { standardSafety } from "../answering/safety.server";
import { BANDS } from "./bank.schema";
import { readingCategories, readingQuestionsOf } from "./bank.server";
import { findCategory } from "./categories.server";
import { kindOf } from "./question-kinds";

/** The categories with how many questions each has, those in the archive apart, and the words on whom to call. */
export async function showCategories(visit: Visit) {
	const [{ all, counts, settings }, standard] = await Promise.all([
		visit.rows.read({
			all: readingCategories(visit, true),
			counts: visit.rows.countingBy(
				selfReportQuestions,
				selfReportQuestions.categoryId,
				isNull(selfReportQuestions.archivedAt),
			),
			settings: visit.rows.listing(selfReportSettings, { limit: 1 }),
		}),
		standardSafety(visit.language),
	]);
	const shown = all.map(({ id, titles, colour, direction, archivedAt }) => ({
		...{ id, colour, direction, title: textIn(titles, visit.language, visit.tenant.language).text },
		...{ isArchived: archivedAt !== null, questions: counts.get(id) ?? 0 },
	}));
	return {
		tenant: visit.tenant.guid,
		categories: shown.filter(({ isArchived }) => !isArchived),
		archived: shown.filter(({ isArchived }) => isArchived),
		safety: settings[0]?.safety[visit.language]?.trim() || standard,
	};
}

/** A category with its rules and its questions, as its page edits them. */
export async function showCategory(visit: Visit, { id }: { id: string }) {
	const [category, { questions, archived }] = await Promise.all([
		findCategory(visit, id),
		visit.rows.read({ questions: readingQuestionsOf(visit, id), archived: readingQuestionsOf(visit, id, true) }),
	]);
	const say = (texts: Parameters<typeof textIn>[0]) => textIn(texts, visit.language, visit.tenant.language).text;
	const { titles, colour, direction, bands, scoring, archivedAt } = category;
	return {
		tenant: visit.tenant.guid,
		category: {
			...{ id, title: say(titles), colour, direction, isArchived: archivedAt !== null },
			...{ method: scoring.method ?? "mean", maxMissing: scoring.maxMissing ?? Math.floor(questions.length / 2) },
			conversion: (scoring.conversion ?? []).map(({ raw, value }) => `${raw} = ${value}`).join("\n"),
			...{ deviation: scoring.deviation ?? null, reliability: scoring.reliability ?? null },
			bands: Array.from({ length: BANDS }, (_, at) => {
				const band = bands[at];
				const [label, text] = [say(band?.label), say(band?.text)];
				return { from: band?.from ?? null, label, text, tone: band?.tone ?? ("neutral" as const) };
			}),
		},
		archived: archived.map(({ id: questionId, question }) => ({ id: questionId, title: say(question.label) })),
		questions: questions.map(({ id: questionId, question, alertRule }) => {
			const range = rangeOf(question);
			const ends = question as { low?: typeof question.label; high?: typeof question.label };
			return {
				...{
					id: questionId,
					text: say(question.label),
					kind: kindOf(question),
					low: say(ends.low),
					high: say(ends.high),
				},
				range: range ? `${range.min}–${range.max}` : null,
				choices: (question.type === "scale" && question.labels
					? Object.values(question.labels).map(say)
					: optionsOf(question).map(({ label, score }) =>
							score === undefined ? say(label) : `${say(label)} = ${score}`,
						)
				).join("\n"),
				isReversed: scoring.reversed?.includes(questionId) ?? false,
				alert: alertRule,
			};
		}),
	};
}
