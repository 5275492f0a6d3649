import type { SQL } from "drizzle-orm";
import type { ImportContext, ParsedRow, Values } from "#app/lists/import/import-kind";
import type { TrashTable } from "#app/lists/trash.server";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { Viewer } from "../../visible.server";

/** A record of the work with customers: a task, a meeting or a note. */
export type WorkRecord = { id: string; customerId: string | null; deletedAt: number | null; updatedAt: number };
export type WorkTable = TrashTable & { customerId: TrashTable["id"]; updatedAt: TrashTable["id"] };

/** A row's cells as the record's own fields, or what is wrong with them. */
export type ReadCells = { fields: Values } | { problems: Record<string, string> };

/** How files of one kind of work become records. */
export type WorkImport<Found extends WorkRecord> = {
	table: WorkTable;
	/** The column of the file → the record's field. */
	columns: Readonly<Record<string, keyof Found & string>>;
	/** Prepares the reading of cells; what must be looked up for it is read along. */
	reader: (
		ctx: ImportContext,
		rows: readonly ParsedRow[],
		reads: ReadBatch,
	) => Promise<() => (values: Values) => ReadCells>;
	/** What of it somebody sees. */
	seen: (viewer: Viewer) => SQL;
	/** Finds what rows may be about. */
	alike: (ctx: ImportContext, rows: readonly ParsedRow[]) => SQL;
	/** Whether a record is the one that a row is about. */
	isIt: (record: Found, fields: Values) => boolean;
	/** Why a record cannot be changed so; undefined where it can. */
	refusal?: (ctx: ImportContext, record: Found, set: Values) => Record<string, string> | undefined;
	/** What a new record has beside the fields. */
	begins: (ctx: ImportContext, fields: Values) => Values;
	/** What follows from fields that are set, in the same row. */
	follows?: (ctx: ImportContext, record: Found, set: Values) => Values;
	texts: (record: Values) => (string | null | undefined)[];
};
