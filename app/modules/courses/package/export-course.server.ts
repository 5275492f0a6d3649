import { sql } from "drizzle-orm";
import type * as z from "zod";
import { readingHeld } from "#app/media/held-files.server";
import { disposition } from "#app/media/library/disposition";
import { zipStream } from "#app/media/zip-stream.server";
import { PRIVATE } from "#app/platform/http.server";
import type { Language } from "#app/platform/i18n";
import { languageCodes } from "#app/platform/i18n";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { courseParts, courses, courseTexts } from "#db/schema/courses";
import type { CourseQuery } from "../courses.schema";
import { chaptersOf, PARTS_MOST, readingParts, titleOf } from "../courses.server";
import { manifest } from "../manifest";
import { guidsOf } from "../open-files.server";
import { questionGuidsOf } from "../question-files.server";
import { COURSE_FILE, type CourseFile, FORMAT } from "./course-file.schema";

/** The whole course as an archive: what it says, with its quizzes and rules, and its pictures, films and files. Nothing of its learners is in it. */
export async function exportCourse(visit: Visit, { course_id: id }: z.output<typeof CourseQuery>): Promise<Response> {
	const { rows, now } = visit;
	const { course, parts, texts, media } = await rows.read({
		course: rows.finding(courses, id),
		parts: readingParts(rows, id),
		texts: rows.listing(courseTexts, {
			where: sql`${courseTexts.courseId} = ${id} and ${courseTexts.partId} in (select ${courseParts.id} from ${courseParts}
				where ${courseParts.tenantId} = ${rows.tenantId} and ${courseParts.courseId} = ${id} and ${courseParts.deletedAt} is null)`,
			limit: PARTS_MOST * languageCodes.length,
		}),
		media: readingHeld(
			rows,
			manifest.key,
			sql`(select guid from ${guidsOf(rows, id)} union select guid from ${questionGuidsOf(rows, id)})`,
			500,
		),
	});
	if (!course || course.deletedAt !== null) throw notFound();
	const pathOf = ({ guid, name }: { guid: string; name: string }) => `media/${guid}/${name.replaceAll(/[/\\]/g, "_")}`;
	const { titles, summaries, firstLanguage, category, level, certifies, validMonths, inOrder, endings } = course;
	const content: z.input<typeof CourseFile> = {
		format: FORMAT,
		course: {
			...{ titles, summaries, category, level, certifies, validMonths, inOrder, endings },
			...{ firstLanguage: firstLanguage as Language, cover: course.coverGuid },
		},
		parts: chaptersOf(parts)
			.flatMap(({ chapter, lessons }) => [chapter, ...lessons])
			.map(({ id, chapterId, titles, minutes, isStep, completion, lessonRule, needs, ...rules }) => ({
				...{ id, chapterId, titles, minutes, isStep, completion, lessonRule, needs },
				...{ passPercent: rules.passPercent, attemptsMost: rules.attemptsMost, watchPercent: rules.watchPercent },
				opensAfterDays: rules.opensAfterDays,
			})),
		texts: texts.map(({ partId, language, title, body, mediaGuid, cues, questions }) => ({
			...{ partId, language: language as Language, title, body, media: mediaGuid, cues, questions },
		})),
		media: media.map((file) => ({ guid: file.guid, name: file.name, path: pathOf(file) })),
	};
	const said = new TextEncoder().encode(JSON.stringify(content, null, "\t"));
	const entries = [
		{ path: COURSE_FILE, bytes: said, at: now.getTime() },
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
