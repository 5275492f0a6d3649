import { eq } from "drizzle-orm";
import { newId } from "#app/platform/ids";
import { mediaOf } from "#app/platform/media.server";
import { importRows } from "#db/schema/lists";
import type { Import, ImportContext, ImportKind, ImportRow } from "../import-kind";
import { LAID_AT_ONCE } from "../limits";
import { parseRow } from "../parse-rows.server";
import { readFile } from "../read/read-file.server";
import { Unreadable } from "../read/unreadable";
import { inPieces, lettersOfJson } from "./in-pieces";
import { advance } from "./progress.server";

/** Rows of one statement. */
const ROWS_AT_ONCE = 500;

type NewRow = Pick<ImportRow, "id" | "importId" | "line" | "cells" | "verdict" | "problems" | "state">;

/** Lays the rows of the file down, those that come twice in it marked; throws `Unreadable` where the file is gone. */
export async function readRows(ctx: ImportContext, kind: ImportKind, at: Import): Promise<Import> {
	const file = await mediaOf(ctx.context, ctx.tenant.id).read(at.fileKey);
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
	await advance(ctx, at, { rowCount: made.length }, [
		ctx.rows.clearing(importRows, at.id, eq(importRows.importId, at.id)),
	]);
	for (let from = 0; from < made.length; from += LAID_AT_ONCE) {
		const pieces = inPieces(made.slice(from, from + LAID_AT_ONCE), lettersOfJson, ROWS_AT_ONCE);
		await advance(
			ctx,
			at,
			{ rowCount: made.length },
			pieces.map((piece) => ctx.rows.addingAll(importRows, at.id, piece)),
		);
	}
	return advance(ctx, at, { cursor: 0, rowsDone: 0, rowCount: made.length, counts: {} });
}
