import type * as z from "zod";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";
import type { TenantTable } from "#app/platform/tenant/rows.server";
import type { importRows, imports } from "#db/schema/lists";

export type Import = typeof imports.$inferSelect;
export type ImportRow = typeof importRows.$inferSelect;
export type Rules = Import["rules"];

export type ImportField = {
	key: string;
	/** Key of the column's name. */
	label: string;
	/** What a cell must be; gives the value. The same rules as where it is typed. */
	schema: z.ZodType;
	required?: boolean;
	/** Other names that a column for it has, in any of the ten languages. */
	aliases: readonly string[];
	/** What stands in the template. */
	sample: string;
};

/** A way to find the record that a row is about: by these fields, all of them. */
export type MatchRule = { key: string /** Key of its name. */; label: string; fields: string[] };

/** The import as its owner does it, in the queue. */
export type ImportContext = TenantContext & {
	user: { id: string; isSuperadmin: boolean };
	/** The owner's level in the module. */
	level: number;
	importId: string;
};

export type Values = Record<string, unknown>;
/** A row whose cells were read; only fields that it says something about. `matches`: what it is found by, first rule first. */
export type ParsedRow = { line: number; values: Values; matches: { rule: string; key: string } | null };

/** A record that a write is based on: where it has moved on meanwhile the row is judged anew. */
export type Precondition = { table: TenantTable; id: string; updatedAt: number };

type Texts = (string | null | undefined)[];
/**
 * A write of one row. What many rows of a commit add or change alike is written in one statement; with `texts` it is found
 * by them afterwards, by none of them not at all. `hangs`: it points to a record that the same commit may add.
 * `together`: one function of the chunk, called once with all values.
 */
export type RowWrite =
	| PendingWrite
	| { adds: TenantTable; row: { id: string } & Values; texts?: Texts; hangs?: boolean }
	| { changes: TenantTable; id: string; patch: Values; texts?: Texts }
	| { together: (values: never[]) => PendingWrite[]; value: unknown };

/** What a row comes to. `set` is what is written of each field and `was` what stood there, for the undo. */
export type Plan =
	| {
			verdict: "new" | "update";
			recordId: string;
			was: Values;
			set: Values;
			writes: () => RowWrite[];
			standing?: Precondition[];
	  }
	| { verdict: "same"; recordId: string }
	| { verdict: "duplicate" | "error"; recordId?: string; problems: Record<string, string> };

/** A row that was imported. */
export type DoneRow = { line: number; recordId: string; isNew: boolean; was: Values; set: Values };
/** What undoing a row does; what is kept is named: field (or `row`) → key of why. */
export type UndoPlan = { writes: () => RowWrite[]; kept: Record<string, string>; standing?: Precondition[] };

/** What one list takes from files. A module gives it; the wizard does the rest. */
export type ImportKind = {
	/** As `users.members`. */
	key: string;
	moduleKey: string;
	/** The least level that may import. */
	level: number;
	/** Key of what is imported, in the plural: "members". */
	label: string;
	/** The list's path in a tenant. */
	path: string;
	fields: ImportField[];
	/** From the surest on; without any all rows are new. */
	matches: MatchRule[];
	/** Fields that name a row to its reader. */
	titleFields: string[];
	/** It writes who there is and who may what, which lies in the portal's database. */
	isOfPeople?: boolean;
	/** Rows of one commit, where they cannot be written together. */
	writtenAtOnce?: number;
	/** Judges the rows of a chunk with a fixed number of reads; asked for the dry run and again for the run. */
	plan: (ctx: ImportContext, rows: ParsedRow[], rules: Rules) => Promise<Plan[]>;
	/** How each row is undone. */
	undo: (ctx: ImportContext, rows: DoneRow[]) => Promise<UndoPlan[]>;
	/** After a commit; may come again for the same records, also when nothing was done anew. */
	settled?: (ctx: ImportContext, recordIds: string[]) => Promise<void>;
};
