import { and, desc, eq, gt, sql } from "drizzle-orm";
import { DAY } from "#app/platform/limits";
import { type ModuleNeed, needsOfModule } from "#app/platform/tenant/needs.server";
import { newsArticles, newsReceipts } from "#db/schema/news";
import { bestLanguage, readable } from "./heads";
import { manifest } from "./manifest";
import { paths } from "./paths";
import { memberReader, openTo } from "./reader.server";

/** Days for which an item asks to be confirmed on the home page. */
const LATELY = 90;

/** Items whose reading one has been asked to confirm. */
export const needs = needsOfModule(manifest, "list", {
	reading: (visit, limit, person) => {
		const isConfirmed = sql`exists (select 1 from ${newsReceipts} c where c.tenant_id = ${visit.tenant.id}
			and c.article_id = ${newsArticles.id} and c.user_id = ${visit.user.id} and c.confirmed_at is not null)`;
		const { query, shape } = visit.rows.listing(newsArticles, {
			where: and(
				...[openTo(memberReader(visit, person)), eq(newsArticles.asksConfirmation, true)],
				...[gt(newsArticles.publishedAt, visit.now.getTime() - LATELY * DAY), sql`not ${isConfirmed}`],
				sql`${newsArticles.authorId} <> ${visit.user.id}`,
			),
			orderBy: [desc(newsArticles.publishedAt), desc(newsArticles.id)],
			limit,
		});
		return {
			query,
			shape: (found) =>
				shape(found).flatMap(({ id, guid, heads, firstLanguage, publishedAt }): ModuleNeed[] => {
					const open = readable(heads, visit.now.getTime());
					const language = bestLanguage(open, visit.language, firstLanguage);
					const head = language && open[language];
					if (!head) return [];
					return [
						{
							...{ id, kind: "newsConfirm", tone: "info", icon: "newspaper" },
							title: { key: "home:need.newsConfirm", params: { headline: head.title } },
							...{ action: "home:action.read", since: publishedAt, dueAt: null },
							href: paths(visit.tenant.guid).view(guid),
						},
					];
				}),
		};
	},
});
