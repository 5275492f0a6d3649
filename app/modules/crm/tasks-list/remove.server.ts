import { and, type SQL } from "drizzle-orm";
import type * as z from "zod";
import type { BulkAnswer } from "#app/lists/bulk-answer";
import { bulkDone, chosenRows, hasId } from "#app/lists/chosen.server";
import { isInTrash, restoring, trashing } from "#app/lists/trash.server";
import { filtering } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { tasks } from "#db/schema/crm";
import { refreshingAll } from "../standing.server";
import { tasksOpenTo } from "../visible-tasks.server";
import type { BulkRemove, UndoRemove } from "./list.schema";
import { chosenTasks, taskSource } from "./tasks.source.server";

/** Puts tasks into the trash: they are no longer told of, nor their customers' next. */
export async function removeChosen(visit: Visit, chosen: z.output<typeof BulkRemove>): Promise<BulkAnswer> {
	const rows = await chosenRows(visit, taskSource, chosen, chosenTasks(visit, chosen.matching));
	const ids = rows.map(({ id }) => id);
	await visit.rows.commit([trashing(visit, tasks, ids), ...refreshingAll(visit, rows)]);
	const snackbar = { key: "crmWork:bulk.told.removed", params: { count: ids.length } };
	return bulkDone(snackbar, { intent: "undoRemove", before: JSON.stringify({ ids }) });
}

/** Takes tasks out of the trash again. */
export async function undoRemove(visit: Visit, { before }: z.output<typeof UndoRemove>): Promise<BulkAnswer> {
	const own = filtering(and(isInTrash(tasks), tasksOpenTo(visit)) as SQL);
	const where = and(hasId(tasks, before.ids), own);
	const rows = await visit.rows.list(tasks, { where, limit: before.ids.length + 1 });
	const records = rows.map(({ id, title, description }) => ({ id, texts: [title, description] }));
	const ids = rows.map(({ id }) => id);
	if (ids.length > 0)
		await visit.rows.commit([
			restoring(visit, tasks, ids),
			visit.rows.indexingEach(tasks, records),
			...refreshingAll(visit, rows),
		]);
	return bulkDone({ key: "crmWork:bulk.told.restored", params: { count: ids.length } });
}
