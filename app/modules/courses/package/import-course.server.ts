import type * as z from "zod";
import type { StoredFile } from "#app/media/pictures.server";
import { filesOfModule, settingFileState, stageFile, stageMadeFiles } from "#app/media/record-files.server";
import { newGuid, newId } from "#app/platform/ids";
import { mediaOf } from "#app/platform/media.server";
import { invalid, notFound } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import { courseParts, courses, courseTexts } from "#db/schema/courses";
import type { ImportQuery, SendPackageInput } from "../courses.schema";
import { recounting } from "../courses.server";
import { manifest } from "../manifest";
import { textId } from "../parts.server";
import { type Plan, readPackage } from "./read-package.server";

/** With a dot: no grant opens what is sent for an import; it is read once and goes with the sweep. */
const FILES_OF = "courses.import";
/** Bytes that are sent at once, and the form around them. */
const PACKAGE_MAX = 20_000_000;
export const PACKAGE_FORM_MAX = PACKAGE_MAX + 1_000_000;
/** Signs of texts that one statement writes: the database takes no more than some megabytes as one value. */
const WRITTEN_AT_ONCE = 500_000;

/** Keeps what was sent until it is imported, and gives the guids of the files. Throws `invalid` for what cannot be read. */
export async function sendPackage(visit: Visit, input: z.output<typeof SendPackageInput>): Promise<string[]> {
	const sent = input.files.filter((file) => file instanceof File);
	if (sent.reduce((size, file) => size + file.size, 0) > PACKAGE_MAX)
		throw invalid({ files: "courses:errors.packageTooLarge" });
	const read = await Promise.all(sent.map(async (file) => ({ name: file.name, bytes: await bytesOf(file) })));
	readPackage(read, visit.language);
	const guids: string[] = [];
	for (const file of sent) {
		const staged = await stageFile(visit, FILES_OF, file, "files", () => "application/octet-stream", PACKAGE_MAX);
		guids.push(staged.guid);
	}
	return guids;
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/** What the visitor has sent, read anew. */
async function planFor(visit: Visit, guids: string[]): Promise<Plan> {
	const found = await filesOfModule(visit.rows, FILES_OF, guids);
	const media = mediaOf(visit.context, visit.tenant.id);
	const sent = guids.map((guid) => found.find((file) => file.guid === guid && file.uploaderId === visit.user.id));
	const read = await Promise.all(
		sent.map(async (file) => {
			const object = file && (await media.read(file.key));
			if (!file || !object || !("body" in object)) throw notFound();
			return { name: file.name, bytes: new Uint8Array(await object.arrayBuffer()) };
		}),
	);
	return readPackage(read, visit.language);
}

/** What an import would make of what was sent; nothing is written. */
export async function showImport(visit: Visit, { files: sent }: z.output<typeof ImportQuery>) {
	const tenant = visit.tenant.guid;
	if (sent.length === 0) return { plan: null, tenant };
	const { kind, course, parts, texts, files: media, left } = await planFor(visit, sent);
	const languages = [...new Set(texts.map(({ language }) => language))];
	const titleOf = (titles: Record<string, string>) => titles[course.firstLanguage] ?? Object.values(titles)[0] ?? "";
	return {
		plan: {
			sent: sent.join(","),
			...{ kind, left, languages, title: titleOf(course.titles) },
			...{ language: course.firstLanguage, size: media.reduce((sum, { bytes }) => sum + bytes.length, 0) },
			files: media.length,
			chapters: parts
				.filter(({ chapterId }) => chapterId === null)
				.map(({ id, titles }) => ({
					...{ id, title: titleOf(titles) },
					lessons: parts
						.filter(({ chapterId }) => chapterId === id)
						.map((lesson) => ({ id: lesson.id, title: titleOf(lesson.titles) })),
				})),
		},
		tenant,
	};
}

/** Makes a course of what was sent, as a draft, with nobody in it. Gives its id. */
export async function importCourse(visit: Visit, { files: sent }: z.output<typeof ImportQuery>) {
	if (sent.length === 0) throw invalid({ files: "required" });
	const plan = await planFor(visit, sent);
	const staged = await stageMadeFiles(visit, manifest.key, plan.files);
	const { rows, user, now } = visit;
	const { cover, ...said } = plan.course;
	const id = newId(now.getTime());
	const title = said.titles[said.firstLanguage] ?? Object.values(said.titles)[0] ?? "";
	const [course] = await rows.commit([
		rows.adding(courses, {
			...{ ...said, id, guid: newGuid(), authorId: user.id, coverGuid: cover, sortTitle: title.toLowerCase() },
			titles: { ...said.titles, [said.firstLanguage]: title },
		}),
		...addingParts(visit, id, plan, staged),
		recounting(rows, id),
		rows.indexingNew(courses, id, Object.values(said.titles)),
		settingFileState(rows, manifest.key, [...staged.keys()], "ready"),
	]);
	return course as typeof courses.$inferSelect;
}

function addingParts({ rows, user, now }: Visit, courseId: string, plan: Plan, staged: Map<string, StoredFile>) {
	const ids = new Map(plan.parts.map(({ id }) => [id, newId(now.getTime())]));
	const at = now.getTime();
	const withQuiz = new Set(plan.texts.filter(({ questions }) => questions.length > 0).map(({ partId }) => partId));
	const parts = plan.parts.map((part, index) => ({
		...{ ...part, id: ids.get(part.id) ?? "", courseId, sortOrder: index + 1, hasQuiz: withQuiz.has(part.id) },
		chapterId: part.chapterId && (ids.get(part.chapterId) ?? null),
		needs: part.needs.flatMap((one) => ids.get(one) ?? []),
		titles: { ...part.titles },
	}));
	const texts = plan.texts.map(({ partId, language, title, body, easyBody, sound, media, cues, questions }) => {
		const file = staged.get(media ?? "");
		const recording = staged.get(sound ?? "");
		const part = ids.get(partId) ?? "";
		return {
			...{ id: textId(part, language), courseId, partId: part, language, title, body: body as never, questions },
			...{ mediaGuid: file?.guid ?? null, mediaName: file?.name ?? "", mediaType: file?.type ?? "", cues },
			...{ easyBody: (easyBody ?? null) as never, soundGuid: recording?.guid ?? null, soundAt: recording ? at : null },
			...{ soundName: recording?.name ?? "", soundType: recording?.type ?? "" },
			...{ writtenAt: at, basedOnAt: at, authorId: user.id },
		};
	});
	return [
		...(parts.length > 0 ? [rows.addingEach(courseParts, parts)] : []),
		...inPortions(texts).map((portion): PendingWrite => rows.addingAll(courseTexts, courseId, portion)),
	];
}

/** Rows in portions that one statement takes. */
function inPortions<One>(all: One[]): One[][] {
	const portions: One[][] = [];
	let size = WRITTEN_AT_ONCE;
	for (const one of all) {
		const own = JSON.stringify(one).length;
		if (size + own > WRITTEN_AT_ONCE) {
			portions.push([]);
			size = 0;
		}
		portions.at(-1)?.push(one);
		size += own;
	}
	return portions;
}
