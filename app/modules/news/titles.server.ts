import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantRows } from "#app/platform/tenant/rows.server";
import { newsArticles, TITLES } from "#db/schema/news";

/** The write that lets those who write find an item by its titles. */
export const indexingTitles = (rows: TenantRows, id: string, titles: string): PendingWrite =>
	rows.indexing(newsArticles, id, [titles], TITLES);
