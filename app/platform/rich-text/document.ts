/** Formatted text as the editor stores it: a tree of nodes, never markup. */
export type RichMark = { type: string; attrs?: Record<string, string> };
export type RichNode = {
	type: string;
	attrs?: Record<string, string | number>;
	content?: RichNode[];
	text?: string;
	marks?: RichMark[];
};
export type RichDoc = { type: "doc"; content: RichNode[] };

/** What a callout can be; its name stands above it in words. */
export const calloutKinds = ["tip", "warning", "important", "example"] as const;
export type CalloutKind = (typeof calloutKinds)[number];
export type CalloutNames = Record<CalloutKind, string>;

export const emptyDoc: RichDoc = { type: "doc", content: [{ type: "paragraph" }] };

/** What somebody wrote without the editor: a blank line begins a new paragraph, a line break stays one. */
export function docOf(text: string): RichDoc {
	const paragraphs = text
		.replaceAll(/\r\n?/g, "\n")
		.split(/\n{2,}/)
		.map((part) => part.trim())
		.filter(Boolean);
	const content = paragraphs.map((part) => ({ type: "paragraph", content: linesOf(part) }));
	return content.length > 0 ? { type: "doc", content } : emptyDoc;
}

function linesOf(text: string): RichNode[] {
	return text
		.split("\n")
		.flatMap((line, index) => [
			...(index > 0 ? [{ type: "hardBreak" }] : []),
			...(line ? [{ type: "text", text: line }] : []),
		]);
}

const blocks = new Set([
	"paragraph",
	"heading",
	"listItem",
	"tableRow",
	"image",
	"video",
	"button",
	"file",
	"media",
	"horizontalRule",
]);

/**
 * The words alone, a blank line between blocks: for search, previews, reading time and the field without JavaScript. With
 * `names` each callout says what it is.
 */
export function plainText(doc: { content?: RichNode[] }, names?: CalloutNames): string {
	const walk = (node: RichNode): string => {
		if (node.type === "text") return node.text ?? "";
		if (node.type === "hardBreak") return "\n";
		const { alt = "", caption = "", label = "", title = "", name = "" } = node.attrs ?? {};
		const words = [alt, caption, label, title, name].filter(Boolean).join(" ");
		const inner = (node.content ?? []).map(walk).join(node.type === "tableRow" ? " " : "");
		if (node.type === "callout" && names) return `${names[node.attrs?.kind as CalloutKind] ?? ""}\n\n${inner}`;
		return blocks.has(node.type) ? `${inner}${words}\n\n` : inner;
	};
	return (doc.content ?? [])
		.map(walk)
		.join("")
		.replaceAll(/\n{3,}/g, "\n\n")
		.trim();
}
