import { and } from "drizzle-orm";
import { done } from "#app/platform/guard.server";
import { DAY } from "#app/platform/limits";
import { keyset, pageOf } from "#app/platform/paging.server";
import { conflict, notFound } from "#app/platform/problems";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { TRASH_DAYS } from "#app/platform/trash-sweep.server";
import { newsArticles } from "#db/schema/news";
import { places } from "./places";
import { forget, openingPictures, wordsOfVersion } from "./publish.server";
import { articleWithTexts, assertOwn, findOwn, unmoved } from "./texts.server";
import { inTrash } from "./work-list/work.source.server";

/** To the trash: nobody reads it any more, in any language. */
export async function trashArticle(visit: Visit, id: string): Promise<void> {
	const { article, shown } = await findOwn(visit, id);
	const { rows } = visit;
	const patch = { deletedAt: visit.now.getTime(), isLive: false };
	await rows.commit([
		rows.changing(newsArticles, id, patch),
		rows.indexing(newsArticles, id, []),
		...openingPictures(visit, { ...article, ...patch }, shown),
	]);
	await forget(visit, article.guid);
}

/** Takes an item out of the trash as it was: what was published is read again. Throws `notFound` where it lies there no more. */
export async function restoreArticle(visit: Visit, id: string): Promise<void> {
	const { article, shown } = await articleWithTexts(visit, id);
	if (!article || article.deletedAt === null) throw notFound();
	assertOwn(visit, article);
	const { rows } = visit;
	const patch = { deletedAt: null, isLive: Object.keys(article.heads).length > 0 };
	const commit = rows.commit([
		unmoved(visit, article),
		rows.changing(newsArticles, id, patch),
		rows.indexing(newsArticles, id, patch.isLive ? shown.flatMap(wordsOfVersion) : []),
		...openingPictures(visit, { ...article, ...patch }, shown),
	]);
	await orElse(commit, () => conflict(article));
	await forget(visit, article.guid);
}

/** What lies in the trash, the latest first: level 20 their own, level 30 all. */
export async function showTrash(visit: Visit, { cursor }: { cursor?: string }) {
	const place = keyset([newsArticles.deletedAt, newsArticles.updatedAt, newsArticles.id], { cursor }, "desc");
	const found = await visit.rows.list(newsArticles, {
		where: and(inTrash(visit), place.where),
		orderBy: place.orderBy,
		limit: 26,
	});
	const { items, next } = pageOf(found, 25, ({ deletedAt, updatedAt, id }) => [deletedAt, updatedAt, id]);
	return {
		tenant: visit.tenant.guid,
		days: TRASH_DAYS,
		items: items.map(({ id, states, firstLanguage, deletedAt }) => ({
			id,
			title: states[firstLanguage]?.title ?? "",
			language: firstLanguage,
			deletedAt: deletedAt ?? 0,
			goneAt: (deletedAt ?? 0) + TRASH_DAYS * DAY,
		})),
		next,
	};
}

/** The form of the trash: puts an item back and leads to it. */
export async function putBackFromTrash(visit: Visit, { id }: { id: string }) {
	await restoreArticle(visit, id);
	return done({ snackbar: { key: "news:snackbar.backFromTrash" }, to: places(visit.tenant.guid).edit(id) });
}
