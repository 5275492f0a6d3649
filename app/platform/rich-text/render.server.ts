import sanitize from "sanitize-html";
import type { RichDoc } from "./document";
import { safeHref } from "./links";
import { type MarkupOptions, markupOf } from "./markup";

/** Markup that went through the sanitiser; only `SafeHtml` of the kit shows it. */
export type Sanitized = { readonly sanitized: string };

const settings: sanitize.IOptions = {
	allowedTags: [
		...["p", "h2", "h3", "ul", "ol", "li", "blockquote", "hr", "br", "strong", "em", "u", "s", "code", "a"],
		...["div", "table", "tbody", "tr", "td", "th", "figure", "figcaption", "img"],
	],
	allowedAttributes: {
		a: ["href", "class", "rel"],
		ol: ["start"],
		td: ["colspan", "rowspan"],
		th: ["colspan", "rowspan"],
		img: ["src", "srcset", "sizes", "alt", "width", "height", "loading"],
		div: ["class", "role", "tabindex"],
	},
	allowedClasses: { a: ["button", "video", "file"], div: ["table-scroll"] },
	allowedSchemes: ["http", "https", "mailto", "tel"],
	allowProtocolRelative: false,
	disallowedTagsMode: "discard",
	// The parser for styles does not run on Workers; no style gets through anyway.
	parseStyleAttributes: false,
	transformTags: {
		a: (tagName, { href, ...attribs }) => {
			const safe = safeHref(href);
			if (safe !== null) attribs.href = safe;
			if (safe?.startsWith("http")) attribs.rel = "noopener nofollow";
			return { tagName, attribs };
		},
	},
};

/** A checked document as markup for a page, or with `origin` for a letter or a feed. Needs no script to be read. */
export function renderRichText(doc: RichDoc, options: MarkupOptions): Sanitized {
	return { sanitized: sanitize(markupOf(doc, options), settings) };
}
