import { and, asc, eq, gt } from "drizzle-orm";
import type * as z from "zod";
import { accountsOf, type ModuleReader, readersOfModule } from "#app/directory/module-readers.server";
import { exportFormat } from "#app/lists/export/export.schema";
import { EXPORT_PAGE, exportList } from "#app/lists/export/export-list.server";
import { ListQuery } from "#app/lists/query.schema";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { id } from "#app/platform/text.schema";
import { newsReceipts } from "#db/schema/news";
import type { Article } from "../articles.server";
import { manifest } from "../manifest";
import { wordsOf } from "../tell.server";
import { findOwn } from "../texts.server";
import { readersList } from "./readers.list";

export const ReadersExport = ListQuery(readersList).extend({ id, ...exportFormat });

/**
 * Who has read and confirmed an item and who has not, of all whom it is for, as a file to keep for an audit; with those
 * who have read it and are no longer among its readers, because they have left or for another reason.
 */
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
	const [readers, receipts] = await Promise.all([
		readersOfModule(visit, manifest.key, { words: wordsOf(article), after, limit: EXPORT_PAGE }),
		visit.rows.list(newsReceipts, {
			where: and(eq(newsReceipts.articleId, article.id), gt(newsReceipts.userId, after)),
			orderBy: asc(newsReceipts.userId),
			limit: EXPORT_PAGE,
		}),
	]);
	const ends = [lastOf(readers.map(({ id }) => id)), lastOf(receipts.map(({ userId }) => userId))];
	// As far as both have been read.
	const end = ends.filter((id) => id !== null).sort()[0] ?? null;
	const isRead = (id: string) => end === null || id <= end;
	const byReader = new Map(receipts.map((receipt) => [receipt.userId, receipt]));
	const here = readers.filter(({ id }) => isRead(id));
	const ids = new Set(here.map(({ id }) => id));
	const gone = receipts.map(({ userId }) => userId).filter((id) => isRead(id) && !ids.has(id));
	const items = [
		...here.map((reader) => ({ ...itemOf(reader, byReader.get(reader.id)), isReader: true })),
		...(await accountsOf(visit, gone)).map((one) => ({ ...itemOf(one, byReader.get(one.id)), isReader: false })),
	];
	return { items, next: end };
}

/** The last id of a page that is full: there may be more. */
const lastOf = (ids: string[]) => (ids.length === EXPORT_PAGE ? (ids.at(-1) ?? null) : null);

function itemOf({ name, email }: Pick<ModuleReader, "name" | "email">, receipt?: Row<typeof newsReceipts>) {
	return {
		...{ name, email, state: receipt?.confirmedAt ? "confirmed" : receipt ? "opened" : "not" },
		...{ readAt: receipt?.readAt ?? null, confirmedAt: receipt?.confirmedAt ?? null },
		answered: receipt?.confirmedAt ? receipt.answered : null,
	};
}
