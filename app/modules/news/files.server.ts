import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { refreshingUses, type Use } from "#app/media/library/uses.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import type { TenantRows } from "#app/platform/tenant/rows.server";
import { newsArticles, newsTexts, newsVersions } from "#db/schema/news";
import type { Article } from "./articles.server";
import { manifest } from "./manifest";
import { paths } from "./paths";
import type { Text } from "./texts.server";

/** What an item is called: by the title of its first language. */
export const titleOf = ({ states, firstLanguage }: Pick<Article, "states" | "firstLanguage">): string =>
	states[firstLanguage]?.title ?? Object.values(states)[0]?.title ?? "";

/** An item as the library names it to who may change a file that it shows. */
export const placeIn = (visit: Visit, article: Article, texts: Text[]): Use => ({
	...{ moduleKey: manifest.key, refGuid: article.guid, title: titleOf(article) },
	path: paths(visit.tenant.guid).edit(article.id, texts[0]?.language ?? article.firstLanguage),
});

/** The write that says anew which files of the library an item shows: as its cover, in a text, or in what is live. */
export function refreshingFiles(rows: TenantRows, article: Article, title: string): PendingWrite {
	const holds = (table: typeof newsTexts | typeof newsVersions, guid: SQLiteColumn, more?: SQL) =>
		sql`exists (select 1 from ${table} where ${and(
			eq(table.tenantId, rows.tenantId),
			eq(table.articleId, article.id),
			more,
			sql`instr(${table.body}, ${guid}) > 0`,
		)})`;
	const isLive = sql`${newsVersions.id} in (select ${newsTexts.liveVersionId} from ${newsTexts} where ${and(eq(newsTexts.tenantId, rows.tenantId), eq(newsTexts.articleId, article.id))})`;
	const isCover = (guid: SQLiteColumn) =>
		sql`exists (select 1 from ${newsArticles} where ${and(
			eq(newsArticles.tenantId, rows.tenantId),
			eq(newsArticles.id, article.id),
			sql`${newsArticles.coverGuid} = ${guid}`,
		)})`;
	const record = { moduleKey: manifest.key, refGuid: article.guid };
	const isShown = (guid: SQLiteColumn) =>
		or(isCover(guid), holds(newsTexts, guid), holds(newsVersions, guid, isLive)) as SQL;
	return refreshingUses(rows, record, { title, isShown });
}
