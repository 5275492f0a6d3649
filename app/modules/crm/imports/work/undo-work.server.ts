import { hasId } from "#app/lists/chosen.server";
import type { DoneRow, ImportContext, UndoPlan, Values } from "#app/lists/import/import-kind";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { isHeld, refreshes, setting } from "./plan-work.server";
import type { WorkImport, WorkRecord } from "./work-import";

const nothing = (): PendingWrite[] => [];

/** Takes back what an import of work did: what is new and nobody has changed goes to the trash, and fields hold again what they held. */
export function undoWork<Found extends WorkRecord>(work: WorkImport<Found>) {
	return async (ctx: ImportContext, rows: DoneRow[]): Promise<UndoPlan[]> => {
		const ids = rows.map(({ recordId }) => recordId);
		const where = hasId(work.table, ids);
		const known = (await ctx.rows.list(work.table, { where, limit: ids.length + 1 })) as unknown as Found[];
		return rows.map((row): UndoPlan => {
			const record = known.find(({ id }) => id === row.recordId);
			if (row.isNew) return trashing(ctx, work, record, row);
			if (!record || record.deletedAt !== null) return { writes: nothing, kept: { row: "imports:kept.gone" } };
			return restoring(ctx, work, record, row);
		});
	};
}

function trashing<Found extends WorkRecord>(
	ctx: ImportContext,
	work: WorkImport<Found>,
	record: Found | undefined,
	{ set }: DoneRow,
): UndoPlan {
	if (!record || record.deletedAt !== null) return { writes: nothing, kept: {} };
	if (record.updatedAt !== set.importedAt) return { writes: nothing, kept: { row: "imports:kept.changed" } };
	return {
		writes: () => [
			{ changes: work.table, id: record.id, patch: { deletedAt: ctx.now.getTime() }, texts: [] },
			refreshes(ctx, record.customerId),
		],
		kept: {},
		standing: [{ table: work.table, id: record.id, updatedAt: record.updatedAt }],
	};
}

function restoring<Found extends WorkRecord>(
	ctx: ImportContext,
	work: WorkImport<Found>,
	record: Found,
	{ was, set }: DoneRow,
): UndoPlan {
	const back: Values = {};
	const kept: Record<string, string> = {};
	for (const key of Object.keys(set)) {
		if (isHeld(set[key], record[work.columns[key] as keyof Found])) back[key] = was[key];
		else kept[key] = "imports:kept.changed";
	}
	const hasAny = Object.keys(back).length > 0;
	return {
		writes: () => (hasAny ? setting(ctx, work, record, back) : []),
		kept,
		standing: hasAny ? [{ table: work.table, id: record.id, updatedAt: record.updatedAt }] : [],
	};
}
