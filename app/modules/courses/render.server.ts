import type { Cue } from "#app/media/captions/cues";
import type { Language } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import { emptyDoc, type RichDoc, type RichNode } from "#app/platform/rich-text/document";
import { calloutNames, renderRichText, type Sanitized } from "#app/platform/rich-text/render.server";
import type { Row } from "#app/platform/tenant/rows.server";
import type { courseTexts } from "#db/schema/courses";
import { isSoundOld } from "./sounds.server";

export type PlayedMedia = { guid: string; name: string; type: string; size: number; cues: Cue[] };
/** A stretch of a text: its markup, or a film or recording that is played where it stands. */
export type LessonPiece = { html: Sanitized; media?: never } | { media: PlayedMedia; html?: never };

/**
 * The text of a step, in pieces around what is played in it. What callouts are called belongs to the text; its other few
 * words are the reader's.
 */
export async function renderBody(own: Language, body: RichDoc | null, language: string): Promise<LessonPiece[]> {
	const [t, callouts] = await Promise.all([translator(own), calloutNames(language)]);
	const words = { video: t("courses:watch"), language: own, callouts };
	return stretchesOf((body ?? emptyDoc).content ?? []).map((content) => {
		const [first] = content;
		if (first?.type === "media") return { media: mediaOf(first) };
		return { html: renderRichText({ type: "doc", content }, { words }) };
	});
}

type Told = Pick<Row<typeof courseTexts>, "language" | "easyBody" | "writtenAt"> &
	Pick<Row<typeof courseTexts>, "soundGuid" | "soundName" | "soundType" | "soundAt">;

/** How else a text can be read: in easy words, or as it was read aloud. */
export async function renderOtherWays(own: Language, text: Told | undefined) {
	const { language = own, easyBody = null, soundGuid = null, soundName = "", soundType = "" } = text ?? {};
	return {
		easy: easyBody ? await renderBody(own, easyBody as RichDoc, language) : null,
		sound:
			text && soundGuid
				? { guid: soundGuid, name: soundName, type: soundType, cues: [] as Cue[], isOld: isSoundOld(text) }
				: null,
	};
}
export type OtherWays = Awaited<ReturnType<typeof renderOtherWays>>;

/** Blocks that belong together: each film alone, and what stands between them. */
function stretchesOf(nodes: RichNode[]): RichNode[][] {
	const stretches: RichNode[][] = [];
	for (const node of nodes) {
		const last = stretches.at(-1);
		if (node.type === "media" || !last || last[0]?.type === "media") stretches.push([node]);
		else last.push(node);
	}
	return stretches;
}

function mediaOf({ attrs = {} }: RichNode): PlayedMedia {
	const { guid, name, type, size, cues } = attrs;
	return {
		...{ guid: String(guid), name: String(name), type: String(type), size: Number(size) },
		cues: cues ? (JSON.parse(String(cues)) as Cue[]) : [],
	};
}
