import type * as z from "zod";
import { levelOf } from "#app/directory/level-of.server";
import { notFound } from "#app/platform/problems";
import { defineJob, type JobRun } from "#app/platform/queue/define-job";
import { contextFor } from "#app/platform/tenant/enter.server";
import { imports } from "#db/schema/lists";
import { requestOfImport } from "./audited-import";
import type { Import, ImportContext, ImportKind } from "./import-kind";
import { importWork } from "./import-work.schema";
import { Unreadable } from "./read/unreadable";
import { check } from "./work/check.server";
import { advance, Moved } from "./work/progress.server";
import { run } from "./work/run.server";
import { undo } from "./work/undo.server";

const steps: Partial<Record<Import["state"], typeof check>> = { checking: check, running: run, undoing: undo };

/**
 * The work of all imports: some commits, then a message for the rest. How far it is stands with the import and moves in
 * the commit itself, so that a delivery more, or one that was cut off, changes nothing twice and loses nothing.
 */
export function importJob(kinds: ImportKind[]) {
	const work = async ({ context, tenant: ctx }: JobRun, payload: z.output<typeof importWork.schema>) => {
		if (!ctx) throw notFound();
		const at = await ctx.rows.find(imports, payload.importId);
		const kind = kinds.find(({ key }) => key === at?.kind);
		const step = at && steps[at.state];
		if (!at || !kind || !step || at.run !== payload.run) return;
		const { level, isSuperadmin } = await levelOf(ctx, payload.by, kind.moduleKey);
		const own: ImportContext = {
			...contextFor({ ...context, requestId: requestOfImport(at.run) }, ctx.tenant, { kind: "user", id: payload.by }),
			user: { id: payload.by, isSuperadmin },
			level,
			importId: at.id,
		};
		if (level < kind.level) return fail(own, at, "imports:failure.notAllowed");
		try {
			if (!(await step(own, kind, at))) await own.enqueue(importWork, payload);
		} catch (error) {
			if (error instanceof Unreadable) await fail(own, at, `imports:file.${error.key}`);
			else if (!(error instanceof Moved)) throw error;
		}
	};
	return defineJob(importWork.type, importWork.schema, work, { isLong: importWork.isLong });
}

async function fail(ctx: ImportContext, at: Import, failure: string): Promise<void> {
	try {
		await advance(ctx, at, { state: "failed", failure });
	} catch (error) {
		if (!(error instanceof Moved)) throw error;
	}
}
