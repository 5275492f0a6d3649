import { and, eq, gt, lt, lte, sql } from "drizzle-orm";
import * as z from "zod";
import { newId } from "#app/platform/ids";
import { HOUR } from "#app/platform/limits";
import { logJob } from "#app/platform/log.server";
import { mediaOf } from "#app/platform/media.server";
import { notFound } from "#app/platform/problems";
import { defineJob, type Job } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { among } from "#app/platform/tenant/among.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { files, mediaSweeps } from "#db/schema/media";
import { keyInRow } from "../middle";
import { keysWithRows, removeFiles } from "./purge.server";
import { sendForLateDigests } from "./upload/late-digests.server";

/** Objects that are compared with the rows at a time. */
const AT_ONCE = 500;
/** An upload is through by then, or its time is over: what is younger may still be on its way. */
const SETTLED = 7 * HOUR;
/** Names of lost files that a report keeps. */
const NAMED = 50;
/** Rows that lose their object in one stretch of keys, at most, to be removed. */
const REMOVED = 25;

const Report = z.object({
	objects: z.number(),
	objectBytes: z.number(),
	rows: z.number(),
	rowsLeft: z.number().default(0),
	lost: z.array(z.string()),
});
type Report = z.output<typeof Report>;
const Payload = z.object({ after: z.string().optional(), report: Report.optional() });
type Payload = z.output<typeof Payload>;
const nothing: Report = { objects: 0, objectBytes: 0, rows: 0, rowsLeft: 0, lost: [] };

/**
 * Reconciles a tenant's rows with its objects, both in the order of their keys: it removes what stands alone on either side,
 * and keeps a report of what it found. One message does some, and enqueues the next. The first also enqueues late hashes.
 */
export const reconcileJob: Job<Payload> = defineJob(
	"media.drift",
	Payload,
	async ({ tenant: ctx }, { after, report: before }) => {
		const report = before ?? nothing;
		if (!ctx) throw notFound();
		if (after === undefined) await sendForLateDigests(ctx);
		const { items, next } = await mediaOf(ctx.context, ctx.tenant.id).list(after, AT_ONCE);
		const alone = await removeObjects(ctx, items);
		const lost = await rowsWithout(ctx, after, next, new Set(items.map(({ key }) => key)));
		// So many at once mean that the store is not the one of these rows: they are only reported.
		const isPlausible = lost.length <= REMOVED;
		if (isPlausible && lost.length > 0) await removeFiles(ctx, lost);
		const sum = {
			objects: report.objects + alone.length,
			objectBytes: report.objectBytes + alone.reduce((bytes, { size }) => bytes + size, 0),
			rows: report.rows + (isPlausible ? lost.length : 0),
			rowsLeft: report.rowsLeft + (isPlausible ? 0 : lost.length),
			lost: [...report.lost, ...lost.map(({ name }) => name)].slice(0, NAMED),
		};
		if (next !== null) return ctx.enqueue(reconcileJob, { after: next, report: sum });
		if (sum.objects + sum.rows + sum.rowsLeft === 0) return;
		logJob({ sweep: "media.drift", tenant_id: ctx.tenant.id, ...sum, lost: sum.lost.length });
		await ctx.rows.add(mediaSweeps, { id: newId(ctx.now.getTime()), ...sum, at: ctx.now.getTime() });
	},
	{ isLong: true },
);

/** Sends one message for each organisation, each hour. */
export async function sweepReconciliation(context: RequestContext): Promise<void> {
	const tenants = await overTenants(context, (db) =>
		db.all<{ tenantId: string }>(sql`select id as "tenantId" from tenants where status = 'active'`),
	);
	const hour = Math.floor(context.now.getTime() / HOUR);
	await enqueueMany(
		context,
		reconcileJob,
		tenants.map(({ tenantId }) => ({ tenantId, payload: {}, id: `media-drift:${tenantId}:${hour}` })),
	);
}

type Item = { key: string; size: number; at: number };

/** Removes the objects that nothing points to: no file, no version, no logo, no import. */
async function removeObjects(ctx: TenantContext, items: Item[]): Promise<Item[]> {
	const settled = items.filter(({ at }) => at < ctx.now.getTime() - SETTLED);
	if (settled.length === 0) return [];
	const keys = settled.map(({ key }) => keyInRow(key));
	const [known, others] = await Promise.all([keysWithRows(ctx, keys), keysElsewhere(ctx, keys)]);
	const kept = new Set<string | null>([...known, ...others]);
	const alone = settled.filter(({ key }) => !kept.has(keyInRow(key)));
	await mediaOf(ctx.context, ctx.tenant.id).removeAll(alone.map(({ key }) => key));
	return alone;
}

/** Objects that tables outside of the library point to. */
async function keysElsewhere({ rows, tenant }: TenantContext, keys: string[]): Promise<(string | null)[]> {
	const imported = rows.reading<{ key: string }>(
		sql`select file_key as key from imports where tenant_id = ${tenant.id} and ${among(sql`file_key`, keys)}`,
	);
	return [tenant.logoKey, tenant.logoDarkKey, ...(await rows.read({ imported })).imported.map(({ key }) => key)];
}

/** The rows of this stretch of keys whose object is gone, each looked at once more. */
async function rowsWithout(ctx: TenantContext, after: string | undefined, upTo: string | null, there: Set<string>) {
	const rows = await ctx.rows.list(files, {
		where: and(
			eq(files.state, "ready"),
			after === undefined ? undefined : gt(files.key, after),
			upTo === null ? undefined : lte(files.key, upTo),
			lt(files.updatedAt, ctx.now.getTime() - SETTLED),
			sql`${files.key} not in (select value from json_each(${JSON.stringify([...there])}))`,
		),
		limit: AT_ONCE,
	});
	const media = mediaOf(ctx.context, ctx.tenant.id);
	const sizes = await Promise.all(rows.map(({ key }) => media.sizeOf(key)));
	return rows.filter((_, index) => sizes[index] === null);
}
