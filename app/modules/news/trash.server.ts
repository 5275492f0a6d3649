import type { ListQuery } from "#app/lists/query.schema";
import { readList } from "#app/lists/read-list.server";
import { inTrashAs } from "#app/lists/trash.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { newsArticles } from "#db/schema/news";
import { titleOf } from "./files.server";
import { forget, openingPictures } from "./publish.server";
import { findOwn } from "./texts.server";
import { inTrash, trashSource } from "./work-list/work.source.server";

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

/** What lies in the trash, the latest first: level 20 their own, level 30 all. */
export async function showTrash(visit: Visit, query: ListQuery) {
	const reads = new ReadBatch();
	const list = readList(visit, trashSource as never, query, reads, inTrash(visit));
	const found = reads.add(visit.rows.listing(newsArticles, list.options));
	await reads.send(visit.rows);
	const { list: data, rows } = list.page(found());
	return {
		list: data,
		rows: rows.map((row) => ({ ...inTrashAs(visit, row, titleOf(row)), lang: row.firstLanguage })),
		tenant: visit.tenant.guid,
	};
}
