import type { RichDoc, RichNode } from "#app/platform/rich-text/document";

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

const decoded = (text: string): string =>
	text.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
		if (!name.startsWith("#")) return entities[name.toLowerCase()] ?? whole;
		const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
		return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : " ";
	});
const words = (markup: string) =>
	decoded(markup.replaceAll(/<[^<>]*>/g, " "))
		.replaceAll(/\s+/g, " ")
		.trim();
/** No tag of these says anything to a reader; an end that never comes takes the rest along. */
const UNREAD = /<(script|style|head|template|svg|noscript)\b[\s\S]*?(<\/\1\s*>|$)|<!--[\s\S]*?(-->|$)/gi;
const BLOCK = /<(\/?)(h[1-6]|p|li|div|section|article|td|th|tr|br|blockquote|ul|ol|table|body)\b[^<>]*>/gi;

/**
 * The headings, paragraphs and list items of a web page, as a document of the editor: its words alone, so that nothing of
 * the page can run.
 */
export function htmlDocument(html: string): { title: string; doc: RichDoc } {
	const title = words(/<title\b[^<>]*>([^<]*)<\/title/i.exec(html)?.[1] ?? "");
	const body = html.replaceAll(UNREAD, " ");
	const content: RichNode[] = [];
	let kind = "p";
	let from = 0;
	const end = (to: number) => {
		const text = words(body.slice(from, to));
		if (text !== "") add(content, kind, text);
	};
	for (const { index, 0: tag, 1: slash, 2: name = "" } of body.matchAll(BLOCK)) {
		end(index);
		from = index + tag.length;
		kind = slash ? "p" : name.toLowerCase();
	}
	end(body.length);
	return { title, doc: { type: "doc", content: content.length > 0 ? content : [{ type: "paragraph" }] } };
}

function add(content: RichNode[], kind: string, text: string): void {
	const inline = [{ type: "text", text }];
	if (/^h[1-6]$/.test(kind)) {
		content.push({ type: "heading", attrs: { level: kind < "h3" ? 2 : 3 }, content: inline });
		return;
	}
	const paragraph = { type: "paragraph", content: inline };
	const last = content.at(-1);
	if (kind !== "li") content.push(paragraph);
	else if (last?.type === "bulletList") last.content?.push({ type: "listItem", content: [paragraph] });
	else content.push({ type: "bulletList", content: [{ type: "listItem", content: [paragraph] }] });
}
