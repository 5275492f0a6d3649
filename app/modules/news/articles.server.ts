import { and, desc, eq, gt, gte, lt, lte, ne, type SQL, sql } from "drizzle-orm";
import { toInstant } from "#app/platform/local-time";
import { decodeCursor, keyset, pageOf } from "#app/platform/paging.server";
import { notFound } from "#app/platform/problems";
import type { Row } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { newsArticles, newsCategories, newsReceipts, newsVersions } from "#db/schema/news";
import { isIn } from "./categories.server";
import { eventOf } from "./event/event";
import { bestLanguage, readable } from "./heads";
import { openTo, type Reader } from "./reader.server";

export type Article = Row<typeof newsArticles>;
export type Category = Row<typeof newsCategories>;
export type ListQuery = { category?: string; q?: string; year?: number; cursor?: string };
type WithAuthor = { row: Article & { foundAt?: number }; author: Row<typeof people> | null };

const PINNED_MOST = 5;
export const NEWS_PAGE = 12;

/**
 * A page of what is published for this reader, newest first; pinned ones stand before the first page, or with `isWithin` in
 * its limit (where that is so small that they would fill it, in their places).
 */
export async function listNews(reader: Reader, query: ListQuery, limit = NEWS_PAGE, { isWithin = false } = {}) {
	const { rows, tenant, now } = reader.ctx;
	const { category, q, year, cursor } = query;
	const at = now.getTime();
	const filters: (SQL | undefined)[] = [openTo(reader)];
	if (category) filters.push(isIn(category));
	if (year) {
		filters.push(gte(newsArticles.publishedAt, toInstant(`${year}-01-01T00:00`, tenant.timeZone)));
		filters.push(lt(newsArticles.publishedAt, toInstant(`${year + 1}-01-01T00:00`, tenant.timeZone)));
	}
	const isPlain = !category && !q && !year && !(isWithin && limit <= PINNED_MOST);
	const search = q ? { text: q, before: cursor ? Number(decodeCursor(cursor, 1)[0]) : undefined } : undefined;
	const place = search ? undefined : keyset([newsArticles.publishedAt, newsArticles.id], { cursor }, "desc");
	const author = { author: [people, newsArticles.authorId] } as Parameters<typeof rows.listingWith>[1];
	const found = await rows.read({
		list: rows.listingWith(newsArticles, author, {
			where: and(...filters, isPlain ? lte(newsArticles.pinnedUntil, at) : undefined, place?.where),
			orderBy: place?.orderBy,
			search,
			limit: limit + 1,
		}),
		pinned: rows.listingWith(newsArticles, author, {
			where: and(openTo(reader), gt(newsArticles.pinnedUntil, at)),
			orderBy: desc(newsArticles.pinnedUntil),
			limit: isPlain && !cursor ? PINNED_MOST : 0,
		}),
		categories: rows.listing(newsCategories, { orderBy: newsCategories.sortOrder, limit: 100 }),
		oldest: rows.listing(newsArticles, { where: openTo(reader), orderBy: newsArticles.publishedAt, limit: 1 }),
	});
	const size = isWithin ? limit - found.pinned.length : limit;
	const page = pageOf(found.list as WithAuthor[], size, ({ row }) =>
		search ? [row.foundAt ?? 0] : [row.publishedAt, row.id],
	);
	return {
		pinned: (found.pinned as WithAuthor[]).flatMap((one) => toItem(reader, one, found.categories) ?? []),
		items: page.items.flatMap((one) => toItem(reader, one, found.categories) ?? []),
		next: page.next,
		categories: found.categories,
		since: found.oldest[0]?.publishedAt ?? null,
	};
}

