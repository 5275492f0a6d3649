import type { OfferedPiece } from "#app/directory/content-offer.server";
import type { RichDoc, RichNode } from "#app/platform/rich-text/document";

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
