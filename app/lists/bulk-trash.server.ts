import { and, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type * as z from "zod";
import { handler } from "#app/platform/guard.server";
import { notAllowed } from "#app/platform/problems";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { filtering } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { UndoTrashInput } from "./bulk.schema";
import type { BulkAnswer } from "./bulk-answer";
import { Chosen } from "./chosen.schema";
import { bulkDone, chosenRows, hasId } from "./chosen.server";
import type { ListQuery } from "./query.schema";
import { readList } from "./read-list.server";
import { type ListSource, listSource } from "./source.server";
import { trashList } from "./trash.list";
import { inTrashAs, isInTrash, restoring, type TrashTable, trashing } from "./trash.server";

export type TrashRules<Table extends TrashTable> = {
	source: ListSource<Table>;
	/** What a bulk action may take of ids (`undefined`), or of a list's query. */
	chosen: (visit: Visit, matching: string | undefined) => SQL;
	/** What somebody may see, whether it lies in the trash or not. */
	open: (visit: Visit) => SQL | undefined;
	/** What of the trash somebody may restore, where that is less. */
	mayRestore?: (visit: Visit) => SQL | undefined;
	/** How a record is called in the trash. */
	name: (row: Row<Table>) => string;
	/** What the words of a search are looked for in there, in lower case. */
	sought: SQLiteColumn | SQL;
	/** What it is found by. */
	texts: (row: Row<Table>) => (string | null | undefined)[];
	/** The write that makes records found again, where their texts alone do not. */
	index?: (visit: Visit, rows: Row<Table>[]) => PendingWrite;
	/** What follows from their being gone, or there again. */
	after?: (visit: Visit, rows: Row<Table>[]) => PendingWrite[];
	/** The sentences that say how many went and came back, in the list's own words: keys with a `count`. */
	feedback?: { removed: string; restored: string };
	/** Names of the actions in the list's page. */
	intents?: { remove: string; undo: string };
	/** The least level that removes and restores. */
	level?: number;
};

const usualWords = { removed: "lists:told.removed", restored: "lists:told.restored" };

/** Puts many records of a list into the trash, and takes them out: each time with what they are found by. */
export function bulkTrash<Table extends TrashTable>(rules: TrashRules<Table>) {
	const { source, open, feedback = usualWords, after, level = LEVEL_CLIENTS } = rules;
	const { table } = source;
	const intents = rules.intents ?? { remove: "bulkRemove", undo: "undoRemove" };
	const definition = trashList(trashKey(source.definition.key));
	const byName = (words: string[]) => and(...words.map((word) => sql`instr(${rules.sought}, ${word}) > 0`));
	const trashSource = listSource(
		definition,
		table,
		{ deletedAt: { by: table.deletedAt, none: 0 } },
		{ search: byName },
	);
	const inTrash = (visit: Visit) => and(isInTrash(table), open(visit), rules.mayRestore?.(visit)) as SQL;

	async function remove(visit: Visit, chosen: Chosen): Promise<BulkAnswer> {
		const rows = await chosenRows(visit, source, chosen, rules.chosen(visit, chosen.matching));
		const ids = idsOf(rows);
		await visit.rows.commit([
			trashing(visit, table, ids),
			visit.rows.forgetting(table, hasId(table, ids)),
			...(after?.(visit, rows) ?? []),
		]);
		const undo = { intent: intents.undo, before: JSON.stringify({ ids }) };
		return bulkDone({ key: feedback.removed, params: { count: ids.length } }, undo);
	}

	async function bringBack(visit: Visit, rows: Row<Table>[]): Promise<BulkAnswer> {
		const ids = idsOf(rows);
		const index = rules.index ?? ((_: Visit, all: Row<Table>[]) => indexingRows(visit, all));
		if (ids.length > 0)
			await visit.rows.commit([restoring(visit, table, ids), index(visit, rows), ...(after?.(visit, rows) ?? [])]);
		return bulkDone({ key: feedback.restored, params: { count: ids.length } });
	}

	const indexingRows = (visit: Visit, rows: Row<Table>[]) =>
		visit.rows.indexingEach(
			table,
			rows.map((row) => ({ id: (row as { id: string }).id, texts: rules.texts(row) })),
		);

	async function undo(visit: Visit, { before: { ids } }: z.output<typeof UndoTrashInput>): Promise<BulkAnswer> {
		const where = and(hasId(table, ids), filtering(and(isInTrash(table), open(visit)) as SQL));
		return bringBack(visit, await visit.rows.list(table, { where, limit: ids.length + 1 }));
	}

	return {
		definition,
		source: trashSource,
		inTrash,
		remove,
		undo,
		/** For the list's page. */
		handlers: {
			[intents.remove]: handler(Chosen, remove, { level }),
			[intents.undo]: handler(UndoTrashInput, undo, { level }),
		},
		/** What the trash's page shows: until when each can be restored. */
		show: async (visit: Visit, query: ListQuery) => {
			if (visit.access.level < level) throw notAllowed();
			const reads = new ReadBatch();
			const list = readList(visit, trashSource as never, query, reads, inTrash(visit));
			const found = reads.add(visit.rows.listing(table, list.options));
			await reads.send(visit.rows);
			const { list: data, rows } = list.page(found() as (Row<Table> & { id: string; deletedAt: number })[]);
			return { list: data, rows: rows.map((row) => inTrashAs(visit, row, rules.name(row))) };
		},
		restore: async (visit: Visit, chosen: Chosen) =>
			bringBack(visit, await chosenRows(visit, trashSource, chosen, inTrash(visit))),
		level,
	};
}

const idsOf = (rows: object[]) => rows.map((row) => (row as { id: string }).id);

/** `crm.notes` → `crm.trashedNotes`. */
const trashKey = (list: string) => list.replace(/\.(.)/, (_, letter: string) => `.trashed${letter.toUpperCase()}`);
