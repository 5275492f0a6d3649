import { copyingFromLibrary, findForUse, noting, type Use } from "#app/media/library/uses.server";
import { addPicture } from "#app/media/pictures.server";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { courses } from "#db/schema/courses";
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

/** Takes a file into a part, for its text to show. */
export async function takeFile(visit: Visit, { id, library }: { id: string; library: string }) {
	const { course } = await findPart(visit, id);
	const { copies, writes } = await takeFiles(visit, course, [library], "file");
	await visit.rows.commit(writes);
	const [file] = copies;
	if (!file) throw invalid({ file: "media:errors.fileGone" });
	return { file: { guid: file.guid, name: file.name, size: file.size } };
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
