import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { translator } from "#app/platform/i18n.server";
import { escapeMarkup } from "#app/platform/rich-text/markup";
import { listNews } from "./articles.server";
import { places } from "./places";
import { readerIn } from "./reader.server";

/** Items in a feed. */
const MOST = 30;

/** A tenant's public news as RSS, all of them or those of one category; nobody is signed in to a feed. */
export async function newsFeed(args: LoaderFunctionArgs) {
	const { params, request } = args;
	const reader = { ...(await readerIn(args, params.guid)), user: null, level: 0, words: [] };
	const category = new URL(request.url).searchParams.get("category") ?? undefined;
	const { items, pinned } = await listNews(reader, { category }, MOST);
	const { tenant, origin } = reader.ctx;
	const at = places(tenant.guid);
	const t = await translator(reader.language);
	const tag = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;
	const entries = [...pinned, ...items]
		.sort((a, b) => b.at - a.at)
		.map((item) => {
			const url = `${origin}${at.view(item.guid)}`;
			return `<item>${tag("title", item.title)}${tag("link", url)}<guid isPermaLink="false">${item.guid}</guid>${tag("pubDate", new Date(item.at).toUTCString())}${tag("description", item.lead)}${item.category ? tag("category", item.category.name) : ""}</item>`;
		});
	const self = `${origin}${at.feed(category)}`;
	const head = `${tag("title", `${t("news:title")} – ${tenant.name}`)}${tag("link", origin + at.list)}${tag("description", tenant.name)}${tag("language", reader.language)}<atom:link href="${escapeMarkup(self)}" rel="self" type="application/rss+xml"/>`;
	const xml = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${head}${entries.join("")}</channel></rss>`;
	return new Response(xml, {
		headers: {
			"Content-Type": "application/rss+xml; charset=utf-8",
			"Cache-Control": "public, max-age=300",
			Vary: "Accept-Language, Cookie",
		},
	});
}
