import { editionsOf } from "../picture-sizes";
import type { CalloutKind, CalloutNames, RichDoc, RichMark, RichNode } from "./document";

export type MarkupWords = {
	/** "Watch the video" and that it opens elsewhere. */
	video: string;
	/** What stands above each kind of callout; left out where there are none. */
	callouts?: CalloutNames;
	/** The language of the words around, for the numbers. */
	language?: string;
};
export type MarkupOptions = {
	words: MarkupWords;
	/** Stands before the portal's own paths where the text is read elsewhere: in a letter or a feed. */
	origin?: string;
	/** Where a file is opened by its guid, where that is not the address that all files have. */
	fileAt?: (guid: string) => string;
};

/** A checked document as markup. It still goes through the sanitiser, so that one mistake is not enough. */
export function markupOf(doc: RichDoc, options: MarkupOptions): string {
	return (doc.content ?? []).map((node) => markup(node, options)).join("");
}

const tags: Record<string, string> = {
	paragraph: "p",
	bulletList: "ul",
	listItem: "li",
	blockquote: "blockquote",
	tableRow: "tr",
};
const markTags: Record<string, string> = { bold: "strong", italic: "em", underline: "u", strike: "s", code: "code" };

function markup(node: RichNode, options: MarkupOptions): string {
	const { attrs = {} } = node;
	const inside = () => (node.content ?? []).map((child) => markup(child, options)).join("");
	const tag = tags[node.type];
	if (tag) return `<${tag}>${inside()}</${tag}>`;
	switch (node.type) {
		case "text":
			return (node.marks ?? []).reduce((text, mark) => marked(text, mark, options), escapeMarkup(node.text ?? ""));
		case "hardBreak":
			return "<br />";
		case "horizontalRule":
			return "<hr />";
		case "heading":
			return `<h${Number(attrs.level)}>${inside()}</h${Number(attrs.level)}>`;
		case "orderedList":
			return `<ol${attribute("start", attrs.start === 1 ? undefined : attrs.start)}>${inside()}</ol>`;
		case "table":
			return `<div class="table-scroll" role="region" tabindex="0"><table><tbody>${inside()}</tbody></table></div>`;
		case "tableCell":
			return `<td${spans(attrs)}>${inside()}</td>`;
		case "tableHeader":
			return `<th${spans(attrs)}>${inside()}</th>`;
		case "callout":
			return `<div class="callout ${attrs.kind}" role="note"><p class="callout-name">${escapeMarkup(options.words.callouts?.[attrs.kind as CalloutKind] ?? "")}</p>${inside()}</div>`;
		case "image":
			return figure(attrs, options);
		case "video":
			return link(
				`https://www.youtube.com/watch?v=${attrs.id}`,
				`${attrs.title} – ${options.words.video}`,
				options,
				"video",
			);
		case "file":
		case "media":
			return file(attrs, options);
		case "button":
			return link(String(attrs.href), String(attrs.label), options, "button");
		default:
			return "";
	}
}

function marked(text: string, { type, attrs }: RichMark, options: MarkupOptions): string {
	if (type === "link") return `<a href="${escapeMarkup(absolute(attrs?.href ?? "", options))}">${text}</a>`;
	const tag = markTags[type];
	return tag ? `<${tag}>${text}</${tag}>` : text;
}

/** How wide a picture in a text is. */
const TEXT_WIDTH = "(max-width: 767px) 100vw, 720px";

function figure(
	{ guid, alt = "", caption, width, height }: NonNullable<RichNode["attrs"]>,
	options: MarkupOptions,
): string {
	const src = absolute(addressOf(guid, options), options);
	// Letters and feeds have programs of all ages for readers.
	const editions =
		options.origin || options.fileAt ? undefined : editionsOf(src, { width: Number(width), height: Number(height) });
	const choice = editions === undefined ? "" : `${attribute("srcset", editions)} sizes="${TEXT_WIDTH}"`;
	const image = `<img${attribute("src", src)}${choice} alt="${escapeMarkup(String(alt))}"${attribute("width", width)}${attribute("height", height)} loading="lazy" />`;
	return `<figure>${image}${caption ? `<figcaption>${escapeMarkup(String(caption))}</figcaption>` : ""}</figure>`;
}

const addressOf = (guid: unknown, { fileAt }: MarkupOptions) => fileAt?.(String(guid)) ?? `/api/media/${guid}`;

/** A file of the portal: its name, type and size, as every link to a file says them. */
function file({ guid, name, size }: NonNullable<RichNode["attrs"]>, options: MarkupOptions): string {
	const ending = /\.([^.]{1,8})$/.exec(String(name))?.[1]?.toUpperCase();
	const about = [ending, sizeIn(Number(size), options.words.language)].filter(Boolean).join(", ");
	return link(addressOf(guid, options), `${name} (${about})`, options, "file");
}

function sizeIn(bytes: number, language = "en"): string {
	const [unit, value] = bytes < 1_000_000 ? ["kilobyte", Math.max(1, bytes / 1024)] : ["megabyte", bytes / 1024 ** 2];
	const digits = unit === "megabyte" && (value as number) < 10 ? 1 : 0;
	const look = { style: "unit", unit, maximumFractionDigits: digits } as Intl.NumberFormatOptions;
	return new Intl.NumberFormat(language, look).format(value as number);
}

const link = (href: string, label: string, options: MarkupOptions, kind: string) =>
	`<p><a class="${kind}" href="${escapeMarkup(absolute(href, options))}">${escapeMarkup(label)}</a></p>`;

const spans = ({ colspan, rowspan }: NonNullable<RichNode["attrs"]>) =>
	`${attribute("colspan", colspan === 1 ? undefined : colspan)}${attribute("rowspan", rowspan === 1 ? undefined : rowspan)}`;

const absolute = (href: string, { origin }: MarkupOptions) =>
	origin && href.startsWith("/") ? `${origin}${href}` : href;

const attribute = (name: string, value: string | number | undefined) =>
	value === undefined ? "" : ` ${name}="${escapeMarkup(String(value))}"`;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
export const escapeMarkup = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
