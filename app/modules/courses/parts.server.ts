import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import type * as z from "zod";
import { takeCaptions } from "#app/media/captions/take-captions.server";
import { languageCodes } from "#app/platform/i18n";
import { newGuid, newId } from "#app/platform/ids";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { emptyDoc, type RichDoc } from "#app/platform/rich-text/document";
import { isBlank, kept } from "#app/platform/rich-text/rich-text.schema";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Row, TenantRows } from "#app/platform/tenant/rows.server";
import { courseContents, courseParts, courses, courseTexts } from "#db/schema/courses";
import type { CaptionsInput, MoveInput, OrderInput, PartTextInput, TextRef } from "./courses.schema";
import {
	type Course,
	chaptersOf,
	findCourse,
	findPart,
	PARTS_MOST,
	type Part,
	readingParts,
	recounting,
	recountingDone,
} from "./courses.server";
import { takeFiles } from "./files.server";
import { keepingVersion } from "./keep-version.server";
import { refreshingFiles } from "./open-files.server";

export type Text = Row<typeof courseTexts>;

export const textId = (partId: string, language: string) => `${partId}:${language}`;

export const readingTexts = (rows: TenantRows, partId: string) =>
	rows.listing(courseTexts, { where: eq(courseTexts.partId, partId), limit: languageCodes.length });

/** Whether a translation is older than what it was made of. */
export function isOutdated(text: Text, texts: Text[], firstLanguage: string): boolean {
	const first = texts.find(({ language }) => language === firstLanguage);
	return first !== undefined && text.language !== firstLanguage && first.writtenAt > text.basedOnAt;
}

type NewPart = { courseId: string; chapterId?: string; title: string; language: string; minutes?: number };

/** Adds a chapter, or a lesson to a chapter, at the end. */
export async function addPart(visit: Visit, { courseId, chapterId, title, language, minutes }: NewPart): Promise<Part> {
	const { rows, now } = visit;
	const course = await findCourse(visit, courseId);
	const { parts } = await rows.read({ parts: readingParts(rows, courseId) });
	if (parts.length >= PARTS_MOST) throw invalid({ title: "courses:errors.tooManyParts" });
	if (chapterId !== undefined && !isChapter(parts, chapterId)) throw notFound();
	const id = newId(now.getTime());
	const sortOrder = Math.max(0, ...parts.map((part) => part.sortOrder)) + 1;
	// In the course's own language too, so that it always has a name.
	const titles = { [course.firstLanguage]: title, [language]: title };
	const row = {
		id,
		courseId,
		chapterId: chapterId ?? null,
		titles,
		sortOrder,
		minutes,
		isStep: chapterId !== undefined,
	};
	const [part] = await rows.commit([rows.adding(courseParts, row), recounting(rows, courseId)]);
	return part as Part;
}

/** The titles of a part with one of them changed: what others write of them at the same moment stays. */
const titlesWith = (language: string, title: string) =>
	sql`json_set(${courseParts.titles}, ${`$.${language}`}, ${title})`;

type PartPatch = { language: string; title?: string; minutes?: number };

/** Changes the title of a part in one language, and how long it takes. */
export async function changePart(visit: Visit, { id: courseId }: Course, id: string, patch: PartPatch): Promise<Part> {
	const { rows } = visit;
	const { language, title, minutes } = patch;
	const titled = title !== undefined && { titles: titlesWith(language, title) };
	await rows.commit([
		rows.changingWhere(courseParts, eq(courseParts.id, id), { ...titled, ...(minutes !== undefined && { minutes }) }),
		...(title === undefined
			? []
			: [rows.changingWhere(courseTexts, eq(courseTexts.id, textId(id, language)), { title })]),
		recounting(rows, courseId),
	]);
	return (await findPart(visit, id)).part;
}

const isChapter = (parts: Part[], id: string) => parts.some((part) => part.id === id && part.chapterId === null);

/** Refuses a commit whose text has moved on since it was read. */
export const unmovedText = ({ context, tenant }: Visit, { id, updatedAt }: Text): PendingWrite =>
	requiring(
		context,
		sql`exists (select 1 from ${courseTexts} where ${and(eq(courseTexts.tenantId, tenant.id), eq(courseTexts.id, id), eq(courseTexts.updatedAt, updatedAt))})`,
	);

type Written = Pick<z.output<typeof PartTextInput>, "id" | "language" | "title" | "updatedAt"> &
	Partial<Pick<z.output<typeof PartTextInput>, "body" | "easy" | "minutes" | "media" | "dropMedia">>;

/** What comes with a text from elsewhere: the writes of its files, and what is played above it. */
type Along = {
	writes: PendingWrite[];
	media?: { guid: string; name: string; type: string; cues: Text["cues"] };
};

