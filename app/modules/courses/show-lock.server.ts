import { and, eq, sql } from "drizzle-orm";
import { textFor } from "#app/platform/localised";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { courseAttempts } from "#db/schema/courses";
import { type Course, type Part, stepsOf } from "./courses.server";
import type { Missing } from "./locks.server";

/** The visitor's best try at each quiz of a course, in per cent. */
export function readingBestTries({ rows, user }: Visit, courseId: string): PendingQuery<Map<string, number>> {
	const query = rows
		.select(courseAttempts, {
			partId: courseAttempts.partId,
			best: sql<number>`max(${courseAttempts.score})`.as("best"),
		})
		.where(and(eq(courseAttempts.courseId, courseId), eq(courseAttempts.userId, user.id)))
		.groupBy(courseAttempts.partId);
	const shape = (found: unknown[]) =>
		new Map((found as { partId: string; best: number }[]).map(({ partId, best }) => [partId, best]));
	return { query, shape };
}

type About = { course: Course; parts: Part[]; language: string; done: ReadonlySet<string>; best: Map<string, number> };

/** What a step waits for, each with the step at which the learner can do it. */
export function serializeMissing(missing: readonly Missing[], { course, parts, language, done, best }: About) {
	const titled = (part: Part | undefined) => textFor(part?.titles ?? {}, language, course.firstLanguage);
	return missing.map((one) => {
		if (one.kind === "day" || one.kind === "days") return one;
		const part = parts.find(({ id }) => id === one.id);
		const { text: title, lang } = titled(part);
		if (one.kind === "chapter") {
			const inside = stepsOf(parts).filter((step) => step.id === one.id || step.chapterId === one.id);
			return { ...one, title, lang, to: inside.find((step) => !done.has(step.id))?.id ?? one.id };
		}
		const quiz = part?.hasQuiz ? { passPercent: part.passPercent, best: best.get(one.id) ?? null } : null;
		const isAsked = part && ["handedIn", "approved", "attended"].includes(part.completion);
		const task = isAsked ? (part.completion as "handedIn" | "approved" | "attended") : null;
		return { ...one, title, lang, to: one.id, quiz, task };
	});
}
export type ShownMissing = ReturnType<typeof serializeMissing>[number];
