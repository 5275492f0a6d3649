import { sql } from "drizzle-orm";
import type * as z from "zod";
import type { OfferedPiece } from "#app/directory/content-offer.server";
import { disposition } from "#app/media/library/disposition";
import { readingFilesOfModule } from "#app/media/record-files.server";
import { zipStream } from "#app/media/zip-stream.server";
import { PRIVATE } from "#app/platform/http.server";
import type { Language } from "#app/platform/i18n";
import { languageCodes } from "#app/platform/i18n";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { courseParts, courses, courseTexts } from "#db/schema/courses";
import { LIBRARY } from "../copy-content.server";
import type { CourseQuery } from "../courses.schema";
import { chaptersOf, PARTS_MOST, readingParts, titleOf } from "../courses.server";
import { readingContentsOf } from "../linked-contents.server";
import { manifest } from "../manifest";
import { guidsOf } from "../open-files.server";
import { questionGuidsOf } from "../question-files.server";
import { COURSE_FILE, type CourseFile, FORMAT, MEDIA_MOST } from "./course-file.schema";
import { contentsByPart, withContents } from "./with-contents.server";

/** The files of contents of the task library, as it holds them. */
async function filesOf({ rows }: Visit, pieces: OfferedPiece[], most: number) {
	const guids = [...new Set(pieces.flatMap(({ files }) => files))];
	if (guids.length === 0 || most <= 0) return [];
	const wanted = sql`(select value from json_each(${JSON.stringify(guids)}))`;
	return (await rows.read({ files: readingFilesOfModule(rows, LIBRARY, wanted, most) })).files;
}

/**
 * The whole course as an archive: what it says and shows of the task library, with its quizzes and rules, and its pictures,
 * films and files. Nothing of its learners is in it.
 */
export async function exportCourse(visit: Visit, { course_id: id }: z.output<typeof CourseQuery>): Promise<Response> {
	const { rows, now } = visit;
	const { course, parts, texts, stored, links, pieces } = await rows.read({
		course: rows.finding(courses, id),
		parts: readingParts(rows, id),
		texts: rows.listing(courseTexts, {
			where: sql`${courseTexts.courseId} = ${id} and ${courseTexts.partId} in (select ${courseParts.id} from ${courseParts}
				where ${courseParts.tenantId} = ${rows.tenantId} and ${courseParts.courseId} = ${id} and ${courseParts.deletedAt} is null)`,
			limit: PARTS_MOST * languageCodes.length,
		}),
		...readingContentsOf(visit, id),
		stored: readingFilesOfModule(
			rows,
			manifest.key,
			sql`(select guid from ${guidsOf(rows, id)} union select guid from ${questionGuidsOf(rows, id)})`,
			MEDIA_MOST,
		),
	});
	if (!course || course.deletedAt !== null) throw notFound();
	const shown = contentsByPart(links, pieces, parts);
	const media = [...stored, ...(await filesOf(visit, [...shown.values()].flat(), MEDIA_MOST - stored.length))];
	const pathOf = ({ guid, name }: { guid: string; name: string }) => `media/${guid}/${name.replaceAll(/[/\\]/g, "_")}`;
	const { titles, summaries, firstLanguage, category, level, certifies, validMonths, inOrder, endings } = course;
	const language = firstLanguage as Language;
	const said = texts.map(({ partId, language, title, body, easyBody, soundGuid, mediaGuid, cues, questions }) => ({
		...{ partId, language: language as Language, title, body, easyBody },
		...{ sound: soundGuid, media: mediaGuid, cues, questions },
	}));
	const content: z.input<typeof CourseFile> = {
		format: FORMAT,
		course: {
			...{ titles, summaries, category, level, certifies, validMonths, inOrder, endings },
			...{ firstLanguage: language, cover: course.coverGuid },
		},
		parts: chaptersOf(parts)
			.flatMap(({ chapter, lessons }) => [chapter, ...lessons])
			.map(({ id, chapterId, titles, minutes, isStep, completion, lessonRule, needs, ...rules }) => ({
				...{ id, chapterId, titles, minutes, isStep, completion, lessonRule, needs },
				...{ passPercent: rules.passPercent, attemptsMost: rules.attemptsMost, watchPercent: rules.watchPercent },
				opensAfterDays: rules.opensAfterDays,
			})),
		texts: withContents(said, shown, parts, language),
		media: media.map((file) => ({ guid: file.guid, name: file.name, path: pathOf(file) })),
	};
	const bytes = new TextEncoder().encode(JSON.stringify(content, null, "\t"));
	const entries = [
		{ path: COURSE_FILE, bytes, at: now.getTime() },
		...media.map((file) => ({ path: pathOf(file), file })),
	];
	return new Response(zipStream(visit, entries), {
		headers: {
			...PRIVATE,
			"Content-Type": "application/zip",
			"Content-Disposition": disposition(false, `${titleOf(course).replaceAll(/[/\\]/g, "-")}.zip`),
		},
	});
}
