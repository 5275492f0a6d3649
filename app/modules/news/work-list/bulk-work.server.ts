import { and, inArray, type SQL } from "drizzle-orm";
import type * as z from "zod";
import type { BulkAnswer } from "#app/lists/bulk-answer";
import type { Chosen } from "#app/lists/chosen.schema";
import { bulkDone, chosenRows, hasId } from "#app/lists/chosen.server";
import { invalid } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import { filtering } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { newsArticles, newsTexts, newsVersions } from "#db/schema/news";
import type { Article } from "../articles.server";
import { forget, openingPictures, wordsOfVersion } from "../publish.server";
import type { Version } from "../texts.server";
import type { UndoTrash } from "./list.schema";
import { inTrash, ownWork, trashSource, workSource } from "./work.source.server";

/** Items that everybody reads, in one go: each has a page at the edge in every language, which has to go. */
const OPEN_MOST = 80;
/** Items whose texts are read at once. */
const A_BATCH = 50;

const isForAll = ({ audience, heads }: Article) => audience === "public" && Object.keys(heads).length > 0;
const isOpen = (article: Article) => article.isLive && isForAll(article);

/** To the trash: nobody reads them any more, in any language. */
export async function trashChosen(visit: Visit, chosen: Chosen): Promise<BulkAnswer> {
	const articles = await chosenRows(visit, workSource, chosen, ownWork(visit));
	const open = articles.filter(isOpen);
	if (open.length > OPEN_MOST) throw invalid({ ids: "newsWork:errors.tooManyOpen" });
	const shown = await liveVersions(visit, open);
	const ids = articles.map(({ id }) => id);
	const { rows, now } = visit;
	await rows.commit([
		rows.changingWhere(newsArticles, hasId(newsArticles, ids), { deletedAt: now.getTime(), isLive: false }),
		rows.forgetting(newsArticles, hasId(newsArticles, ids)),
		...open.flatMap((article) => openingPictures(visit, { ...article, isLive: false }, ofItem(shown, article))),
	]);
	await Promise.all(open.map(({ guid }) => forget(visit, guid)));
	const snackbar = { key: "newsWork:told.trashed", params: { count: ids.length } };
	return bulkDone(snackbar, { intent: "undoTrash", ids: ids.join() });
}

/** Takes items out of the trash as they were: what was published is read again. */
export async function undoTrash(visit: Visit, { ids }: z.output<typeof UndoTrash>): Promise<BulkAnswer> {
	let count = 0;
	for (let start = 0; start < ids.length; start += A_BATCH)
		count += await restoreSome(visit, ids.slice(start, start + A_BATCH));
	return bulkDone({ key: "newsWork:told.restored", params: { count } });
}

/** The same of what is chosen in the trash. */
export async function restoreChosen(visit: Visit, chosen: Chosen): Promise<BulkAnswer> {
	const articles = await chosenRows(visit, trashSource, chosen, inTrash(visit));
	if (articles.filter(isForAll).length > OPEN_MOST) throw invalid({ ids: "newsWork:errors.tooManyOpen" });
	return undoTrash(visit, { ids: articles.map(({ id }) => id) });
}

async function restoreSome(visit: Visit, ids: readonly string[]): Promise<number> {
	const { rows } = visit;
	const lying = (some: readonly string[]) => and(hasId(newsArticles, some), filtering(inTrash(visit))) as SQL;
	const articles = await rows.list(newsArticles, { where: lying(ids), limit: ids.length });
	if (articles.length === 0) return 0;
	const live = articles.filter(({ heads }) => Object.keys(heads).length > 0);
	const shown = await liveVersions(visit, live);
	const idsOf = (some: readonly Article[]) => some.map(({ id }) => id);
	const words = live.map((article) => ({ id: article.id, texts: ofItem(shown, article).flatMap(wordsOfVersion) }));
	await rows.commit([
		rows.changingWhere(newsArticles, lying(idsOf(live)), { deletedAt: null, isLive: true }),
		rows.changingWhere(newsArticles, lying(idsOf(articles.filter((one) => !live.includes(one)))), { deletedAt: null }),
		rows.indexingEach(newsArticles, words),
		...live.flatMap((article) => openingPictures(visit, { ...article, isLive: true }, ofItem(shown, article))),
	]);
	await Promise.all(articles.filter(isForAll).map(({ guid }) => forget(visit, guid)));
	return articles.length;
}

/** The versions in which items are read, of all their languages. */
async function liveVersions(visit: Visit, articles: readonly Article[]): Promise<Version[]> {
	if (articles.length === 0) return [];
	const ids = articles.map(({ id }) => id);
	const live = visit.rows.select(newsTexts, { id: newsTexts.liveVersionId }).where(among(newsTexts.articleId, ids));
	return visit.rows.list(newsVersions, { where: inArray(newsVersions.id, live), limit: ids.length * 20 });
}

const ofItem = (shown: readonly Version[], { id }: Article) => shown.filter(({ articleId }) => articleId === id);
