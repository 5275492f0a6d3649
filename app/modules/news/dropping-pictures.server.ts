import { and, eq, sql } from "drizzle-orm";
import { droppingPictures } from "#app/media/dropping-pictures.server";
import { forgettingUses } from "#app/media/library/uses.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Row, TenantRows } from "#app/platform/tenant/rows.server";
import { newsArticles, newsTexts, newsVersions } from "#db/schema/news";
import { manifest } from "./manifest";

/** The writes that give back the pictures and files of an item that is removed for good, unless it has just been restored. */
export function droppingPicturesOf(rows: TenantRows, article: Row<typeof newsArticles>): PendingWrite[] {
	const { id, deletedAt } = article;
	const own = and(eq(newsArticles.tenantId, rows.tenantId), eq(newsArticles.id, id));
	const inBodies = [newsTexts, newsVersions].map(
		(table) => sql`union select node.value from ${table}, json_tree(${table.body}) as node
			where ${table.tenantId} = ${rows.tenantId} and ${table.articleId} = ${id} and node.key = 'guid'`,
	);
	// A picture that was copied with its text is still shown by the other item.
	const isElsewhere = [newsTexts, newsVersions].map(
		(table) => sql`and not exists (select 1 from ${table} where ${table.tenantId} = ${rows.tenantId}
			and ${table.articleId} <> ${id} and instr(${table.body}, its.guid) > 0)`,
	);
	const guids = sql`(select its.guid from (select ${newsArticles.coverGuid} as guid from ${newsArticles} where ${own}
		${sql.join(inBodies, sql` `)}) as its
		where its.guid is not null and exists (select 1 from ${newsArticles} where ${own} and ${newsArticles.deletedAt} = ${deletedAt})
		${sql.join(isElsewhere, sql` `)})`;
	return [
		...droppingPictures(rows, manifest.key, guids),
		forgettingUses(rows, { moduleKey: manifest.key, refGuid: article.guid }),
	];
}
