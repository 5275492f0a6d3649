import type { AnyExtension } from "@tiptap/core";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import StarterKit from "@tiptap/starter-kit";
import { ButtonNode, Callout, FileNode, MediaNode, Picture, Video } from "./nodes";

const simple = "(paragraph | bulletList | orderedList)";
/** What may stand where: the server's check refuses anything else, so the editor does not let it come about. */
const inside: Record<string, string> = {
	listItem: `paragraph ${simple}*`,
	blockquote: `${simple}+`,
};

const Kit = StarterKit.extend({
	addExtensions() {
		const parts: AnyExtension[] = this.parent?.() ?? [];
		return parts.map((part) => {
			const content = inside[part.name];
			return content && "extend" in part ? part.extend({ content } as never) : part;
		});
	},
});

/** Whether a link may lead there; the server judges by itself. */
export const isAddress = (href: string) => /^(https?:\/\/\S|mailto:\S|tel:\S|\/(?![/\\])|#)/i.test(href);

/** The parts of the editor: those of a note, or of an article. `callouts`: what each kind of callout is called. */
export function extensionsFor(isFull: boolean, callouts: Record<string, string>): AnyExtension[] {
	const kit = Kit.configure({
		codeBlock: false,
		heading: isFull ? { levels: [2, 3] } : false,
		...(!isFull && { blockquote: false, horizontalRule: false }),
		link: { openOnClick: false, defaultProtocol: "https", isAllowedUri: (href) => isAddress(href) },
	});
	if (!isFull) return [kit];
	const cell = `${simple}+`;
	return [
		kit,
		Table.configure({ resizable: false }),
		TableRow,
		TableCell.extend({ content: cell }),
		TableHeader.extend({ content: cell }),
		Callout.extend({ content: cell }).configure({ names: callouts }),
		Picture,
		Video,
		ButtonNode,
		FileNode,
		MediaNode,
	];
}
