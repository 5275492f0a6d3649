import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { textFor } from "#app/platform/localised";
import { after, pageOf } from "#app/platform/paging.server";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { courseEnrolments, courses } from "#db/schema/courses";
import { statuses } from "./choices";
import type { DashboardQuery } from "./courses.schema";
import { type Course, isAssignedTo, isTakenBy, openTo } from "./courses.server";
import { type Enrolment, ruleFor } from "./enrolments.server";

const PAGE = 24;

/** The words of a search, each of them somewhere in a title of any language. The database folds only the letters of ASCII. */
export const isTitled = (q: string): SQL | undefined =>
	and(
		...q.split(/\s+/).map((word) => {
			const lower = word.toLowerCase();
			return sql`(instr(${courses.sortTitle}, ${lower}) > 0 or exists (select 1 from json_each(${courses.titles}) as title
				where instr(lower(title.value), ${lower}) > 0 or instr(title.value, ${word}) > 0))`;
		}),
	);

function filtersOf(visit: Visit, query: DashboardQuery): (SQL | undefined)[] {
	const { q, show, status, category, language, level } = query;
	return [
		q ? isTitled(q) : undefined,
		show === "mine" ? isTakenBy(visit) : undefined,
		show === "assigned" ? sql`(${isAssignedTo(visit)})` : undefined,
		// What is archived is looked for by name.
		status ? eq(courses.status, status) : sql`${courses.status} <> 'archived'`,
		category ? eq(courses.category, category) : undefined,
		language ? sql`json_extract(${courses.titles}, ${`$.${language}`}) is not null` : undefined,
		level ? eq(courses.level, level) : undefined,
	];
}

/** How far somebody is in a course, as its card and its own page show it. */
export function learnerProgress(visit: Visit, course: Course, own: Enrolment | null | undefined) {
	const rule = ruleFor(visit, course);
	return {
		isTaken: Boolean(own?.startedAt),
		isAssigned: own?.source === "assigned" || rule !== undefined,
		dueOn: own?.dueOn ?? rule?.dueOn ?? null,
		done: own?.doneCount ?? 0,
		doneAt: own?.doneAt ?? null,
		stepId: own?.stepId ?? null,
	};
}

/** A course as lists and its own page show it, in the visitor's language. */
export function serializeCourse(visit: Visit, course: Course) {
	const title = textFor(course.titles, visit.language, course.firstLanguage);
	const summary = textFor(course.summaries, visit.language, course.firstLanguage);
	const { id, coverGuid, category, level, status, chapterCount, stepCount, minutes, checkedOn } = course;
	return {
		...{ id, coverGuid, category, level, status, chapterCount, stepCount, minutes, checkedOn },
		...{ title: title.text, lang: title.lang, summary: summary.text, languages: Object.keys(course.titles) },
	};
}

/** A page of the courses that are for the visitor, with how far they have come in each. */
export async function showDashboard(visit: Visit, query: DashboardQuery) {
	const { rows, access, user, tenant } = visit;
	const own = eq(courseEnrolments.userId, user.id);
	const order = [courses.sortTitle, courses.id];
	const found = await rows.read({
		list: rows.listing(courses, {
			where: and(openTo(visit), ...filtersOf(visit, query), after(order, query.cursor)),
			orderBy: order.map((column) => asc(column)),
			limit: PAGE + 1,
		}),
		own: rows.listing(courseEnrolments, { where: own, limit: 1000 }),
		categories: rows.countingBy(
			courses,
			courses.category,
			and(isNull(courses.deletedAt), openTo(visit), sql`${courses.category} <> ''`) as SQL,
		),
	});
	const page = pageOf(found.list, PAGE, ({ sortTitle, id }) => [sortTitle, id]);
	const byCourse = new Map(found.own.map((one) => [one.courseId, one]));
	return {
		items: page.items.map((course) => ({
			...serializeCourse(visit, course),
			...learnerProgress(visit, course, byCourse.get(course.id)),
		})),
		next: page.next,
		categories: [...found.categories.keys()].sort((one, other) => one.localeCompare(other, visit.language)),
		statuses: access.level >= LEVEL_ALL ? statuses : [],
		edits: access.level >= LEVEL_ALL,
		follows: access.level >= LEVEL_CLIENTS,
		language: visit.language,
		tenant: { guid: tenant.guid, name: tenant.name },
		query: { ...query, cursor: undefined },
	};
}

export type CourseCardData = Awaited<ReturnType<typeof showDashboard>>["items"][number];
