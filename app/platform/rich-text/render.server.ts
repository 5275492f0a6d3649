import sanitize from "sanitize-html";
import { defaultLanguage, isLanguage } from "../i18n";
import { translator } from "../i18n.server";
import { type CalloutNames, calloutKinds, type RichDoc } from "./document";
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
		p: ["class"],
	},
	allowedClasses: {
		a: ["button", "video", "file"],
		div: ["table-scroll", "callout", ...calloutKinds],
		p: ["callout-name"],
	},
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

/** What callouts are called in the language of the text in which they stand. */
export async function calloutNames(language: string): Promise<CalloutNames> {
	const t = await translator(isLanguage(language) ? language : defaultLanguage);
	return Object.fromEntries(calloutKinds.map((kind) => [kind, t(`editor:callout.${kind}`)])) as CalloutNames;
}

/** A checked document as markup for a page, or with `origin` for a letter or a feed. Needs no script to be read. */
export function renderRichText(doc: RichDoc, options: MarkupOptions): Sanitized {
	return { sanitized: sanitize(markupOf(doc, options), settings) };
}
