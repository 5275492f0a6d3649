import type { OfferedPiece } from "#app/directory/content-offer.server";
import type { Cue } from "#app/media/captions/cues";
import type { RichDoc, RichNode } from "#app/platform/rich-text/document";

/** What stands in a text in place of a content: its own text, or one block. `copied`: the guid of the copy of a file. */
export function nodesOf(piece: OfferedPiece, title: string, copied: (guid: string) => string): RichNode[] {
	const { kind, videoId, url, alt, file, cues, body } = piece;
	if (kind === "text") return ((body as RichDoc | null)?.content ?? []).map((node) => withGuids(node, copied));
	if (kind === "youtube") return videoId ? [{ type: "video", attrs: { id: videoId, title } }] : [];
	if (kind === "external") return url ? [{ type: "button", attrs: { href: url, label: title.slice(0, 80) } }] : [];
	if (!file) return [];
	const guid = copied(file.guid);
	if (kind === "image") return [{ type: "image", attrs: { guid, alt: alt || title, caption: "" } }];
	if (isPlayed(file.type))
		return [
			{ type: "media", attrs: { guid, name: file.name, size: file.size, type: file.type, cues: keptCues(cues) } },
		];
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
export const playedOf = ({ file }: OfferedPiece) => (file && isPlayed(file.type) ? file : null);

export const isPlayed = (type: string) => /^(audio|video)\//.test(type);

/** What is said in a film, as a text keeps it. */
export const keptCues = (cues: readonly Cue[]): string => (cues.length > 0 ? JSON.stringify(cues) : "");
