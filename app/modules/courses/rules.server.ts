import { and, asc, eq, isNull, ne } from "drizzle-orm";
import { textFor } from "#app/platform/localised";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { courseParts, courses } from "#db/schema/courses";
import type { CourseRulesInput, PartRulesInput } from "./courses.schema";
import {
	type Course,
	findCourse,
	findPart,
	type Part,
	readingParts,
	recounting,
	recountingDone,
} from "./courses.server";
import { circleIn } from "./locks.server";

/** Courses that can be asked for before another one. */
const COURSES_MOST = 500;

/** Refuses rules by which steps would wait for each other for ever. */
function checkCircle(course: Pick<Course, "inOrder">, parts: Part[], field: string): void {
	if (circleIn(course, parts).length > 0) throw invalid({ [field]: "courses:errors.circle" });
}

/** What completes a step or a chapter, and when it opens. */
export async function savePartRules(visit: Visit, { id, needs, ...input }: PartRulesInput): Promise<void> {
	const { rows } = visit;
	const { part, course } = await findPart(visit, id);
	const { parts } = await rows.read({ parts: readingParts(rows, course.id) });
	const known = needs.filter((one) => parts.some((other) => other.id === one));
	const { completion = part.completion, lessonRule = part.lessonRule, ...rest } = input;
	const rules = { ...rest, completion, lessonRule, needs: known };
	checkCircle(
		course,
		parts.map((one) => (one.id === id ? { ...one, ...rules } : one)),
		"needs",
	);
	await rows.commit([
		rows.changing(courseParts, id, rules),
		recounting(rows, course.id),
		recountingDone(rows, course.id),
	]);
}

/** The other courses of the tenant by their names, for one to ask for them. */
export const readingOtherCourses = ({ rows, language }: Visit, id: string) => {
	const where = and(ne(courses.id, id), isNull(courses.deletedAt), eq(courses.status, "published"));
	const { query, shape } = rows.listing(courses, { where, orderBy: asc(courses.sortTitle), limit: COURSES_MOST });
	return {
		query,
		shape: (found: unknown[]) =>
			shape(found).map(({ id, needs, titles, firstLanguage }) => ({
				...{ id, needs, title: textFor(titles, language, firstLanguage).text },
			})),
	};
};

/** In which order the steps of a course are taken, and which courses come before it. */
export async function saveCourseRules(visit: Visit, { id, inOrder, needs }: CourseRulesInput): Promise<void> {
	const { rows } = visit;
	const course = await findCourse(visit, id);
	const { parts, others } = await rows.read({
		parts: readingParts(rows, id),
		others: readingOtherCourses(visit, id),
	});
	checkCircle({ inOrder }, parts, "inOrder");
	const known = needs.filter((one) => others.some((other) => other.id === one));
	const needsOf = new Map(others.map((other) => [other.id, other.needs]));
	const asked = new Set<string>();
	const ask = (one: string) => {
		if (asked.has(one)) return;
		asked.add(one);
		for (const next of needsOf.get(one) ?? []) ask(next);
	};
	for (const one of known) ask(one);
	if (asked.has(id)) throw invalid({ needs: "courses:errors.circle" });
	await rows.commit([rows.changing(courses, course.id, { inOrder, needs: known })]);
}
