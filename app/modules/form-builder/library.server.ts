import { and, type SQL } from "drizzle-orm";
import type * as z from "zod";
import { lockItem, mayRename, renameItem } from "#app/forms/library/change-item.server";
import { itemsOf } from "#app/forms/library/library.server";
import { librarySource } from "#app/forms/library/library-source.server";
import { listOfLibrary } from "#app/forms/library/list-of-library.server";
import { providedTitle } from "#app/forms/library/provided";
import { libraryRecords } from "#app/forms/store/records.server";
import type { BulkAnswer } from "#app/lists/bulk-answer";
import { bulkDone, chosenRows, hasId } from "#app/lists/chosen.server";
import type { ListQuery } from "#app/lists/query.schema";
import { isInTrash, restoring, trashing } from "#app/lists/trash.server";
import { done } from "#app/platform/guard.server";
import { notAllowed } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { filtering } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { area } from "./area";
import type { UndoIds } from "./forms-list.schema";
import type { BulkItems, LockItem, RenameItem } from "./library.schema";
import { paths } from "./paths";

export const seenItems = () => itemsOf(area);

/** The library's list. */
export async function showLibrary(visit: Visit, query: ListQuery) {
	const { rows, provided, ...found } = await listOfLibrary(visit, area, query);
	const words = query.q.trim().toLowerCase();
	return {
		...found,
		provided: provided
			.map((item) => ({ ...item, title: providedTitle(item, visit.language) }))
			.filter(({ title }) => title.toLowerCase().includes(words)),
		mayOffer: visit.user.isSuperadmin,
		rows: rows.map((row) => ({ ...row, mayRename: mayRename(visit, row) })),
		mayLock: visit.access.level >= LEVEL_ALL,
		tenant: visit.tenant.guid,
	};
}
export type ShownProvided = Awaited<ReturnType<typeof showLibrary>>["provided"][number];
export type ShownItem = Awaited<ReturnType<typeof showLibrary>>["rows"][number];

export async function rename(visit: Visit, input: z.output<typeof RenameItem>) {
	await renameItem(visit, area, input);
	return done({ snackbar: { key: "formLibrary:told.renamed" }, to: paths(visit.tenant.guid).library });
}

export async function lock(visit: Visit, input: z.output<typeof LockItem>) {
	await lockItem(visit, area, input);
	const key = input.locks.length > 0 ? "formLibrary:told.locked" : "formLibrary:told.unlocked";
	return done({ snackbar: { key }, to: paths(visit.tenant.guid).library });
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
