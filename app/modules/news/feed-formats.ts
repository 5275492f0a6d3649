import { escapeMarkup } from "#app/platform/rich-text/markup";

export type Feed = {
	title: string;
	tenant: string;
	language: string;
	home: string;
	self: string;
	items: {
		guid: string;
		url: string;
		title: string;
		lead: string;
		/** Epoch milliseconds. */
		at: number;
		language: string;
		author: string | null;
		category: string | null;
		picture: string | null;
	}[];
};

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const tag = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;
const iso = (at: number) => new Date(at).toISOString();

/** RSS 2.0. */
export function asRss({ title, tenant, language, home, self, items }: Feed): string {
	const entries = items.map(
		(item) =>
			`<item>${tag("title", item.title)}${tag("link", item.url)}<guid isPermaLink="false">${item.guid}</guid>${tag("pubDate", new Date(item.at).toUTCString())}${tag("description", item.lead)}${item.category ? tag("category", item.category) : ""}</item>`,
	);
	const head = `${tag("title", title)}${tag("link", home)}${tag("description", tenant)}${tag("language", language)}<atom:link href="${escapeMarkup(self)}" rel="self" type="application/rss+xml"/>`;
	return `${XML}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${head}${entries.join("")}</channel></rss>`;
}

/** Atom (RFC 4287). A feed without an item is as old as time: it has to say when it was changed. */
export function asAtom({ title, tenant, language, home, self, items }: Feed): string {
	const entries = items.map(
		(item) =>
			`<entry xml:lang="${item.language}">${tag("title", item.title)}${tag("id", `urn:uuid:${item.guid}`)}<link href="${escapeMarkup(item.url)}"/>${tag("published", iso(item.at))}${tag("updated", iso(item.at))}${item.author ? `<author>${tag("name", item.author)}</author>` : ""}${item.category ? `<category term="${escapeMarkup(item.category)}"/>` : ""}${tag("summary", item.lead)}</entry>`,
	);
	const updated = iso(Math.max(0, ...items.map(({ at }) => at)));
	const head = `${tag("title", title)}${tag("id", self)}${tag("updated", updated)}<author>${tag("name", tenant)}</author><link href="${escapeMarkup(home)}"/><link href="${escapeMarkup(self)}" rel="self" type="application/atom+xml"/>`;
	return `${XML}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">${head}${entries.join("")}</feed>`;
}

/** JSON Feed 1.1. */
export function asJson({ title, language, home, self, items }: Feed): string {
	return JSON.stringify({
		version: "https://jsonfeed.org/version/1.1",
		title,
		home_page_url: home,
		feed_url: self,
		language,
		items: items.map((item) => ({
			id: item.guid,
			url: item.url,
			title: item.title,
			summary: item.lead,
			content_text: item.lead,
			date_published: iso(item.at),
			language: item.language,
			...(item.picture && { image: item.picture }),
			...(item.author && { authors: [{ name: item.author }] }),
			...(item.category && { tags: [item.category] }),
		})),
	});
}

type Address = { url: string; at: number; languages: string[] };

/** A sitemap; a page in several languages names them all. */
export function asSitemap(entries: Address[]): string {
	const urls = entries.map(({ url, at, languages }) => {
		const others = languages.length < 2 ? [] : languages;
		const links = others.map(
			(code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeMarkup(`${url}?lang=${code}`)}"/>`,
		);
		return `<url>${tag("loc", url)}${tag("lastmod", iso(at))}${links.join("")}</url>`;
	});
	return `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join("")}</urlset>`;
}
