import { isNotNull, isNull } from "drizzle-orm";
import { bulkTrash } from "#app/lists/bulk-trash.server";
import { listSource } from "#app/lists/source.server";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { courses } from "#db/schema/courses";
import { coursesList } from "./courses.list";
import { type Course, findCourse, titleOf } from "./courses.server";
import { refreshingFiles } from "./open-files.server";

/** Deleted courses, which only those see who may write them. */
export const trash = bulkTrash({
	source: listSource(coursesList, courses, { title: courses.sortTitle }),
	chosen: () => isNull(courses.deletedAt),
	open: () => isNotNull(courses.id),
	name: titleOf,
	sought: courses.sortTitle,
	texts: (course: Course) => Object.values(course.titles),
	after: (visit: Visit, rows: Course[]) =>
		rows.map((course) => refreshingFiles(visit.rows, { ...course, deletedAt: course.deletedAt === null ? 1 : null })),
	level: LEVEL_ALL,
});

/** Puts a course into the trash; nobody opens it any more. */
export async function trashCourse(visit: Visit, id: string): Promise<void> {
	const course = await findCourse(visit, id);
	const { rows, now } = visit;
	await rows.commit([
		rows.changing(courses, id, { deletedAt: now.getTime() }),
		rows.indexing(courses, id, []),
		refreshingFiles(rows, { ...course, deletedAt: now.getTime() }),
	]);
}
