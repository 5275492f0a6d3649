import { and, asc, desc, eq, gt, inArray, lte } from "drizzle-orm";
import { mediaOf } from "#app/platform/media.server";
import { importRows, imports } from "#db/schema/lists";
import type { Import, ImportContext, ImportKind, ImportRow, Plan } from "../import-kind";
import { WRITTEN_AT_ONCE } from "../limits";
import { inPieces, lettersOfJson } from "./in-pieces";
import { judge, verdictOf } from "./judge.server";
import { advance, counted, Moved, timeOfMessage, unmoved } from "./progress.server";
import { writtenTogether } from "./written-together.server";

/** How often a commit is tried again whose records somebody changed meanwhile, before each row is tried by itself. */
const TRIES = 3;

/** Writes the rows that the dry run found new or changing. Says whether it came to the end. */
export async function run(ctx: ImportContext, kind: ImportKind, start: Import): Promise<boolean> {
	await settleLast(ctx, kind, start);
	let at = start;
	const most = kind.writtenAtOnce ?? WRITTEN_AT_ONCE;
	const hasTime = timeOfMessage();
	let size = most;
	let tries = 0;
	while (hasTime()) {
		const rows = await nextRows(ctx, at, size);
		if (rows.length === 0) {
			await advance(ctx, at, { state: "done" });
			await mediaOf(ctx.context, ctx.tenant.id).remove(at.fileKey);
			return true;
		}
		try {
			at = await writeRows(ctx, kind, at, rows, tries >= TRIES && size === 1);
			tries = 0;
			size = most;
		} catch (error) {
			if (!(error instanceof Moved)) throw error;
			const now = await ctx.rows.find(imports, at.id);
			if (now?.run !== at.run || now.state !== at.state || now.cursor !== at.cursor) return true;
			if (++tries >= TRIES && size > 1) {
				size = 1;
				tries = 0;
			}
		}
	}
	return false;
}

const nextRows = (ctx: ImportContext, at: Import, limit: number) =>
	ctx.rows.list(importRows, {
		where: and(
			eq(importRows.importId, at.id),
			gt(importRows.line, at.cursor),
			inArray(importRows.verdict, ["new", "update"]),
		),
		orderBy: asc(importRows.line),
		limit,
	});

async function writeRows(ctx: ImportContext, kind: ImportKind, at: Import, rows: ImportRow[], givesUp: boolean) {
	const plans = givesUp ? rows.map(moved) : await judge(ctx, kind, at, rows);
	const writes = plans.flatMap((plan) => ("writes" in plan ? plan.writes() : []));
	const standing = plans.flatMap((plan) => ("standing" in plan ? (plan.standing ?? []) : []));
	const more: Record<string, number> = {};
	const count = (name: string, by: number) => {
		more[name] = (more[name] ?? 0) + by;
	};
	const results = plans.map((plan, index) => {
		const row = rows[index] as ImportRow;
		if (plan.verdict !== row.verdict) {
			count(row.verdict ?? "", -1);
			count(plan.verdict, 1);
		}
		if (!("writes" in plan)) return { id: row.id, ...verdictOf(plan), before: null, state: "waiting" as const };
		count(plan.verdict === "new" ? "created" : "updated", 1);
		const before = { was: plan.was, set: plan.set };
		return { id: row.id, ...verdictOf(plan), recordId: plan.recordId, before, state: "done" as const };
	});
	const after = await advance(
		ctx,
		at,
		{ cursor: rows.at(-1)?.line, rowsDone: at.rowsDone + rows.length, counts: counted(at.counts, more) },
		[
			...unmoved(ctx, standing),
			...writtenTogether(ctx.rows, writes),
			...inPieces(results, lettersOfJson).map((piece) => ctx.rows.changingAll(importRows, at.id, piece)),
		],
	);
	const done = results.filter(({ state }) => state === "done").map(({ recordId }) => recordId ?? "");
	if (done.length > 0) await kind.settled?.(ctx, done);
	return after;
}

const moved = (): Plan => ({ verdict: "error", problems: { row: "imports:problem.moved" } });

/** What comes after a commit may have been cut off: it is done again for the last rows. */
async function settleLast(ctx: ImportContext, kind: ImportKind, at: Import): Promise<void> {
	if (!kind.settled || at.cursor === 0) return;
	const rows = await ctx.rows.list(importRows, {
		where: and(eq(importRows.importId, at.id), eq(importRows.state, "done"), lte(importRows.line, at.cursor)),
		orderBy: desc(importRows.line),
		limit: kind.writtenAtOnce ?? WRITTEN_AT_ONCE,
	});
	const ids = rows.flatMap(({ recordId }) => recordId ?? []);
	if (ids.length > 0) await kind.settled(ctx, ids);
}
