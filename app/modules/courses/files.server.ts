import type * as z from "zod";
import { copyingFromLibrary, findCues, findForUse, noting, type Use } from "#app/media/library/uses.server";
import { addPicture } from "#app/media/pictures.server";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { courses } from "#db/schema/courses";
import { isPlayed, keptCues } from "./content-nodes";
import type { FileInput } from "./courses.schema";
import { type Course, findCourse, findPart, titleOf } from "./courses.server";
import { manifest } from "./manifest";
import { refreshingFiles } from "./open-files.server";
import { paths } from "./paths";

/** A course as the library names it to who may change a file that it shows. */
export const usedBy = (visit: Visit, course: Course): Use => ({
	...{ moduleKey: manifest.key, refGuid: course.guid, title: titleOf(course) },
	path: paths(visit.tenant.guid).edit(course.id, titleOf(course)),
});

/** Takes files of the library into a course; gives their rows and the writes for the commit of what shows them. */
export async function takeFiles(visit: Visit, course: Course, ids: string[], field: string) {
	return copyingFromLibrary(visit, await findForUse(visit, ids, field), manifest.key, usedBy(visit, course));
}

/** Takes a file into a part, for its text to show or, with what is said in it, to play. */
export async function takeFile(visit: Visit, { id, library, plays, language }: z.output<typeof FileInput>) {
	const { course } = await findPart(visit, id);
	const [original] = await findForUse(visit, [library], "file");
	if (!original) throw invalid({ file: "media:errors.fileGone" });
	if (plays && !isPlayed(original.type)) throw invalid({ file: "courses:errors.mediaKind" });
	const cues = plays ? await findCues(visit, original, language ?? course.firstLanguage) : [];
	const { copies, writes } = copyingFromLibrary(visit, [original], manifest.key, usedBy(visit, course));
	await visit.rows.commit(writes);
	const { name, type, size } = original;
	const file = { guid: copies[0]?.guid ?? "", name, size };
	return { file: plays ? { ...file, type, cues: keptCues(cues) } : file };
}

type SentPicture = { id: string; use: "cover" | "body"; library?: string } & Parameters<typeof addPicture>[2];

/** Stores a picture for the text of a part, or as the cover of a course (`id` is the course's). */
export async function savePicture(visit: Visit, { id, use, library, ...sent }: SentPicture) {
	const { rows } = visit;
	const course = use === "cover" ? await findCourse(visit, id) : (await findPart(visit, id)).course;
	const [original] = library ? await findForUse(visit, [library], "file") : [];
	const stored = await addPicture(visit, manifest.key, sent);
	const noted = original ? noting(visit, original.id, stored.guid, usedBy(visit, course)) : [];
	const cover = use === "cover" ? [rows.changing(courses, id, { coverGuid: stored.guid })] : [];
	await rows.commit([...cover, ...noted, ...(use === "cover" ? [refreshingFiles(rows, course)] : [])]);
	return { picture: { guid: stored.guid, width: stored.width ?? 0, height: stored.height ?? 0 } };
}
