import { eq } from "drizzle-orm";
import * as z from "zod";
import { newId } from "#app/platform/ids";
import { exportsOf, mediaOf } from "#app/platform/media.server";
import { notifying } from "#app/platform/notify.server";
import { invalid } from "#app/platform/problems";
import { onceOnly } from "#app/platform/queue/consume.server";
import { defineJob, type JobRun } from "#app/platform/queue/define-job";
import { enqueueFor } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { Across } from "#app/platform/tenant/across.server";
import type { PortalContext } from "#app/platform/tenant/context";
import { writerOf } from "#app/platform/tenant/enter.server";
import { openBeside } from "#app/platform/tenant/own-database.server";
import { eraseCopy, eraseSome, eraseSomeAudit, readPart, sourcesOf } from "#app/platform/tenant/whole-tenant.server";
import { tenants, users } from "#db/schema/portal";
import type { TenantRecord } from "./tenant-context.server";
import { changeTenant } from "./tenants.server";

/** Rows that one message exports or removes at a time, and how often, so that it stays far from a Worker's limits. */
const ROWS = 1000;
const ROUNDS = 40;

const Work = z.object({
	tenantId: z.string(),
	name: z.string(),
	/** Where the export lies. */
	folder: z.string(),
	phase: z.enum(["export", "erase"]),
	/** The binding of the tenant's own database, where it has one. */
	database: z.string().nullable().default(null),
	/** Where the export goes on: the table's place among all that it has, the part of it, and the last id. */
	table: z.number().int().default(0),
	part: z.number().int().default(1),
	after: z.string().default(""),
	/** How often the work was handed on. */
	turn: z.number().int().default(0),
});
type Work = z.output<typeof Work>;

/**
 * Closes a tenant at once and has it exported, then erased, by the queue. `typed` is the name as the person wrote it;
 * throws `invalid` where it is not the tenant's.
 */
export async function orderErasure(ctx: PortalContext, record: TenantRecord, typed: string): Promise<void> {
	if (typed !== record.name) throw invalid({ confirmName: "followup:errors.nameDiffers" });
	if (record.status !== "archived") await changeTenant(ctx, record, { status: "archived" });
	const day = ctx.now.toISOString().slice(0, 10);
	const folder = `${record.slug}-${day}-${record.id.slice(-6)}`;
	const { id: tenantId, name, database } = record;
	const work: Work = { tenantId, name, folder, database, phase: "export", table: 0, part: 1, after: "", turn: 0 };
	await enqueueFor(ctx.context, null)(eraseTenantJob, work);
}

/**
 * Exports a tenant and then removes all that it owns: rows, files, the tenant itself, at last its audit log. It works in
 * turns; each can be repeated. A tenant that was restored meanwhile is left alone.
 */
export const eraseTenantJob = defineJob(
	"tenant.erase",
	Work,
	async (run, work) => {
		const [record] = await run.context.db
			.select({ status: tenants.status })
			.from(tenants)
			.where(eq(tenants.id, work.tenantId));
		if (record?.status === "active") return;
		const next = work.phase === "export" ? await exportSome(run.context, work) : await eraseTurn(run, work);
		if (!next) return;
		const turn = work.turn + 1;
		await enqueueFor(run.context, null)(eraseTenantJob, { ...next, turn }, `erase:${work.folder}:${turn}`);
	},
	{ isLong: true },
);

async function exportSome(context: RequestContext, work: Work): Promise<Work> {
	const exports = exportsOf(context);
	const sources = sourcesOf(context, work.database);
	let { table, part, after } = work;
	for (let round = 0; round < ROUNDS; round++) {
		const source = sources[table];
		if (!source) {
			const [record] = await context.db.select().from(tenants).where(eq(tenants.id, work.tenantId));
			await exports.write(work.folder, "tenant.json", record ?? { id: work.tenantId, name: work.name });
			return { ...work, phase: "erase", table: 0, part: 1, after: "" };
		}
		const { rows, next } = await readPart(source.db, source.table, work.tenantId, after, ROWS);
		if (rows.length > 0) await exports.write(work.folder, `${source.name}-${part}.json`, rows);
		if (next === null) [table, part, after] = [table + 1, 1, ""];
		else [part, after] = [part + 1, next];
	}
	return { ...work, table, part, after };
}

async function eraseTurn(run: JobRun, work: Work): Promise<Work | undefined> {
	const { context } = run;
	const own = work.database === null ? [] : [openBeside(context, work.database)];
	const all = [...own, context.db];
	const leaves = async (erase: typeof eraseSome, limit: number) => {
		for (const db of all) if (await erase(db, work.tenantId, limit)) return true;
		return false;
	};
	for (let round = 0; round < ROUNDS; round++)
		if (!(await leaves(eraseSome, ROWS)) && !(await mediaOf(context, work.tenantId).removeSome())) {
			await removeTenant(run, work);
			for (const db of own) await eraseCopy(db, work.tenantId);
			return (await leaves(eraseSomeAudit, ROWS * ROUNDS)) ? work : undefined;
		}
	return work;
}

/** The tenant's own row goes, and super-admins are told, in one batch and once. */
async function removeTenant({ context, claim }: JobRun, { tenantId, name, folder }: Work): Promise<void> {
	const across = new Across(
		context.db,
		writerOf(context, { kind: "job", name: "tenant.erase" }, { ...claim, key: `erased:${folder}` }),
	);
	const admins = await across.list(users, { where: eq(users.isSuperadmin, true) });
	const notice = {
		type: "tenantErased" as const,
		params: { tenant: name },
		url: "/followup/exports",
		noticeId: newId(context.now.getTime()),
	};
	const notices = notifying(
		{ tenant: null, now: context.now, portal: across },
		notice,
		admins.map((admin) => admin.id),
	);
	await onceOnly(() => across.commit([across.removing(tenants, tenantId), notices]));
}
