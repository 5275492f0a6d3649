import { and, type SQL } from "drizzle-orm";
import type * as z from "zod";
import { itemsOf } from "#app/forms/library/library.server";
import { librarySource } from "#app/forms/library/library-source.server";
import { listOfLibrary } from "#app/forms/library/list-of-library.server";
import { libraryRecords } from "#app/forms/store/records.server";
import type { BulkAnswer } from "#app/lists/bulk-answer";
import { bulkDone, chosenRows, hasId } from "#app/lists/chosen.server";
import type { ListQuery } from "#app/lists/query.schema";
import { isInTrash, restoring, trashing } from "#app/lists/trash.server";
import { notAllowed } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { filtering } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { area } from "./area";
import type { UndoIds } from "./forms-list.schema";
import type { BulkItems } from "./library.schema";

export const seenItems = () => itemsOf(area);

/** The library's list. */
export async function showLibrary(visit: Visit, query: ListQuery) {
	return { ...(await listOfLibrary(visit, area, query)), tenant: visit.tenant.guid };
}

/** Takes items out of the library; forms that have them keep them. One's own, or any by who answers for the module. */
export async function removeItems(visit: Visit, input: z.output<typeof BulkItems>): Promise<BulkAnswer> {
	const rows = await chosenRows(visit, librarySource, input, seenItems());
	if (visit.access.level < LEVEL_ALL && rows.some(({ ownerId }) => ownerId !== visit.user.id)) throw notAllowed();
	const ids = rows.map(({ id }) => id);
	await visit.rows.commit([trashing(visit, libraryRecords, ids)]);
	const snackbar = { key: "formLibrary:told.removed", params: { count: ids.length } };
	return bulkDone(snackbar, { intent: "undoRemove", before: ids.join(" ") });
}

export async function undoRemove(visit: Visit, { before }: z.output<typeof UndoIds>): Promise<BulkAnswer> {
	const where = and(hasId(libraryRecords, before), filtering(isInTrash(libraryRecords))) as SQL;
	const rows = await visit.rows.list(libraryRecords, { where, limit: before.length + 1 });
	const own = rows.filter(({ ownerId }) => visit.access.level >= LEVEL_ALL || ownerId === visit.user.id);
	const ids = own.filter(({ moduleKey }) => moduleKey === area.moduleKey).map(({ id }) => id);
	if (ids.length > 0) await visit.rows.commit([restoring(visit, libraryRecords, ids)]);
	return bulkDone({ key: "formLibrary:told.restored", params: { count: ids.length } });
}
