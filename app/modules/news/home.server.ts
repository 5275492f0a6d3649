import { and, desc, eq, sql } from "drizzle-orm";
import { creation, homePart } from "#app/platform/tenant/home-parts.server";
import { newsArticles, newsReceipts } from "#db/schema/news";
import { bestLanguage, readable } from "./heads";
import { manifest } from "./manifest";
import { paths } from "./paths";
import { memberReader, openTo } from "./reader.server";

/** What was published last for the reader. */
const latest = homePart(manifest, "list", {
	kind: "news",
	reading: (visit, limit, person) => {
		const read = and(
			...[eq(newsReceipts.tenantId, visit.tenant.id), eq(newsReceipts.userId, visit.user.id)],
			eq(newsReceipts.articleId, newsArticles.id),
		);
		const { query, shape } = visit.rows.listingWith(
			newsArticles,
			{},
			{
				where: openTo(memberReader(visit, person)),
				orderBy: [desc(newsArticles.publishedAt), desc(newsArticles.id)],
				limit,
				hanging: {
					receipt: {
						query: sql`(select count(*) from ${newsReceipts} where ${read})`,
						read: (count: string) => Number(count) > 0,
					},
				},
			},
		);
		return {
			query,
			shape: (found) =>
				shape(found).flatMap(({ row: { id, guid, heads, firstLanguage, publishedAt }, receipt }) => {
					const open = readable(heads, visit.now.getTime());
					const language = bestLanguage(open, visit.language, firstLanguage);
					const head = language && open[language];
					if (!head) return [];
					const href = paths(visit.tenant.guid).view(guid);
					return [{ id, title: head.title, at: publishedAt, isUnread: !receipt, href }];
				}),
		};
	},
	all: ({ tenant }) => paths(tenant.guid).list,
});

/** What news show on the home page. */
export const home = [latest];

/** What one makes in news from anywhere. */
export const creations = [
	creation(manifest, "create", {
		...{ level: 20, label: "home:create.news", icon: "newspaper" },
		to: (guid) => paths(guid).create,
	}),
];
