import { eq } from "drizzle-orm";
import { newId } from "#app/platform/ids";
import { mediaOf } from "#app/platform/media.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { importRows } from "#db/schema/lists";
import type { Import, ImportContext, ImportKind, ImportRow } from "../import-kind";
import { parseRow } from "../parse-rows.server";
import { readFile } from "../read/read-file.server";
import { Unreadable } from "../read/unreadable";
import { advance } from "./progress.server";

/** Rows and letters of one statement: a value that the database takes is at most two million bytes. */
const ROWS_AT_ONCE = 500;
const LETTERS_AT_ONCE = 400_000;

type NewRow = Pick<ImportRow, "id" | "importId" | "line" | "cells" | "verdict" | "problems" | "state">;

/** Lays the rows of the file down, those that come twice in it marked; throws `Unreadable` where the file is gone. */
export async function readRows(ctx: ImportContext, kind: ImportKind, at: Import): Promise<Import> {
	const file = await mediaOf(ctx.bag, ctx.tenant.id).read(at.fileKey);
	if (!file || !("arrayBuffer" in file)) throw new Unreadable("gone");
	const { rows } = readFile(new Uint8Array(await file.arrayBuffer()), at.reading, new Set());
	const seen = new Map<string, number>();
	const made = rows.map(({ line, cells }): NewRow => {
		const { matches } = parseRow(kind, at, line, cells);
		const key = matches && `${matches.rule}\u0001${matches.key}`;
		const before = key === null ? undefined : seen.get(key);
		if (key !== null && before === undefined) seen.set(key, line);
		const row = { id: newId(), importId: at.id, line, cells, state: "waiting" as const };
		return before === undefined
			? { ...row, verdict: null, problems: {} }
			: { ...row, verdict: "duplicate", problems: { row: `imports:problem.inFile?line=${before}` } };
	});
	const writes: PendingWrite[] = [
		ctx.rows.clearing(importRows, at.id, eq(importRows.importId, at.id)),
		...inPieces(made).map((piece) => ctx.rows.addingAll(importRows, at.id, piece)),
	];
	return advance(ctx, at, { cursor: 0, rowsDone: 0, rowCount: made.length, counts: {} }, writes);
}

function inPieces(rows: NewRow[]): NewRow[][] {
	const pieces: NewRow[][] = [];
	let letters = 0;
	for (const row of rows) {
		const own = row.cells.reduce((sum, cell) => sum + cell.length, 100);
		const last = pieces.at(-1);
		if (!last || last.length === ROWS_AT_ONCE || letters + own > LETTERS_AT_ONCE) {
			pieces.push([row]);
			letters = own;
		} else {
			last.push(row);
			letters += own;
		}
	}
	return pieces;
}
