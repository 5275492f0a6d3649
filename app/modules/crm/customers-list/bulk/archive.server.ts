import { and, eq, type SQL } from "drizzle-orm";
import type * as z from "zod";
import type { BulkAnswer } from "#app/lists/bulk-answer";
import { bulkDone, chosenRows, hasId } from "#app/lists/chosen.server";
import { isInTrash, restoring, trashing } from "#app/lists/trash.server";
import { filtering } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { companies } from "#db/schema/directory";
import { customerTexts } from "../../customers.server";
import { openTo } from "../../visible.server";
import { customerSource, seenCustomers } from "../customers.source.server";
import type { BulkArchive, UndoArchive } from "../list.schema";

/** Puts customers into the trash. They stay in the index, as lists and searches leave out what lies in the trash. */
export async function archiveChosen(visit: Visit, chosen: z.output<typeof BulkArchive>): Promise<BulkAnswer> {
	const rows = await chosenRows(visit, customerSource, chosen, seenCustomers(visit));
	const ids = rows.map(({ id }) => id);
	await visit.rows.commit([trashing(visit, companies, ids)]);
	const before = JSON.stringify({ ids });
	const snackbar = { key: "crmLists:told.archived", params: { count: ids.length } };
	return bulkDone(snackbar, { intent: "undoArchive", before });
}

/** Takes customers out of the trash again. */
export async function undoArchive(visit: Visit, { before }: z.output<typeof UndoArchive>): Promise<BulkAnswer> {
	const own = and(eq(companies.isCustomer, true), openTo(visit));
	const where = and(hasId(companies, before.ids), filtering(and(isInTrash(companies), own) as SQL)) as SQL;
	const rows = await visit.rows.list(companies, { where, limit: before.ids.length + 1 });
	const ids = rows.map(({ id }) => id);
	if (ids.length > 0) {
		const records = rows.map((row) => ({ id: row.id, texts: customerTexts(row) }));
		await visit.rows.commit([restoring(visit, companies, ids), visit.rows.indexingEach(companies, records)]);
	}
	return bulkDone({ key: "crmLists:told.restored", params: { count: ids.length } });
}
