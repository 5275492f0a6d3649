import { and, type SQL } from "drizzle-orm";
import type * as z from "zod";
import { formSource, formsOf } from "#app/forms/lists/forms-source.server";
import { listOfForms } from "#app/forms/lists/list-of-forms.server";
import { copyForm } from "#app/forms/store/copy-form.server";
import { asForm } from "#app/forms/store/form-row.server";
import { setFormStatus, trashForms, unarchiving } from "#app/forms/store/form-status.server";
import { formRecords } from "#app/forms/store/records.server";
import type { Restored } from "#app/forms/trash/trash.schema";
import { readingTrashedForms, restoreForm } from "#app/forms/trash/trash.server";
import type { BulkAnswer } from "#app/lists/bulk-answer";
import { bulkDone, chosenRows, hasId } from "#app/lists/chosen.server";
import type { ListQuery } from "#app/lists/query.schema";
import { isInTrash, restoring } from "#app/lists/trash.server";
import { done } from "#app/platform/guard.server";
import { invalid } from "#app/platform/problems";
import { filtering } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { area } from "./area";
import type { BulkFolder, BulkForms, FormId, UndoIds } from "./forms-list.schema";
import { paths } from "./paths";

export const seenForms = () => formsOf(area);

/** The list of forms. */
export async function showForms(visit: Visit, query: ListQuery) {
	return { ...(await listOfForms(visit, area, query)), tenant: visit.tenant.guid };
}

/** Makes a copy of a form and goes on to it. */
export async function duplicate(visit: Visit, { id }: z.output<typeof FormId>) {
	const { title, slug } = await copyForm(visit, area, id);
	const snackbar = { key: "formBuilder:told.copied", params: { title } };
	return done({ snackbar, to: paths(visit.tenant.guid).build(slug) });
}

const chosen = async (visit: Visit, input: z.output<typeof BulkForms>) =>
	(await chosenRows(visit, formSource, input, seenForms())).map(asForm);

/** Puts forms into the archive: closed to everybody, and out of the way. */
export async function archiveChosen(visit: Visit, input: z.output<typeof BulkForms>): Promise<BulkAnswer> {
	const moved = await setFormStatus(visit, await chosen(visit, input), "archived");
	if (moved.length === 0) throw invalid({ ids: "formBuilder:errors.nothingChanges" });
	const snackbar = { key: "formBuilder:told.archived", params: { count: moved.length } };
	return bulkDone(snackbar, { intent: "undoArchive", before: moved.map(({ id }) => id).join(" ") });
}

/** Takes forms out of the archive; they stay closed until somebody opens them. */
export async function undoArchive(visit: Visit, { before }: z.output<typeof UndoIds>): Promise<BulkAnswer> {
	const rows = await visit.rows.list(formRecords, {
		where: and(hasId(formRecords, before), filtering(seenForms())) as SQL,
		limit: before.length + 1,
	});
	const writes = unarchiving(
		visit,
		rows.map(asForm).filter(({ status }) => status === "archived"),
	);
	if (writes.length > 0) await visit.rows.commit(writes);
	return bulkDone({ key: "formBuilder:told.unarchived", params: { count: rows.length } });
}

export async function closeChosen(visit: Visit, input: z.output<typeof BulkForms>): Promise<BulkAnswer> {
	const open = (await chosen(visit, input)).filter(({ status }) => status === "open");
	if (open.length === 0) throw invalid({ ids: "formBuilder:errors.nothingChanges" });
	await setFormStatus(visit, open, "closed");
	return bulkDone({ key: "formBuilder:told.closed", params: { count: open.length } });
}

/** Puts forms into a folder, or out of any. */
export async function moveChosen(visit: Visit, input: z.output<typeof BulkFolder>): Promise<BulkAnswer> {
	const { folder, ...which } = input;
	const ids = (await chosen(visit, which)).map(({ id }) => id);
	await visit.rows.commit([visit.rows.changingWhere(formRecords, hasId(formRecords, ids), { folder })]);
	return bulkDone({
		key: folder === "" ? "formBuilder:told.outOfFolder" : "formBuilder:told.moved",
		params: { count: ids.length, folder },
	});
}

/** Puts forms with their replies into the trash. */
export async function trashChosen(visit: Visit, input: z.output<typeof BulkForms>): Promise<BulkAnswer> {
	const ids = (await chosen(visit, input)).map(({ id }) => id);
	await trashForms(visit, ids);
	const snackbar = { key: "formBuilder:told.trashed", params: { count: ids.length } };
	return bulkDone(snackbar, { intent: "undoTrash", before: ids.join(" ") });
}

export async function undoTrash(visit: Visit, { before }: z.output<typeof UndoIds>): Promise<BulkAnswer> {
	const where = and(hasId(formRecords, before), filtering(isInTrash(formRecords))) as SQL;
	const rows = await visit.rows.list(formRecords, { where, limit: before.length + 1 });
	const ids = rows.filter(({ moduleKey }) => moduleKey === area.moduleKey).map(({ id }) => id);
	if (ids.length > 0) await visit.rows.commit([restoring(visit, formRecords, ids)]);
	return bulkDone({ key: "formBuilder:told.restored", params: { count: ids.length } });
}

/** The forms that were deleted, the latest first. */
export async function showTrash(visit: Visit) {
	return { ...(await visit.rows.read({ rows: readingTrashedForms(visit, area) })), tenant: visit.tenant.guid };
}

/** Takes a form with its replies out of the trash. */
export const restoreOne = (visit: Visit, { id }: z.output<typeof Restored>) => restoreForm(visit, area, id);
