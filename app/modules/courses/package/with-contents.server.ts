import type * as z from "zod";
import type { OfferedPiece } from "#app/directory/content-offer.server";
import type { Language } from "#app/platform/i18n";
import { textFor } from "#app/platform/localised";
import type { RichDoc, RichNode } from "#app/platform/rich-text/document";
import { nodesOf, playedOf } from "../content-nodes";
import type { Part } from "../courses.server";
import type { CourseFile } from "./course-file.schema";

type Text = z.input<typeof CourseFile>["texts"][number];
type Link = { partId: string; contentId: string };

/** What each step shows of the task library, in its order. */
export function contentsByPart(links: Link[], pieces: OfferedPiece[], parts: Part[]): Map<string, OfferedPiece[]> {
	const byPart = new Map(parts.map(({ id }) => [id, [] as OfferedPiece[]]));
	for (const { partId, contentId } of links) {
		const piece = pieces.find(({ id }) => id === contentId);
		if (piece) byPart.get(partId)?.push(piece);
	}
	return byPart;
}

/**
 * The texts of a course with what the task library shows below them as a part of each: an archive is read where that
 * library is not. What is played stands above the text, where nothing stands there yet. A step that says nothing itself
 * gets a text in the course's first language.
 */
export function withContents(
	texts: Text[],
	shown: Map<string, OfferedPiece[]>,
	parts: Part[],
	language: Language,
): Text[] {
	const silent = parts.filter(({ id }) => shown.get(id)?.length && !texts.some(({ partId }) => partId === id));
	const added = silent.map(({ id, titles }): Text => {
		return { partId: id, language, title: titles[language] ?? "", body: null };
	});
	return [...texts, ...added].map((text) => (shown.get(text.partId) ?? []).reduce(withPiece, text));
}

function withPiece(text: Text, piece: OfferedPiece): Text {
	const played = text.media ? null : playedOf(piece);
	if (played) return { ...text, media: played.guid, cues: piece.cues };
	const title = textFor(piece.titles, text.language, piece.language).text;
	const nodes = nodesOf(piece, title, (guid) => guid);
	if (nodes.length === 0) return text;
	const heading: RichNode = { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: title }] };
	const before = (text.body as RichDoc | null)?.content ?? [];
	return { ...text, body: { type: "doc", content: [...before, heading, ...nodes] } };
}
