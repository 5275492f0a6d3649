import { and, eq, gt, lte } from "drizzle-orm";
import type * as z from "zod";
import { readersOfModule } from "#app/directory/module-readers.server";
import { exportFormat } from "#app/lists/export/export.schema";
import { EXPORT_PAGE, exportList } from "#app/lists/export/export-list.server";
import { ListQuery } from "#app/lists/query.schema";
import type { Visit } from "#app/platform/tenant/context";
import { newsReceipts } from "#db/schema/news";
import type { Article } from "../articles.server";
import { manifest } from "../manifest";
import { id } from "../news.schema";
import { wordsOf } from "../tell.server";
import { findOwn } from "../texts.server";
import { readersList } from "./readers.list";

export const ReadersExport = ListQuery(readersList).extend({ id, ...exportFormat });

/** Who has read and confirmed an item and who has not, of all whom it is for, as a file to keep for an audit. */
export async function exportReaders(visit: Visit, query: z.output<typeof ReadersExport>): Promise<Response> {
	const { article } = await findOwn(visit, query.id);
	return exportList(visit, {
		definition: readersList,
		query,
		name: "readers",
		read: ({ cursor }) => readersPage(visit, article, cursor),
	});
}

async function readersPage(visit: Visit, article: Article, after = "") {
	const words = wordsOf(article);
	const readers = await readersOfModule(visit, manifest.key, { words, after, limit: EXPORT_PAGE });
	const last = readers.at(-1)?.id ?? after;
	const receipts = await visit.rows.list(newsReceipts, {
		where: and(eq(newsReceipts.articleId, article.id), gt(newsReceipts.userId, after), lte(newsReceipts.userId, last)),
		limit: EXPORT_PAGE * 2,
	});
	const byReader = new Map(receipts.map((receipt) => [receipt.userId, receipt]));
	const items = readers.map(({ id, name, email }) => {
		const receipt = byReader.get(id);
		const state = receipt?.confirmedAt ? "confirmed" : receipt ? "opened" : "not";
		return {
			...{ name, email, state, readAt: receipt?.readAt ?? null },
			confirmedAt: receipt?.confirmedAt ?? null,
			answered: receipt?.confirmedAt ? receipt.answered : null,
		};
	});
	return { items, next: readers.length === EXPORT_PAGE ? last : null };
}
