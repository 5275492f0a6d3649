import { NAMED, nameOf } from "#app/directory/names";
import type { ListQuery } from "#app/lists/query.schema";
import { type Asks, askedBy, planList, readList } from "#app/lists/read-list.server";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { people } from "#db/schema/directory";
import { newsArticles, newsCategories } from "#db/schema/news";
import { type Article, type Category, nameIn } from "../articles.server";
import { readAuthors } from "../authors.server";
import { titleOf } from "../files.server";
import type { WorkQuery } from "./list.schema";
import { ownWork, workSource } from "./work.source.server";

/** What an item of the list points to. */
const pointers = {
	author: [people, newsArticles.authorId, NAMED],
	category: [newsCategories, newsArticles.categoryId, ["names"]],
} as const satisfies Parameters<Visit["rows"]["listingWith"]>[1];

/** More categories are not offered. */
const CATEGORIES = 100;

/** What the list of those who write shows: a page of their items, and what may be chosen to filter them by. */
export async function showWork(visit: Visit, query: WorkQuery) {
	const reads = new ReadBatch();
	const list = readList(visit, workSource as never, query, reads, ownWork(visit));
	const found = reads.add(visit.rows.listingWith(newsArticles, pointers, list.options));
	const categories = asksFor("category", query)
		? reads.add(visit.rows.listing(newsCategories, { orderBy: newsCategories.sortOrder, limit: CATEGORIES }))
		: () => [];
	const authors = asksFor("author", query) ? readAuthors(visit, reads) : () => [];
	await reads.send(visit.rows);
	const { list: data, rows } = list.page(found(), ({ row }) => row);
	return {
		list: data,
		rows: rows.map((one) => toWorkRow(visit, one)),
		categories: categories().map(({ id, names }) => ({ value: id, label: nameIn(names, visit.language) })),
		authors: authors(),
		all: visit.access.level >= LEVEL_ALL,
		tenant: visit.tenant.guid,
	};
}

/** Reads one page for an export. */
export async function readWorkPage(visit: Visit, asks: Asks) {
	const plan = planList(workSource as never, asks, askedBy(visit), ownWork(visit));
	const { found } = await visit.rows.read({ found: visit.rows.listingWith(newsArticles, pointers, plan.options) });
	const { items, next } = plan.page(found, ({ row }) => row);
	return { items: items.map((one) => toWorkRow(visit, one)), next };
}

type Found = {
	row: Article;
	author: Parameters<typeof nameOf>[0] | null;
	category: Pick<Category, "names"> | null;
};

function toWorkRow({ language }: Visit, { row, author, category }: Found) {
	return {
		id: row.id,
		title: titleOf(row),
		language: row.firstLanguage,
		states: Object.entries(row.states).map(([code, { status, at }]) => ({ code, status, at })),
		category: category && nameIn(category.names, language),
		author: author && nameOf(author),
		audience: row.audience,
		published: row.publishedAt || null,
		changed: row.updatedAt,
	};
}
export type WorkRow = ReturnType<typeof toWorkRow>;

/** Whether the address filters by a column, or begins to: only then its choices are worth reading. */
function asksFor(column: string, { draft, f, fc }: ListQuery): boolean {
	return draft?.split(".")[0] === column || fc === column || f.filters.some((filter) => filter.column === column);
}
