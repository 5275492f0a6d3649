import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import { languageCodes } from "#app/platform/i18n";
import { textFor } from "#app/platform/localised";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { courseAttempts, courseDraws, courseEnrolments, courseProgress, courseTexts } from "#db/schema/courses";
import type { CourseQuery } from "./courses.schema";
import { PARTS_MOST, readingOpen, readingParts, stepsOf } from "./courses.server";
import { readingFeedback } from "./ending.server";
import { resultsOf } from "./quiz";

/** Steps of learners, and first tries, that the figures are taken from at most: the newest. */
const ROWS_MOST = 20_000;
const TRIES_MOST = 2000;
/** Questions that are named as the hardest. */
const HARDEST = 10;

/** The middle one of several numbers; null where there are none. */
function medianOf(numbers: readonly number[]): number | null {
	const sorted = [...numbers].sort((one, other) => one - other);
	const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
	return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** How many learners have begun and completed each step, how long it took them, and which questions they got wrong at first. */
export async function showFigures(visit: Visit, { course_id: id }: z.output<typeof CourseQuery>) {
	const { rows, language } = visit;
	const { course, parts, taken, progress, tries, draws, texts, given } = await rows.read({
		course: readingOpen(visit, id),
		parts: readingParts(rows, id),
		taken: rows.counting(courseEnrolments, and(eq(courseEnrolments.courseId, id)), 100_000),
		progress: rows.listing(courseProgress, { where: eq(courseProgress.courseId, id), limit: ROWS_MOST }),
		tries: rows.listing(courseAttempts, {
			where: and(eq(courseAttempts.courseId, id), eq(courseAttempts.number, 1)),
			limit: TRIES_MOST,
		}),
		draws: rows.listing(courseDraws, {
			where: and(eq(courseDraws.courseId, id), eq(courseDraws.number, 1)),
			limit: TRIES_MOST,
		}),
		given: readingFeedback(visit, id),
		texts: rows.listing(courseTexts, {
			where: eq(courseTexts.courseId, id),
			limit: PARTS_MOST * languageCodes.length,
		}),
	});
	if (!course) throw notFound();
	const titled = (titles: Record<string, string>) => textFor(titles, language, course.firstLanguage).text;
	const steps = stepsOf(parts).map((part) => {
		const own = progress.filter(({ partId }) => partId === part.id);
		const times = own.flatMap(({ createdAt, doneAt }) =>
			doneAt !== null && doneAt > createdAt ? [doneAt - createdAt] : [],
		);
		const median = medianOf(times);
		return {
			...{ id: part.id, title: titled(part.titles), planned: part.minutes },
			...{ started: own.length, finished: own.filter(({ doneAt }) => doneAt !== null).length },
			minutes: median === null ? null : Math.max(1, Math.round(median / 60_000)),
		};
	});
	const questions = new Map<string, { text: string; step: string; answered: number; wrong: number }>();
	const drawnFor = new Map(draws.map((draw) => [draw.id, draw.questions]));
	for (const { id: tryId, partId, language: asked, answers } of tries) {
		const text = texts.find((one) => one.partId === partId && one.language === asked);
		const all = [...(text?.questions ?? []), ...(drawnFor.get(tryId) ?? [])];
		const answered = all.filter((question) => question.id in answers);
		for (const { id: questionId, isRight } of resultsOf(answered, answers, false)) {
			const known = questions.get(questionId) ?? {
				...{ text: answered.find((one) => one.id === questionId)?.text ?? "", answered: 0, wrong: 0 },
				step: text?.title ?? "",
			};
			questions.set(questionId, { ...known, answered: known.answered + 1, wrong: known.wrong + (isRight ? 0 : 1) });
		}
	}
	const hardest = [...questions]
		.map(([questionId, question]) => ({ id: questionId, ...question }))
		.filter(({ wrong }) => wrong > 0)
		.sort((one, other) => other.wrong / other.answered - one.wrong / one.answered || other.answered - one.answered)
		.slice(0, HARDEST);
	const feedback = {
		count: given.length,
		average: given.length === 0 ? null : given.reduce((sum, { stars }) => sum + stars, 0) / given.length,
		comments: given.flatMap(({ id: key, stars, comment }) => (comment ? [{ id: key, stars, comment }] : [])),
	};
	return { course: { id, title: titled(course.titles) }, taken, steps, hardest, feedback, tenant: visit.tenant.guid };
}
