import { and, asc, eq, gt } from "drizzle-orm";
import { importRows } from "#db/schema/lists";
import type { Import, ImportContext, ImportKind } from "../import-kind";
import { CHECKED_AT_ONCE } from "../limits";
import { inPieces, lettersOfJson } from "./in-pieces";
import { judge, verdictOf } from "./judge.server";
import { advance, counted, timeOfMessage } from "./progress.server";
import { readRows } from "./read-rows.server";

/** The dry run: a verdict on each row, nothing written. Says whether it came to the end. */
export async function check(ctx: ImportContext, kind: ImportKind, start: Import): Promise<boolean> {
	let at = start;
	const hasTime = timeOfMessage();
	if (at.cursor < 0) at = await readRows(ctx, kind, at);
	while (hasTime()) {
		const rows = await ctx.rows.list(importRows, {
			where: and(eq(importRows.importId, at.id), gt(importRows.line, at.cursor)),
			orderBy: asc(importRows.line),
			limit: CHECKED_AT_ONCE,
		});
		const last = rows.at(-1);
		if (!last) {
			await advance(ctx, at, { state: "checked", rowsDone: at.rowCount });
			return true;
		}
		const fresh = rows.filter(({ verdict }) => verdict === null);
		const plans = await judge(ctx, kind, at, fresh);
		const judged = plans.map((plan, index) => ({ id: fresh[index]?.id ?? "", ...verdictOf(plan) }));
		const more: Record<string, number> = {};
		for (const { verdict } of [...judged, ...rows.filter((row) => row.verdict !== null)])
			if (verdict) more[verdict] = (more[verdict] ?? 0) + 1;
		const writes = inPieces(judged, lettersOfJson).map((piece) => ctx.rows.changingAll(importRows, at.id, piece));
		const patch = { cursor: last.line, rowsDone: at.rowsDone + rows.length, counts: counted(at.counts, more) };
		at = await advance(ctx, at, patch, writes);
	}
	return false;
}
