import { desc, eq } from "drizzle-orm";
import type * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { notFound } from "#app/platform/problems";
import { compareLines } from "#app/platform/rich-text/compare-lines";
import { emptyDoc, type RichDoc } from "#app/platform/rich-text/document";
import { calloutNames } from "#app/platform/rich-text/render.server";
import type { Visit } from "#app/platform/tenant/context";
import { courseTexts, courseVersions } from "#db/schema/courses";
import { people } from "#db/schema/directory";
import type { RestoreVersionInput, VersionsQuery } from "./courses.schema";
import { findPart, titleOf } from "./courses.server";
import { KEPT, ofText } from "./keep-version.server";
import { saveText, textId } from "./parts.server";
import { linesOf } from "./translations.server";

/** The earlier versions of a language of a part, the last first; one of them compared with what it says now. */
export async function showVersions(visit: Visit, input: z.output<typeof VersionsQuery>) {
	const { course_id: courseId, part_id: partId, language, compare } = input;
	const { part, course } = await findPart(visit, partId);
	if (course.id !== courseId) throw notFound();
	const { text, list } = await visit.rows.read({
		text: visit.rows.listingWith(
			courseTexts,
			{ author: [people, courseTexts.authorId, NAMED] },
			{ where: eq(courseTexts.id, textId(partId, language)), limit: 1 },
		),
		list: visit.rows.listingWith(
			courseVersions,
			{ author: [people, courseVersions.authorId, NAMED] },
			{
				where: ofText(partId, language),
				orderBy: [desc(courseVersions.writtenAt), desc(courseVersions.id)],
				limit: KEPT,
			},
		),
	});
	const [now] = text;
	if (!now) throw notFound();
	const compared = list.find(({ row }) => row.id === compare)?.row;
	const names = await calloutNames(language);
	return {
		course: { id: courseId, name: titleOf(course) },
		part: { id: partId, title: titleOf({ titles: part.titles, firstLanguage: course.firstLanguage }) },
		language,
		now: { at: now.row.writtenAt, by: now.author ? nameOf(now.author) : "" },
		versions: list.map(({ row, author }) => ({
			...{ id: row.id, title: row.title, at: row.writtenAt, by: author ? nameOf(author) : "" },
		})),
		compared: compared
			? { id: compared.id, lines: compareLines(linesOf(compared, names), linesOf(now.row, names)) }
			: null,
		tenant: visit.tenant.guid,
	};
}

/** Writes what an earlier version said as the newest; what the text said until now is kept as a version. */
export async function restoreVersion(visit: Visit, input: z.output<typeof RestoreVersionInput>): Promise<void> {
	const { part_id: partId, language } = input;
	const version = await visit.rows.find(courseVersions, input.version);
	if (version?.partId !== partId || version.language !== language || version.courseId !== input.course_id)
		throw notFound();
	await saveText(visit, {
		id: partId,
		language,
		title: version.title,
		body: { doc: version.body as RichDoc, typed: "editor" },
		easy: { doc: (version.easyBody as RichDoc | null) ?? emptyDoc, typed: "editor" },
	});
}
