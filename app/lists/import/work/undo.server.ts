import { and, desc, eq, lt } from "drizzle-orm";
import { unavailable } from "#app/platform/problems";
import { importRows, imports } from "#db/schema/lists";
import type { DoneRow, Import, ImportContext, ImportKind } from "../import-kind";
import { WRITTEN_AT_ONCE } from "../limits";
import { inPieces, lettersOfJson } from "./in-pieces";
import { advance, counted, Moved, timeOfMessage, unmoved } from "./progress.server";
import { writtenTogether } from "./written-together.server";

const TRIES = 5;

/** Takes back what the import wrote, the last row first. What somebody has changed since stays. Says whether it came to the end. */
export async function undo(ctx: ImportContext, kind: ImportKind, start: Import): Promise<boolean> {
	let at = start;
	let tries = 0;
	const hasTime = timeOfMessage();
	while (hasTime()) {
		const rows = await ctx.rows.list(importRows, {
			where: and(eq(importRows.importId, at.id), eq(importRows.state, "done"), lt(importRows.line, at.cursor)),
			orderBy: desc(importRows.line),
			limit: kind.writtenAtOnce ?? WRITTEN_AT_ONCE,
		});
		if (rows.length === 0) {
			await advance(ctx, at, { state: "undone" });
			return true;
		}
		const done = rows.map(({ line, recordId, verdict, before }): DoneRow => {
			const { was = {}, set = {} } = before ?? {};
			return { line, recordId: recordId ?? "", isNew: verdict === "new", was, set };
		});
		const plans = await kind.undo(ctx, done);
		const results = plans.map(({ kept }, index) => {
			const state = Object.keys(kept).length > 0 ? ("kept" as const) : ("undone" as const);
			return { id: rows[index]?.id ?? "", state, problems: kept };
		});
		const kept = results.filter(({ state }) => state === "kept").length;
		const counts = counted(at.counts, { kept, undone: results.length - kept });
		const patch = { cursor: rows.at(-1)?.line, rowsDone: at.rowsDone + rows.length, counts };
		try {
			at = await advance(ctx, at, patch, [
				...unmoved(
					ctx,
					plans.flatMap(({ standing }) => standing ?? []),
				),
				...writtenTogether(
					ctx.rows,
					plans.flatMap((plan) => plan.writes()),
				),
				...inPieces(results, lettersOfJson).map((piece) => ctx.rows.changingAll(importRows, at.id, piece)),
			]);
			tries = 0;
		} catch (error) {
			if (!(error instanceof Moved)) throw error;
			if (++tries === TRIES) throw unavailable();
			const now = await ctx.rows.find(imports, at.id);
			if (now?.run !== at.run || now.state !== at.state || now.cursor !== at.cursor) return true;
		}
	}
	return false;
}
