import { and, eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { takeCaptions } from "#app/media/captions/take-captions.server";
import { droppingPictures } from "#app/media/dropping-pictures.server";
import { filmDetails, minutesOf } from "#app/media/film/film-details.server";
import { copyingFromLibrary, findForUse } from "#app/media/library/uses.server";
import { addPicture } from "#app/media/pictures.server";
import { attachingFile } from "#app/media/record-files.server";
import { stageRecording } from "#app/media/recorder/stage-recording.server";
import { newGuid, newId } from "#app/platform/ids";
import { conflict, invalid, notFound, Problem } from "#app/platform/problems";
import { emptyDoc, type RichDoc } from "#app/platform/rich-text/document";
import { safeHref, videoId } from "#app/platform/rich-text/links";
import { isBlank, kept } from "#app/platform/rich-text/rich-text.schema";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { learningContents } from "#db/schema/task-library";
import { type Content, findOwn, recountingScenesOf, recountingVariants, textsOf } from "./contents.server";
import { manifest } from "./manifest";
import { paths } from "./paths";
import type { CaptionsInput, ContentInput } from "./task-library.schema";
import { titlesFrom } from "./titles.server";

/** Refuses a commit whose content has moved on since it was read. */
export const unmoved = ({ context, tenant }: Visit, { id, updatedAt }: Content): PendingWrite =>
	requiring(
		context,
		sql`exists (select 1 from ${learningContents} where ${and(eq(learningContents.tenantId, tenant.id), eq(learningContents.id, id), eq(learningContents.updatedAt, updatedAt))})`,
	);

type Own = { id: string; guid: string };
type Filled = { values: Partial<Content>; writes: PendingWrite[]; title?: string; minutes?: number };

/** What a content of each kind has of its own. What belongs to another kind is taken away. */
const none = {
	...{ url: "", videoId: null, seconds: null, alt: "", body: null },
	...{ fileGuid: null, fileName: "", fileType: "", fileSize: 0, cues: [] },
	...{ soundGuid: null, soundName: "", soundType: "", soundSize: 0, textInstead: "" },
} satisfies Partial<Content>;

/**
 * Makes a content, as a draft where no status is given, or changes one. Throws `conflict` where it has moved on since
 * `updatedAt`.
 */
export async function saveContent(
	visit: Visit,
	input: ContentInput & { status?: Content["status"] },
): Promise<Content> {
	const { rows, now, user } = visit;
	const before = input.id === undefined ? undefined : await findOwn(visit, input.id);
	if (before && input.updatedAt !== undefined && before.updatedAt !== input.updatedAt) throw conflict(before);
	const own = { id: before?.id ?? newId(now.getTime()), guid: before?.guid ?? newGuid() };
	const { values, writes, title = "", minutes } = await fill(visit, input, own, before);
	const light = await lighter(visit, input, own, before);
	const titles = titlesFrom({ ...input, title: input.title || title }, before);
	const { kind, language, level, status } = input;
	// What a call leaves out stays as it is.
	const sorted = {
		subject: input.subject ?? before?.subject ?? "",
		profession: input.profession ?? before?.profession ?? "",
		skill: input.skill ?? before?.skill ?? "",
		tags: input.tags ?? before?.tags ?? [],
	};
	const row = {
		...sorted,
		...{ kind, language, level, titles, sortTitle: (titles[language] ?? "").toLowerCase() },
		...{ ...none, ...values, ...light.values, minutes: input.minutes ?? minutes ?? before?.minutes ?? 0 },
		...(status && { status }),
	};
	const texts = textsOf({ titles, tags: sorted.tags, parts: before?.parts ?? [] });
	const dropped = (["fileGuid", "soundGuid"] as const).flatMap((name) =>
		before?.[name] && before[name] !== row[name] ? [before[name]] : [],
	);
	const commit = rows.commit([
		...(before
			? [unmoved(visit, before), rows.changing(learningContents, before.id, row)]
			: [rows.adding(learningContents, { ...row, ...own, authorId: user.id })]),
		rows.indexing(learningContents, own.id, texts),
		...writes,
		...light.writes,
		...(dropped.length > 0
			? droppingPictures(rows, manifest.key, sql`(select value from json_each(${JSON.stringify(dropped)}))`)
			: []),
		recountingScenesOf(rows, JSON.stringify([own.id])),
		...recountingVariants(rows, before ? [before] : []),
	]);
	const saved = await orElse(commit, () => conflict());
	return saved[before ? 1 : 0] as Content;
}

async function fill(visit: Visit, input: ContentInput, own: Own, before?: Content): Promise<Filled> {
	switch (input.kind) {
		case "external":
			return { values: { url: addressOf(input.url) }, writes: [] };
		case "youtube":
			return film(visit, input, before);
		case "text":
			return { values: { body: bodyOf(input, before) as never }, writes: [] };
		default:
			return file(visit, input, own, before);
	}
}

function addressOf(sent: string): string {
	const href = /^https?:/i.test(sent) ? safeHref(sent) : null;
	if (href === null) throw invalid({ url: sent === "" ? "required" : "taskLibrary:errors.address" });
	return href;
}

function bodyOf({ body }: ContentInput, before?: Content): RichDoc {
	const doc = body ? kept(before?.body as RichDoc | null | undefined, body) : ((before?.body as RichDoc) ?? emptyDoc);
	if (isBlank(doc)) throw invalid({ body: "required" });
	return doc;
}

/** A film. Of a new one YouTube is asked for what the author has left empty. */
async function film(visit: Visit, { url, title, minutes }: ContentInput, before?: Content): Promise<Filled> {
	const id = videoId(url);
	if (id === null) throw invalid({ url: url === "" ? "required" : "taskLibrary:errors.film" });
	const isSame = before?.videoId === id;
	const values = { videoId: id, url: `https://www.youtube.com/watch?v=${id}` };
	if (isSame && title !== "") return { values: { ...values, seconds: before.seconds }, writes: [], minutes };
	const details = await filmDetails(visit.context, id);
	if (details === null && title === "") throw invalid({ title: "taskLibrary:errors.filmTitle" });
	const hasCover = Boolean(before?.coverGuid);
	const coverGuid = details?.picture && !hasCover ? await storePicture(visit, details.picture) : null;
	return {
		values: { ...values, seconds: details?.seconds ?? null, ...(coverGuid && { coverGuid }) },
		writes: [],
		title: details?.title,
		minutes: details ? minutesOf(details) : undefined,
	};
}

/** Null where it is no picture: a film does not fail for it. */
async function storePicture(visit: Visit, picture: File): Promise<string | null> {
	try {
		return (await addPicture(visit, manifest.key, { file: picture, width: 480, height: 360 })).guid;
	} catch (problem) {
		if (problem instanceof Problem) return null;
		throw problem;
	}
}

/** Kinds that may be too much for a slow line. */
const canBeLighter = (kind: Content["kind"]) => kind === "youtube" || kind === "file";

/** What stands in for a film where the line is slow: its sound alone, and a text; for a sound the text. What a call leaves out stays. */
async function lighter(visit: Visit, input: ContentInput, own: Own, before?: Content): Promise<Filled> {
	const textInstead = input.textInstead ?? before?.textInstead ?? "";
	if (input.kind === "audio") return { values: { textInstead }, writes: [] };
	if (!canBeLighter(input.kind)) return { values: {}, writes: [] };
	const chosen = input.sound.filter((one) => one !== "");
	if (chosen.length === 0) {
		const { soundGuid = null, soundName = "", soundType = "", soundSize = 0 } = before ?? {};
		const kept = input.dropSound ? {} : { soundGuid, soundName, soundType, soundSize };
		return { values: { textInstead, ...kept }, writes: [] };
	}
	const found = await findForUse(visit, chosen, "sound");
	const use = {
		...{ moduleKey: manifest.key, refGuid: own.guid, title: input.title || (found[0]?.name ?? "") },
		path: paths(visit.tenant.guid).content(own.id),
	};
	const { copies, writes } = copyingFromLibrary(visit, found, manifest.key, use);
	const [taken] = copies;
	if (!taken) throw invalid({ sound: "media:errors.fileGone" });
	if (!types.audio.test(taken.type)) throw invalid({ sound: "taskLibrary:errors.audio" });
	const { guid: soundGuid, name: soundName, type: soundType, size: soundSize } = taken;
	return { values: { soundGuid, soundName, soundType, soundSize, textInstead }, writes };
}

const types = { audio: /^audio\//, image: /^image\/(png|jpeg|webp|gif)$/, file: /./ };

/** A file of the library, which is taken into the content, or what was recorded in the form, or the one that it has already. */
async function file(visit: Visit, input: ContentInput, own: Own, before?: Content): Promise<Filled> {
	const kind = input.kind as keyof typeof types;
	if (kind === "image" && input.alt === "") throw invalid({ alt: "required" });
	const alt = kind === "image" ? input.alt : "";
	const recorded =
		kind === "audio"
			? await stageRecording(visit, manifest.key, input.recording, {
					field: "recording",
					problem: "taskLibrary:errors.audio",
				})
			: null;
	if (recorded) {
		const { id, guid: fileGuid, name: fileName, type: fileType, size: fileSize } = recorded;
		return { values: { fileGuid, fileName, fileType, fileSize }, writes: [attachingFile(visit, id)] };
	}
	const chosen = input.media.filter((one) => one !== "");
	if (chosen.length === 0) {
		if (!before?.fileGuid) throw invalid({ media: "taskLibrary:errors.noFile" });
		if (!types[kind].test(before.fileType)) throw invalid({ media: `taskLibrary:errors.${kind}` });
		const { fileGuid, fileName, fileType, fileSize, cues } = before;
		return { values: { fileGuid, fileName, fileType, fileSize, cues, alt }, writes: [] };
	}
	const found = await findForUse(visit, chosen, "media");
	const use = {
		...{ moduleKey: manifest.key, refGuid: own.guid, title: input.title || (found[0]?.name ?? "") },
		path: paths(visit.tenant.guid).content(own.id),
	};
	const { copies, writes } = copyingFromLibrary(visit, found, manifest.key, use);
	const [taken] = copies;
	if (!taken) throw invalid({ media: "media:errors.fileGone" });
	if (!types[kind].test(taken.type)) throw invalid({ media: `taskLibrary:errors.${kind}` });
	const { guid: fileGuid, name: fileName, type: fileType, size: fileSize } = taken;
	return { values: { fileGuid, fileName, fileType, fileSize, alt }, writes };
}

/** Takes the captions of a film or a recording; they are its transcript too. */
export async function saveCaptions(visit: Visit, { id, captions }: z.output<typeof CaptionsInput>): Promise<void> {
	const { fileType } = await findOwn(visit, id);
	if (!/^(audio|video)\//.test(fileType)) throw notFound();
	await visit.rows.change(learningContents, id, { cues: await takeCaptions(captions) });
}

export async function dropCaptions(visit: Visit, { id }: { id: string }): Promise<void> {
	await findOwn(visit, id);
	await visit.rows.change(learningContents, id, { cues: [] });
}
