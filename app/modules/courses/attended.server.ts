import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { AttendedSteps } from "#app/directory/course-offer.server";
import { NAMED, nameOf } from "#app/directory/names";
import { among } from "#app/platform/tenant/among.server";
import { courseEnrolments, courseParts, courses } from "#db/schema/courses";
import { people } from "#db/schema/directory";
import { complete } from "./completing.server";

/** More are not offered at once. */
const MOST = 200;

const isOpen = and(isNull(courses.deletedAt), eq(courses.status, "published"));

/** The steps that somebody completes by having been somewhere: at an event that another module holds. */
export const attendedSteps: AttendedSteps = {
	reading: ({ rows, tenant }) => {
		const { query, shape } = rows.listingWith(
			courseParts,
			{ course: [courses, courseParts.courseId, ["titles", "firstLanguage"]] },
			{
				where: and(
					...[eq(courseParts.completion, "attended"), eq(courseParts.isStep, true), eq(courseParts.hasQuiz, false)],
					isNull(courseParts.deletedAt),
					sql`exists (select 1 from ${courses} where ${and(eq(courses.tenantId, tenant.id), eq(courses.id, courseParts.courseId), isOpen)})`,
				),
				orderBy: [asc(courseParts.courseId), asc(courseParts.sortOrder), asc(courseParts.id)],
				limit: MOST,
			},
		);
		return {
			query,
			shape: (found) =>
				shape(found).flatMap(({ row: { id, titles }, course }) =>
					course ? [{ id, titles, courseTitles: course.titles, firstLanguage: course.firstLanguage }] : [],
				),
		};
	},
	/** Those of the people who take the course have done the step; done again it changes nothing. */
	note: async (ctx, stepId, userIds) => {
		const { found } = await ctx.rows.read({
			found: ctx.rows.listingWith(
				courseParts,
				{ course: [courses, courseParts.courseId] },
				{ where: and(eq(courseParts.id, stepId), isNull(courseParts.deletedAt)), limit: 1 },
			),
		});
		const { row: step, course } = found[0] ?? {};
		if (step?.completion !== "attended" || !course || course.deletedAt !== null) return;
		const isOne = among(courseEnrolments.userId, userIds);
		const { learners } = await ctx.rows.read({
			learners: ctx.rows.listingWith(
				courseEnrolments,
				{ person: [people, courseEnrolments.userId, NAMED] },
				{ where: and(eq(courseEnrolments.courseId, course.id), isOne) as SQL, limit: userIds.length },
			),
		});
		for (const { row: enrolment, person } of learners) {
			const learner = { id: enrolment.userId, name: person ? nameOf(person) : "" };
			await complete(ctx, { course, step, enrolment, learner }, null);
		}
	},
};