/** Writes one language of a part. A chapter becomes a step once it has something to read. */
export async function saveText(visit: Visit, input: Written, along?: Along): Promise<Text> {
	const { rows, now } = visit;
	const { id, language, title, body, easy, minutes, media = [], dropMedia = false, updatedAt } = input;
	const { part, course } = await findPart(visit, id);
	const { texts } = await rows.read({ texts: readingTexts(rows, id) });
	const text = texts.find((one) => one.language === language);
	// 0 says that this language was not there yet.
	if (updatedAt !== undefined && (text?.updatedAt ?? 0) !== updatedAt) throw conflict(text);
	const first = texts.find((one) => one.language === course.firstLanguage);
	const doc =
		body === undefined ? ((text?.body as RichDoc | undefined) ?? emptyDoc) : kept(text?.body as RichDoc, body);
	const easyBody = easyOf(text, easy);
	// Who takes none needs no access to the library.
	const chosen = media.filter((one) => one !== "");
	const { copies, writes: taken } =
		chosen.length > 0 ? await takeFiles(visit, course, chosen, "media") : { copies: [], writes: [] };
	const [file] = copies;
	if (file && !/^(audio|video)\//.test(file.type)) throw invalid({ media: "courses:errors.mediaKind" });
	const values = {
		...{
			title,
			body: doc as never,
			easyBody: easyBody as never,
			writtenAt: now.getTime(),
			basedOnAt: first?.writtenAt ?? now.getTime(),
		},
		authorId: visit.user.id,
		...(file && { mediaGuid: file.guid, mediaName: file.name, mediaType: file.type }),
		...(dropMedia && !file && { mediaGuid: null, mediaName: "", mediaType: "" }),
		...((file || dropMedia) && { cues: [] }),
		...(along?.media && playedAbove(along.media)),
	};
	const row = { id: textId(id, language), courseId: course.id, partId: id, language, ...values };
	const others = texts.filter((one) => one.language !== language);
	const hasText = (one: { body: unknown; mediaGuid?: string | null }) =>
		Boolean(one.mediaGuid) || !isBlank(one.body as RichDoc);
	const isStep = part.chapterId !== null || [...others, { mediaGuid: text?.mediaGuid, ...values }].some(hasText);
	const writes = [
		...(text
			? [unmovedText(visit, text), rows.changing(courseTexts, text.id, values)]
			: [rows.adding(courseTexts, row)]),
		rows.changingWhere(courseParts, eq(courseParts.id, id), {
			...{ titles: titlesWith(language, title), isStep },
			...(minutes !== undefined && { minutes }),
		}),
		...taken,
		...(along?.writes ?? []),
		...(text ? keepingVersion(visit, text, { title, body: doc, easyBody }) : []),
		recounting(rows, course.id),
		...(isStep === part.isStep ? [] : [recountingDone(rows, course.id)]),
		refreshingFiles(rows, course),
	];
	// Somebody else may have written this language since it was read.
	const saved = await orElse(rows.commit(writes), () => conflict());
	return saved[text ? 1 : 0] as Text;
}

/** The easy words of a text as they are kept: none where nothing is written, and the same where nothing was sent. */
export function easyOf(text: Pick<Text, "easyBody"> | undefined, sent: Written["easy"]): RichDoc | null {
	const before = (text?.easyBody ?? null) as RichDoc | null;
	if (sent === undefined) return before;
	const doc = kept(before, sent);
	return isBlank(doc) ? null : doc;
}

const playedAbove = ({ guid, name, type, cues }: NonNullable<Along["media"]>) => ({
	...{ mediaGuid: guid, mediaName: name, mediaType: type, cues },
});

/** Takes the captions of what is played above a text; they are its transcript too. */
export async function saveCaptions(visit: Visit, { id, language, captions }: z.output<typeof CaptionsInput>) {
	await changeCues(visit, id, language, await takeCaptions(captions));
}

export const dropCaptions = (visit: Visit, { id, language }: z.output<typeof TextRef>) =>
	changeCues(visit, id, language, []);

async function changeCues(visit: Visit, id: string, language: string, cues: Text["cues"]): Promise<void> {
	await findPart(visit, id);
	const saved = await visit.rows.change(courseTexts, textId(id, language), { cues });
	if (!saved) throw notFound();
}

/** The write that gives parts these places, one after the other; others stay behind them. */
function ordering(rows: TenantRows, courseId: string, ids: string[]): PendingWrite {
	return rows.changingAll(
		courseParts,
		courseId,
		ids.map((id, at) => ({ id, sortOrder: at + 1 })),
	);
}

/**
 * Puts chapters (or the lessons of one chapter) into this order. Throws `invalid` where these are not all of them: somebody
 * else has added or removed one.
 */
export async function sortParts(visit: Visit, { course_id: courseId, chapterId, ids }: z.output<typeof OrderInput>) {
	const { rows } = visit;
	const { course, parts } = await rows.read({
		course: rows.finding(courses, courseId),
		parts: readingParts(rows, courseId),
	});
	if (!course || course.deletedAt !== null) throw notFound();
	const siblings = parts.filter((part) => part.chapterId === (chapterId ?? null)).map(({ id }) => id);
	const isSame = siblings.length === new Set(ids).size && siblings.every((id) => ids.includes(id));
	if (!isSame) throw invalid({ ids: "courses:errors.order" });
	if (ids.length > 0) await rows.commit([ordering(rows, courseId, ids)]);
	const byId = new Map(parts.map((part) => [part.id, part]));
	return { course, parts: ids.map((id, at) => ({ ...(byId.get(id) as Part), sortOrder: at + 1 })) };
}

/** Moves a part one place up or down among its own. */
export async function movePart(visit: Visit, { id, way }: z.output<typeof MoveInput>): Promise<Part> {
	const { part } = await findPart(visit, id);
	const { parts } = await visit.rows.read({ parts: readingParts(visit.rows, part.courseId) });
	const ids = parts.filter(({ chapterId }) => chapterId === part.chapterId).map((one) => one.id);
	const from = ids.indexOf(id);
	const to = from + (way === "up" ? -1 : 1);
	const [other] = ids.slice(Math.max(0, to), Math.max(0, to) + 1);
	if (to < 0 || other === undefined) return part;
	ids[to] = id;
	ids[from] = other;
	await visit.rows.commit([ordering(visit.rows, part.courseId, ids)]);
	return part;
}

/** Moves a lesson to the end of another chapter. */
export async function movePartTo(visit: Visit, { id, chapterId }: { id: string; chapterId: string }): Promise<Part> {
	const { rows } = visit;
	const { part } = await findPart(visit, id);
	const { parts } = await rows.read({ parts: readingParts(rows, part.courseId) });
	if (part.chapterId === null || !isChapter(parts, chapterId)) throw notFound();
	const sortOrder = Math.max(0, ...parts.map((one) => one.sortOrder)) + 1;
	// Where one lesson of a chapter is enough, it matters in which of them it stands.
	const recounted = [recounting(rows, part.courseId), recountingDone(rows, part.courseId)];
	await rows.commit([rows.changing(courseParts, id, { chapterId, sortOrder }), ...recounted]);
	return part;
}

/** To the trash, a chapter with its lessons. What learners have done of it stays known. */
export async function trashPart(visit: Visit, id: string): Promise<Part> {
	const { rows, now } = visit;
	const { part } = await findPart(visit, id);
	const own = and(or(eq(courseParts.id, id), eq(courseParts.chapterId, id)), isNull(courseParts.deletedAt));
	await rows.commit([
		rows.changingWhere(courseParts, own as NonNullable<typeof own>, { deletedAt: now.getTime() }),
		recounting(rows, part.courseId),
		recountingDone(rows, part.courseId),
	]);
	return part;
}

/** Out of the trash, with the lessons that went with it; a lesson whose chapter is gone brings its chapter along. */
export async function restorePart(visit: Visit, id: string): Promise<Part> {
	const { rows } = visit;
	const part = await rows.find(courseParts, id);
	if (!part || part.deletedAt === null) throw notFound();
	await findCourse(visit, part.courseId);
	const withIt = and(
		isNotNull(courseParts.deletedAt),
		or(
			eq(courseParts.id, id),
			eq(courseParts.id, part.chapterId ?? ""),
			and(eq(courseParts.chapterId, id), eq(courseParts.deletedAt, part.deletedAt)),
		),
	);
	await rows.commit([
		rows.changingWhere(courseParts, withIt as NonNullable<typeof withIt>, { deletedAt: null }),
		recounting(rows, part.courseId),
		recountingDone(rows, part.courseId),
	]);
	return part;
}

type Copied = { parts: Part[]; texts: Text[]; links: Row<typeof courseContents>[] };

/** Copies of parts with all their languages and what they show of the task library, in another course or beside what they are copied from. */
function copying(visit: Visit, { parts, texts, links }: Copied, courseId: string) {
	const { rows, now } = visit;
	const ids = new Map(parts.map(({ id }) => [id, newId(now.getTime())]));
	const stampless = <One extends { createdAt: number; updatedAt: number; tenantId: string }>(one: One) => {
		const { createdAt, updatedAt, tenantId, ...rest } = one;
		return rest;
	};
	const newParts = parts.map((part) => ({
		...stampless(part),
		...{ id: ids.get(part.id) ?? "", courseId },
		chapterId: part.chapterId && (ids.get(part.chapterId) ?? part.chapterId),
		needs: part.needs.map((one) => ids.get(one) ?? one),
	}));
	const newTexts = texts.map((text) => {
		const partId = ids.get(text.partId) ?? "";
		return { ...stampless(text), id: textId(partId, text.language), partId, courseId };
	});
	const newLinks = links.map((link) => {
		const partId = ids.get(link.partId) ?? "";
		return { ...stampless(link), id: `${partId}:${link.contentId}`, partId, courseId };
	});
	const writes = [
		...(newParts.length > 0 ? [rows.addingEach(courseParts, newParts)] : []),
		...(newTexts.length > 0 ? [rows.addingAll(courseTexts, courseId, newTexts)] : []),
		...(newLinks.length > 0 ? [rows.addingAll(courseContents, courseId, newLinks)] : []),
		recounting(rows, courseId),
	];
	return { writes, ids };
}

const readingLinksOf = (rows: TenantRows, courseId: string) =>
	rows.listing(courseContents, { where: eq(courseContents.courseId, courseId), limit: PARTS_MOST });

/** A copy of a chapter with its lessons, or of a lesson, right after it. */
export async function duplicatePart(visit: Visit, id: string): Promise<{ courseId: string; id: string }> {
	const { rows } = visit;
	const { part } = await findPart(visit, id);
	const { courseId } = part;
	const { parts, texts, links } = await rows.read({
		parts: readingParts(rows, courseId),
		links: readingLinksOf(rows, courseId),
		texts: rows.listing(courseTexts, {
			where: sql`${courseTexts.partId} in (select ${courseParts.id} from ${courseParts} where ${courseParts.tenantId} = ${rows.tenantId}
				and ${courseParts.deletedAt} is null and (${courseParts.id} = ${id} or ${courseParts.chapterId} = ${id}))`,
			limit: PARTS_MOST * languageCodes.length,
		}),
	});
	const own = parts.filter((one) => one.id === id || one.chapterId === id);
	if (parts.length + own.length > PARTS_MOST) throw invalid({ form: "courses:errors.tooManyParts" });
	const siblings = parts.filter(({ chapterId }) => chapterId === part.chapterId).map((one) => one.id);
	const isOwn = ({ partId }: { partId: string }) => own.some((one) => one.id === partId);
	const { writes, ids } = copying(visit, { parts: own, texts, links: links.filter(isOwn) }, courseId);
	const copy = ids.get(id) ?? "";
	siblings.splice(siblings.indexOf(id) + 1, 0, copy);
	await rows.commit([...writes, ordering(rows, courseId, siblings)]);
	return { courseId, id: copy };
}

/** A copy of a course as a draft, with nobody in it. */
export async function duplicateCourse(visit: Visit, id: string, title: (title: string) => string): Promise<Course> {
	const { rows, now, user } = visit;
	const course = await findCourse(visit, id);
	const { parts, texts, links } = await rows.read({
		parts: readingParts(rows, id),
		links: readingLinksOf(rows, id),
		texts: rows.listing(courseTexts, {
			where: sql`${courseTexts.courseId} = ${id} and ${courseTexts.partId} in (select ${courseParts.id} from ${courseParts}
				where ${courseParts.tenantId} = ${rows.tenantId} and ${courseParts.courseId} = ${id} and ${courseParts.deletedAt} is null)`,
			limit: PARTS_MOST * languageCodes.length,
		}),
	});
	const { tenantId, createdAt, updatedAt, ...same } = course;
	const titles = Object.fromEntries(Object.entries(course.titles).map(([language, one]) => [language, title(one)]));
	const row = {
		...{ ...same, id: newId(now.getTime()), guid: newGuid(), authorId: user.id, titles, status: "draft" as const },
		...{ assignedTo: [], sortTitle: (titles[course.firstLanguage] ?? "").toLowerCase() },
	};
	const inOrder = chaptersOf(parts).flatMap(({ chapter, lessons }) => [chapter, ...lessons]);
	const isKept = ({ partId }: { partId: string }) => parts.some((part) => part.id === partId);
	const { writes } = copying(visit, { parts: inOrder, texts, links: links.filter(isKept) }, row.id);
	const [copy] = await rows.commit([
		rows.adding(courses, row),
		...writes,
		rows.indexingNew(courses, row.id, Object.values(titles)),
	]);
	return copy as Course;
}
