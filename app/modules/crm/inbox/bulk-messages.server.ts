import { and, eq, type SQL } from "drizzle-orm";
import type * as z from "zod";
import type { BulkAnswer } from "#app/lists/bulk-answer";
import { bulkDone, chosenRows, hasId } from "#app/lists/chosen.server";
import { isInTrash, restoring, trashing } from "#app/lists/trash.server";
import { invalid } from "#app/platform/problems";
import { filtering } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { submissions } from "#db/schema/crm";
import { refreshingAll } from "../standing.server";
import type { BulkRemove, BulkStatus, StatusBefore, UndoRemove, UndoStatus } from "./list.schema";
import { indexingMessages, moving, openMessages, visibleMessage } from "./messages.server";
import { chosenMessages, messageSource } from "./messages.source.server";

/** Moves messages on; who takes them or answers them is whose they are from then on. */
export async function setChosen(visit: Visit, { status, ...chosen }: z.output<typeof BulkStatus>): Promise<BulkAnswer> {
	const rows = await chosenRows(visit, messageSource, chosen, chosenMessages(visit, chosen.matching));
	const changed = rows.filter((row) => row.status !== status);
	if (changed.length === 0) throw invalid({ ids: "crmLists:errors.nothingChanges" });
	const groups = new Map<string, StatusBefore["was"][number]>();
	for (const { id, status: was, handledBy } of changed) {
		const key = `${was}:${handledBy}`;
		const stood = { status: was as StatusBefore["set"], handledBy };
		groups.set(key, { ...stood, ids: [...(groups.get(key)?.ids ?? []), id] });
	}
	const ids = changed.map(({ id }) => id);
	await visit.rows.commit([visit.rows.changingWhere(submissions, hasId(submissions, ids), moving(visit, status))]);
	const before: StatusBefore = { set: status, was: [...groups.values()] };
	const snackbar = { key: "crmListed:told.messagesMoved", params: { count: ids.length } };
	return bulkDone(snackbar, { intent: "undoStatus", before: JSON.stringify(before) });
}

/** Gives messages back the state that they had, where they still have the one that the bulk action gave. */
export async function undoStatus(visit: Visit, { before }: z.output<typeof UndoStatus>): Promise<BulkAnswer> {
	const still = filtering(and(eq(submissions.status, before.set), visibleMessage(visit)) as SQL);
	const mine = (ids: readonly string[]) => and(hasId(submissions, ids), still) as SQL;
	const all = before.was.flatMap(({ ids }) => ids);
	const { count } = await visit.rows.read({ count: visit.rows.counting(submissions, mine(all), all.length) });
	const writes = before.was.map(({ status, handledBy, ids }) =>
		visit.rows.changingWhere(submissions, mine(ids), { status, handledBy }),
	);
	if (writes.length > 0) await visit.rows.commit(writes);
	return bulkDone({ key: "crmListed:told.messagesBack", params: { count } });
}

/** Puts messages into the trash; their senders' links lead nowhere from then on. */
export async function removeChosen(visit: Visit, chosen: z.output<typeof BulkRemove>): Promise<BulkAnswer> {
	const rows = await chosenRows(visit, messageSource, chosen, chosenMessages(visit, chosen.matching));
	const ids = rows.map(({ id }) => id);
	await visit.rows.commit([trashing(visit, submissions, ids), ...refreshingAll(visit, rows)]);
	const snackbar = { key: "crmListed:told.messagesRemoved", params: { count: ids.length } };
	return bulkDone(snackbar, { intent: "undoRemove", before: JSON.stringify({ ids }) });
}

/** Takes messages out of the trash again. */
export async function undoRemove(visit: Visit, { before }: z.output<typeof UndoRemove>): Promise<BulkAnswer> {
	const own = filtering(and(isInTrash(submissions), openMessages(visit)) as SQL);
	const where = and(hasId(submissions, before.ids), own);
	const rows = await visit.rows.list(submissions, { where, limit: before.ids.length + 1 });
	const ids = rows.map(({ id }) => id);
	if (ids.length > 0)
		await visit.rows.commit([
			restoring(visit, submissions, ids),
			indexingMessages(visit.rows, rows),
			...refreshingAll(visit, rows),
		]);
	return bulkDone({ key: "crmListed:told.messagesRestored", params: { count: ids.length } });
}
