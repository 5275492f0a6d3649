import type { OfferedPiece } from "#app/directory/content-offer.server";
import { copyingHeld } from "#app/media/copy-held.server";
import type { Language } from "#app/platform/i18n";
import { textFor } from "#app/platform/localised";
import type { RichDoc, RichNode } from "#app/platform/rich-text/document";
import type { Visit } from "#app/platform/tenant/context";
import { courseTexts } from "#db/schema/courses";
import type { Course, Part } from "./courses.server";
import { manifest } from "./manifest";
import { saveText, textId } from "./parts.server";

/** The module whose contents these are holds their files. */
export const LIBRARY = "task_library";

/** What stands in a text in place of a content: its own text, or one block. `copied`: the guid of the copy of a file. */
export function nodesOf(piece: OfferedPiece, title: string, copied: (guid: string) => string): RichNode[] {
	const { kind, videoId, url, alt, file, body } = piece;
	if (kind === "text") return ((body as RichDoc | null)?.content ?? []).map((node) => withGuids(node, copied));
	if (kind === "youtube") return videoId ? [{ type: "video", attrs: { id: videoId, title } }] : [];
	if (kind === "external") return url ? [{ type: "button", attrs: { href: url, label: title.slice(0, 80) } }] : [];
	if (!file) return [];
	const guid = copied(file.guid);
	if (kind === "image") return [{ type: "image", attrs: { guid, alt: alt || title, caption: "" } }];
	return [{ type: "file", attrs: { guid, name: file.name, size: file.size } }];
}

/** The same nodes with files of their own. */
function withGuids(node: RichNode, copied: (guid: string) => string): RichNode {
	const guid = node.attrs?.guid;
	return {
		...node,
		...(typeof guid === "string" && { attrs: { ...node.attrs, guid: copied(guid) } }),
		...(node.content && { content: node.content.map((child) => withGuids(child, copied)) }),
	};
}

/** The sound or film of a content, which is played above a text. */
export const playedOf = ({ file }: OfferedPiece) => (file && /^(audio|video)\//.test(file.type) ? file : null);

type Place = { part: Part; course: Course; language: Language };

/**
 * Puts a copy of a content at the end of a step's text in one language, with files of its own. What is played stands above
 * the text, where nothing stands there yet.
 */
export async function copyIntoText(visit: Visit, { part, course, language }: Place, piece: OfferedPiece) {
	const text = await visit.rows.find(courseTexts, textId(part.id, language));
	const { guids, writes } = await copyingHeld(visit, LIBRARY, piece.files, manifest.key);
	const copied = (guid: string) => guids.get(guid) ?? guid;
	const title = textFor(piece.titles, language, piece.language).text;
	const played = text?.mediaGuid ? null : playedOf(piece);
	const media = played && { guid: copied(played.guid), name: played.name, type: played.type, cues: piece.cues };
	const before = (text?.body as RichDoc | undefined)?.content ?? [];
	const nodes = media ? [] : nodesOf(piece, title, copied);
	await saveText(
		visit,
		{
			...{ id: part.id, language, updatedAt: text?.updatedAt ?? 0 },
			title: text?.title ?? part.titles[language] ?? part.titles[course.firstLanguage] ?? title,
			body: { doc: { type: "doc", content: [...before, ...nodes] }, typed: "editor" },
		},
		{ writes, ...(media && { media }) },
	);
}
