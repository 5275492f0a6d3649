import { and, eq, isNotNull, sql } from "drizzle-orm";
import { droppingPictures, openingFiles } from "#app/media/dropping-pictures.server";
import { droppingAll } from "#app/media/held-files.server";
import { forgettingUses } from "#app/media/library/uses.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Row, TenantRows } from "#app/platform/tenant/rows.server";
import { courseHandIns, courses, courseTexts } from "#db/schema/courses";
import { manifest } from "./manifest";
import { droppingQuizFiles } from "./question-files.server";

type Course = Row<typeof courses>;

/** The guids of all pictures and files of a course. */
export const guidsOf = (rows: TenantRows, courseId: string) => sql`(
	select ${courses.coverGuid} as guid from ${courses} where ${courses.tenantId} = ${rows.tenantId} and ${courses.id} = ${courseId} and ${courses.coverGuid} is not null
	union select ${courseTexts.mediaGuid} from ${courseTexts} where ${courseTexts.tenantId} = ${rows.tenantId} and ${courseTexts.courseId} = ${courseId} and ${courseTexts.mediaGuid} is not null
	union select node.value from ${courseTexts}, json_tree(${courseTexts.body}) as node where ${courseTexts.tenantId} = ${rows.tenantId} and ${courseTexts.courseId} = ${courseId} and node.key = 'guid')`;

/** The write that opens the files of a course to everybody, or closes them: they are as open as the course is. */
export function refreshingFiles(rows: TenantRows, course: Pick<Course, "id" | "audience" | "status" | "deletedAt">) {
	const isPublic = course.audience === "public" && course.status === "published" && course.deletedAt === null;
	return openingFiles(rows, manifest.key, guidsOf(rows, course.id), isPublic);
}

/** The write that gives back the files that were handed in in a course, by all or by one. */
export function droppingHandedIn(rows: TenantRows, courseId: string, userId?: string): PendingWrite {
	const own = and(
		eq(courseHandIns.tenantId, rows.tenantId),
		eq(courseHandIns.courseId, courseId),
		isNotNull(courseHandIns.fileId),
		userId === undefined ? undefined : eq(courseHandIns.userId, userId),
	);
	return droppingAll(rows, sql`(select ${courseHandIns.fileId} from ${courseHandIns} where ${own})`);
}

/** The writes that give back the files of a course that is removed for good. */
export function droppingFiles(rows: TenantRows, { id, guid }: Pick<Course, "id" | "guid">): PendingWrite[] {
	const isElsewhere = sql`exists (select 1 from ${courseTexts} where ${courseTexts.tenantId} = ${rows.tenantId} and ${courseTexts.courseId} <> ${id}
		and (${courseTexts.mediaGuid} = its.guid or instr(${courseTexts.body}, its.guid) > 0))
		or exists (select 1 from ${courses} where ${courses.tenantId} = ${rows.tenantId} and ${courses.id} <> ${id} and ${courses.coverGuid} = its.guid)`;
	const guids = sql`(select its.guid from ${guidsOf(rows, id)} as its where not (${isElsewhere}))`;
	return [
		droppingHandedIn(rows, id),
		...droppingPictures(rows, manifest.key, guids),
		...droppingQuizFiles(rows, id),
		forgettingUses(rows, { moduleKey: manifest.key, refGuid: guid }),
	];
}