/** What a list shows of an item, in the reader's best language; null where none may be read any more. */
function toItem(reader: Reader, { row, author }: WithAuthor, categories: Category[]) {
	const heads = readable(row.heads, reader.ctx.now.getTime());
	const language = bestLanguage(heads, reader.language, row.firstLanguage);
	const head = language === undefined ? undefined : heads[language];
	if (!head || language === undefined) return null;
	const category = categories.find(({ id }) => id === row.categoryId);
	return {
		id: row.id,
		guid: row.guid,
		language,
		title: head.title,
		lead: head.lead,
		coverAlt: head.coverAlt,
		minutes: head.minutes,
		cover: row.coverGuid && { guid: row.coverGuid, x: row.focalX, y: row.focalY },
		at: row.publishedAt,
		isPinned: row.pinnedUntil > reader.ctx.now.getTime(),
		isPublic: row.audience === "public",
		categoryIds: categoriesOf(row).filter((id) => categories.some((one) => one.id === id)),
		category: category ? { id: category.id, name: nameIn(category.names, reader.language), icon: category.icon } : null,
		event: eventOf(row, reader.ctx.tenant.timeZone),
		author: author && `${author.firstName} ${author.lastName}`.trim(),
	};
}
/** The categories of an item, the first of them first. */
export const categoriesOf = ({ categoryId, moreCategoryIds }: Pick<Article, "categoryId" | "moreCategoryIds">) => [
	...(categoryId ? [categoryId] : []),
	...moreCategoryIds,
];

export type NewsItem = NonNullable<ReturnType<typeof toItem>>;

/** A name in a language, else in English, else any. */
export const nameIn = (names: Record<string, string>, language: string): string =>
	names[language] ?? names.en ?? Object.values(names)[0] ?? "";

/** One published item with its text, its neighbours and others of its category; `notFound` where it is not for this reader. */
export async function readArticle(reader: Reader, guid: string, wanted?: string) {
	const { rows, now } = reader.ctx;
	const first = await rows.read({
		article: rows.listingWith(
			newsArticles,
			{ author: [people, newsArticles.authorId] },
			{ where: and(eq(newsArticles.guid, guid.toLowerCase()), openTo(reader)), limit: 1 },
		),
		categories: rows.listing(newsCategories, { orderBy: newsCategories.sortOrder, limit: 100 }),
	});
	const one = first.article[0] as WithAuthor | undefined;
	const item =
		one && toItem({ ...reader, language: (wanted ?? reader.language) as Reader["language"] }, one, first.categories);
	if (!one || !item) throw notFound();
	const { row } = one;
	const heads = readable(row.heads, now.getTime());
	const versionId = heads[item.language]?.versionId ?? "";
	const others = and(openTo(reader), ne(newsArticles.id, row.id));
	const key = sql`(${row.publishedAt}, ${row.id})`;
	const place = sql`(${newsArticles.publishedAt}, ${newsArticles.id})`;
	const second = await rows.read({
		version: rows.finding(newsVersions, versionId),
		newer: rows.listing(newsArticles, {
			where: and(others, sql`${place} > ${key}`),
			orderBy: [newsArticles.publishedAt, newsArticles.id],
			limit: 1,
		}),
		older: rows.listing(newsArticles, {
			where: and(others, sql`${place} < ${key}`),
			orderBy: [desc(newsArticles.publishedAt), desc(newsArticles.id)],
			limit: 1,
		}),
		related: rows.listing(newsArticles, {
			where: and(others, eq(newsArticles.categoryId, row.categoryId ?? "")),
			orderBy: [desc(newsArticles.publishedAt), desc(newsArticles.id)],
			limit: 3,
		}),
		receipt: rows.listing(newsReceipts, {
			where: and(eq(newsReceipts.articleId, row.id), eq(newsReceipts.userId, reader.user?.id ?? "")),
			limit: 1,
		}),
	});
	if (!second.version) throw notFound();
	const brief = (row: Article) => toItem(reader, { row, author: null }, first.categories);
	return {
		article: row,
		item,
		version: second.version,
		languages: Object.keys(heads),
		newer: second.newer.flatMap((one) => brief(one) ?? [])[0] ?? null,
		older: second.older.flatMap((one) => brief(one) ?? [])[0] ?? null,
		related: second.related.flatMap((one) => brief(one) ?? []),
		receipt: second.receipt[0] ?? null,
	};
}
