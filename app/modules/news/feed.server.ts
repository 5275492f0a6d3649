import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { and, desc } from "drizzle-orm";
import { translator } from "#app/platform/i18n.server";
import { newsArticles } from "#db/schema/news";
import { listNews } from "./articles.server";
import { asAtom, asJson, asRss, asSitemap, type Feed } from "./feed-formats";
import { readable } from "./heads";
import { paths } from "./paths";
import { guestIn, openTo } from "./reader.server";

/** Items in a feed, and addresses in a sitemap. */
const MOST = 30;
const MOST_ADDRESSES = 2000;

/** A tenant's newest public news, all of them or those of one category. */
async function feedOf(args: LoaderFunctionArgs, format: "rss" | "atom" | "json"): Promise<Feed> {
	const reader = await guestIn(args);
	const category = new URL(args.request.url).searchParams.get("category") ?? undefined;
	const { items, pinned, categories } = await listNews(reader, { category }, MOST);
	const { tenant, origin } = reader.ctx;
	const at = paths(tenant.guid);
	const t = await translator(reader.language);
	const name = items.find((item) => item.category)?.category?.name;
	const isOne = category !== undefined && categories.some(({ id }) => id === category);
	return {
		title: [t("news:title"), isOne ? name : undefined, tenant.name].filter(Boolean).join(" – "),
		tenant: tenant.name,
		language: reader.language,
		home: origin + at.list,
		self: origin + at.feed(category, format),
		items: [...pinned, ...items]
			.sort((a, b) => b.at - a.at)
			.map((item) => ({
				...{ guid: item.guid, url: origin + at.view(item.guid), title: item.title, lead: item.lead, at: item.at },
				...{ language: item.language, author: item.author, category: item.category?.name ?? null },
				picture: item.cover ? `${origin}/api/media/${item.cover.guid}` : null,
			})),
	};
}

const answer = (body: string, type: string) =>
	new Response(body, {
		headers: {
			"Content-Type": `${type}; charset=utf-8`,
			"Cache-Control": "public, max-age=300",
			Vary: "Accept-Language, Cookie",
		},
	});

/** The feed as RSS 2.0. */
export const rssFeed = async (args: LoaderFunctionArgs) =>
	answer(asRss(await feedOf(args, "rss")), "application/rss+xml");

/** The feed as Atom. */
export const atomFeed = async (args: LoaderFunctionArgs) =>
	answer(asAtom(await feedOf(args, "atom")), "application/atom+xml");

/** The feed as JSON Feed 1.1. */
export const jsonFeed = async (args: LoaderFunctionArgs) =>
	answer(asJson(await feedOf(args, "json")), "application/feed+json");

/** The addresses of a tenant's public news for search engines, the newest first. */
export async function newsSitemap(args: LoaderFunctionArgs) {
	const reader = await guestIn(args);
	const { rows, tenant, origin, now } = reader.ctx;
	const at = paths(tenant.guid);
	const found = await rows.list(newsArticles, {
		where: and(openTo(reader)),
		orderBy: [desc(newsArticles.publishedAt), desc(newsArticles.id)],
		limit: MOST_ADDRESSES,
	});
	const entries = found.flatMap(({ guid, heads, updatedAt }) => {
		const languages = Object.keys(readable(heads, now.getTime()));
		return languages.length === 0 ? [] : [{ url: origin + at.view(guid), at: updatedAt, languages }];
	});
	return answer(asSitemap(entries), "application/xml");
}
