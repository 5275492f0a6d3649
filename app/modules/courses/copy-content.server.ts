import type { OfferedPiece } from "#app/directory/content-offer.server";
import { copyingFiles } from "#app/media/copy-record-files.server";
import type { Language } from "#app/platform/i18n";
import { textFor } from "#app/platform/localised";
import type { RichDoc } from "#app/platform/rich-text/document";
import type { Visit } from "#app/platform/tenant/context";
import { courseTexts } from "#db/schema/courses";
import { nodesOf, playedOf } from "./content-nodes";
import type { Course, Part } from "./courses.server";
import { manifest } from "./manifest";
import { saveText, textId } from "./parts.server";

/** The module whose contents these are holds their files. */
export const LIBRARY = "task_library";

type Place = { part: Part; course: Course; language: Language };

/**
 * Puts a copy of a content at the end of a step's text in one language, with files of its own. What is played stands above
 * the text, where nothing stands there yet.
 */
export async function copyIntoText(visit: Visit, { part, course, language }: Place, piece: OfferedPiece) {
	const text = await visit.rows.find(courseTexts, textId(part.id, language));
	const { guids, writes } = await copyingFiles(visit, LIBRARY, piece.files, manifest.key);
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
