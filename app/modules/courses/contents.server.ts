import type * as z from "zod";
import { findPiece, type OfferedPiece } from "#app/directory/content-offer.server";
import { filesOfModule, serveRecordFile } from "#app/media/record-files.server";
import type { Language } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import { textFor } from "#app/platform/localised";
import { invalid, notFound } from "#app/platform/problems";
import type { RichDoc } from "#app/platform/rich-text/document";
import { calloutNames, renderRichText } from "#app/platform/rich-text/render.server";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { courseContents } from "#db/schema/courses";
import { copyIntoText, LIBRARY } from "./copy-content.server";
import type { AddContentInput, ContentFileQuery, ContentRef, MoveContentInput } from "./courses.schema";
import { findPart } from "./courses.server";
import { findOwnStep } from "./learning.server";
import { CONTENTS_MOST, readingContents } from "./linked-contents.server";

const contentId = (partId: string, id: string) => `${partId}:${id}`;

type Link = { contentId: string };

/** The contents of a step in their order, as its editor lists them; one that the library shows nobody has no title. */
export const listContents = (visit: Visit, links: Link[], pieces: OfferedPiece[]) =>
	links.map((link) => {
		const piece = pieces.find(({ id }) => id === link.contentId);
		return { id: link.contentId, ...(piece ? nameOf(visit, piece) : { title: null, lang: undefined, kind: null }) };
	});

/** How a content is called in the reader's language, and what it is. */
export function nameOf({ language }: Pick<Visit, "language">, piece: OfferedPiece) {
	const { text: title, lang } = textFor(piece.titles, language, piece.language);
	return { title, lang, kind: piece.kind };
}

/**
 * The contents of a step as its readers get them, and `fileAt` the address of each of their files: these are opened by the
 * step, so that nobody needs the library.
 */
export async function serializeContents(
	reader: { language: Language; fileAt: (guid: string) => string },
	links: Link[],
	pieces: OfferedPiece[],
) {
	const { language: own, fileAt } = reader;
	const t = await translator(own);
	const words = { video: t("courses:watch"), language: own };
	const found = links.flatMap((link) => pieces.find(({ id }) => id === link.contentId) ?? []);
	return Promise.all(
		found.map(async (piece) => {
			const { id, language, url, videoId, alt, cues, file, sound, textInstead, seconds, body } = piece;
			return {
				...{ id, ...nameOf(reader, piece), language, url, videoId, alt, cues, textInstead, seconds },
				sound: sound && { ...sound, address: fileAt(sound.guid) },
				file: file && { ...file, address: fileAt(file.guid) },
				body: body
					? renderRichText(body as RichDoc, { words: { ...words, callouts: await calloutNames(language) }, fileAt })
					: null,
			};
		}),
	);
}
export type StepContent = Awaited<ReturnType<typeof serializeContents>>[number];

async function readLinks(visit: Visit, partId: string) {
	const { part, course } = await findPart(visit, partId);
	// A chapter by itself is no step.
	if (part.chapterId === null) throw notFound();
	return { part, course, ...(await visit.rows.read(readingContents(visit, partId))) };
}

/** Puts a content of the task library at the end of a step: itself, which stays as the library has it, or a copy into the text. */
export async function addContent(visit: Visit, input: z.output<typeof AddContentInput>): Promise<void> {
	const { rows, user } = visit;
	const { part, course, links } = await readLinks(visit, input.id);
	const isCopy = input.how === "copy";
	if (!isCopy && links.some((link) => link.contentId === input.contentId)) return;
	const piece = await findPiece(visit, user.id, input.contentId);
	if (!piece) throw notFound();
	if (isCopy) return copyIntoText(visit, { part, course, language: input.language }, piece);
	if (links.length >= CONTENTS_MOST) throw invalid({ form: "courses:errors.tooManyContents" });
	const row = { id: contentId(part.id, piece.id), courseId: course.id, partId: part.id, contentId: piece.id };
	const sortOrder = Math.max(0, ...links.map((link) => link.sortOrder)) + 1;
	await rows.commit([rows.addingMissing(courseContents, { ...row, sortOrder })]);
}

/** Takes a content away from a step; it stays in the library. */
export async function removeContent(visit: Visit, { id, contentId: which }: z.output<typeof ContentRef>) {
	await findPart(visit, id);
	if (!(await visit.rows.remove(courseContents, contentId(id, which)))) throw notFound();
}

/** Moves a content of a step one place up or down. */
export async function moveContent(visit: Visit, { id, contentId: which, way }: z.output<typeof MoveContentInput>) {
	const { rows } = visit;
	const { links } = await readLinks(visit, id);
	const ids = links.map((link) => link.id);
	const from = ids.indexOf(contentId(id, which));
	if (from < 0) throw notFound();
	const to = Math.min(ids.length - 1, Math.max(0, from + (way === "up" ? -1 : 1)));
	const order = ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] as string);
	const places = order.map((one, at) => ({ id: one, sortOrder: at + 1 }));
	await rows.commit([rows.changingAll(courseContents, id, places)]);
}

/** A file that a content of a step shows, for whoever takes the course and may open the step, and for its authors. */
export async function openContentFile(visit: Visit, input: z.output<typeof ContentFileQuery>): Promise<Response> {
	if (visit.access.level < LEVEL_ALL) await findOwnStep(visit, input);
	const { part } = await findPart(visit, input.part_id);
	if (part.courseId !== input.course_id) throw notFound();
	return serveContentFile(visit, part.id, input.file);
}

/** A file that a content of a step shows; whether the step is open is for the caller. */
export async function serveContentFile(ctx: TenantContext, partId: string, file: string): Promise<Response> {
	const { pieces } = await ctx.rows.read(readingContents(ctx, partId));
	const guid = file.toLowerCase();
	if (!pieces.some(({ files }) => files.includes(guid))) throw notFound();
	return serveRecordFile(ctx, (await filesOfModule(ctx.rows, LIBRARY, [guid]))[0]);
}
