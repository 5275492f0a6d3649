import { and, eq, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import { droppingPictures, openingFiles } from "#app/media/dropping-pictures.server";
import { forgettingGuids, forgettingUses } from "#app/media/library/uses.server";
import { releasingFiles } from "#app/media/record-files.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Row, TenantRows } from "#app/platform/tenant/rows.server";
import { courseHandIns, type courseParts, courses, courseTexts, courseVersions } from "#db/schema/courses";
import { manifest } from "./manifest";
import { droppingQuizFiles, droppingQuizFilesOfPart } from "./question-files.server";

type Course = Row<typeof courses>;

/** The guids of what some texts show, and of what is played above them. */
const shownIn = (rows: TenantRows, texts: SQL) =>
	sql`select ${courseTexts.mediaGuid} as guid from ${courseTexts} where ${courseTexts.tenantId} = ${rows.tenantId} and ${texts} and ${courseTexts.mediaGuid} is not null
	union select ${courseTexts.soundGuid} from ${courseTexts} where ${courseTexts.tenantId} = ${rows.tenantId} and ${texts} and ${courseTexts.soundGuid} is not null
	union select node.value from ${courseTexts}, json_tree(${courseTexts.body}) as node where ${courseTexts.tenantId} = ${rows.tenantId} and ${texts} and node.key = 'guid'
	union select node.value from ${courseTexts}, json_tree(${courseTexts.easyBody}) as node where ${courseTexts.tenantId} = ${rows.tenantId} and ${texts} and node.key = 'guid'`;

/** The guids of all pictures and files of a course. */
export const guidsOf = (rows: TenantRows, courseId: string) => sql`(
	${shownIn(rows, eq(courseTexts.courseId, courseId))}
	union select ${courses.coverGuid} from ${courses} where ${courses.tenantId} = ${rows.tenantId} and ${courses.id} = ${courseId} and ${courses.coverGuid} is not null)`;

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
	return releasingFiles(rows, sql`(select ${courseHandIns.fileId} from ${courseHandIns} where ${own})`);
}

/** The writes that give back the recording of a text, unless a copy of the text has it too; they stand before it goes. */
export function droppingSound(rows: TenantRows, { id, soundGuid }: Pick<Row<typeof courseTexts>, "id" | "soundGuid">) {
	if (soundGuid === null) return [];
	const isElsewhere = isShown(rows, ne(courseTexts.id, id), sql`true`);
	const guids = sql`(select its.guid from (select ${soundGuid} as guid) as its where not ${isElsewhere})`;
	return droppingPictures(rows, manifest.key, guids);
}

/** Whether a file (`its.guid`) stands in one of these texts, or is the cover of one of these courses. */
const isShown = (rows: TenantRows, texts: SQL, covers: SQL) => sql`(
	exists (select 1 from ${courseTexts} where ${courseTexts.tenantId} = ${rows.tenantId} and ${texts}
		and (its.guid in (${courseTexts.mediaGuid}, ${courseTexts.soundGuid})
			or instr(${courseTexts.body}, its.guid) > 0 or instr(coalesce(${courseTexts.easyBody}, ''), its.guid) > 0))
	or exists (select 1 from ${courses} where ${courses.tenantId} = ${rows.tenantId} and ${covers} and ${courses.coverGuid} = its.guid))`;

/** The writes that give back the files of a course that is removed for good. */
export function droppingFiles(rows: TenantRows, { id, guid }: Pick<Course, "id" | "guid">): PendingWrite[] {
	const isElsewhere = isShown(rows, ne(courseTexts.courseId, id), ne(courses.id, id));
	const guids = sql`(select its.guid from ${guidsOf(rows, id)} as its where not ${isElsewhere})`;
	return [
		droppingHandedIn(rows, id),
		...droppingPictures(rows, manifest.key, guids),
		...droppingQuizFiles(rows, id),
		forgettingUses(rows, { moduleKey: manifest.key, refGuid: guid }),
	];
}

/**
 * The writes that give back the files of a part that is removed for good; they stand before its texts go. What an earlier
 * version of another part shows can be had back, and stays.
 */
export function droppingFilesOfPart(rows: TenantRows, { id }: Pick<Row<typeof courseParts>, "id">): PendingWrite[] {
	const isElsewhere = isShown(rows, ne(courseTexts.partId, id), sql`true`);
	const isEarlier = sql`exists (select 1 from ${courseVersions} where ${courseVersions.tenantId} = ${rows.tenantId}
		and ${ne(courseVersions.partId, id)} and (instr(${courseVersions.body}, its.guid) > 0
		or instr(coalesce(${courseVersions.easyBody}, ''), its.guid) > 0))`;
	const shown = shownIn(rows, eq(courseTexts.partId, id));
	const guids = sql`(select its.guid from (${shown}) as its where not ${isElsewhere} and not ${isEarlier})`;
	return [
		forgettingGuids(rows, guids),
		...droppingPictures(rows, manifest.key, guids),
		...droppingQuizFilesOfPart(rows, id),
	];
}
