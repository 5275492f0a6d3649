import { and, asc, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import * as z from "zod";
import { DAY, HOUR } from "#app/platform/limits";
import { mediaOf } from "#app/platform/media.server";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { among } from "#app/platform/tenant/among.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import type { TenantTable } from "#app/platform/tenant/rows.server";
import { TRASH_DAYS } from "#app/platform/trash-sweep.server";
import { tempGrants } from "#db/schema/directory";
import {
	fileComments,
	fileDeliveries,
	fileReceipts,
	fileReminders,
	fileRequests,
	files,
	fileTags,
	fileUses,
	fileVersions,
	mediaEvents,
	mediaFavourites,
	mediaFolders,
	mediaShares,
} from "#db/schema/media";
import { middleKeyOf } from "../middle";
import type { LibraryFile } from "./tree.server";
import { taking } from "./usage.server";

/** Files that one commit removes, and commits that one message does. */
const A_COMMIT = 50;
const A_MESSAGE = 10;

const isDue = (table: typeof files | typeof mediaFolders, now: Date): SQL =>
	and(isNotNull(table.deletedAt), lt(table.deletedAt, now.getTime() - TRASH_DAYS * DAY)) as SQL;

/** Removes for good what has lain in a tenant's trash for 30 days, or is to go at once; sends for the rest. */
export const purgeJob = defineJob(
	"media.purge",
	z.object({}),
	async ({ tenant: ctx }) => {
		if (!ctx) throw notFound();
		for (let round = 0; round < A_MESSAGE; round++) if (!(await purgeSome(ctx))) return;
		await ctx.enqueue(purgeJob, {});
	},
	{ isLong: true },
);

/** Finds the tenants that have something to remove. */
export async function sweepTrash(context: RequestContext): Promise<void> {
	const before = context.now.getTime() - TRASH_DAYS * DAY;
	// Tenant by tenant, as the indexes of what lies in the trash begin with it.
	const rows = await overTenants(context, (db) =>
		db.all<{ tenantId: string }>(
			sql`select t.id as "tenantId" from tenants t where exists (select 1 from ${files} where tenant_id = t.id and deleted_at < ${before} and folder_id is not null)
			or exists (select 1 from ${mediaFolders} where tenant_id = t.id and deleted_at < ${before})`,
		),
	);
	const hour = Math.floor(context.now.getTime() / HOUR);
	const items = rows.map(({ tenantId }) => ({ tenantId, payload: {}, id: `media-purge:${tenantId}:${hour}` }));
	if (items.length > 0) await enqueueMany(context, purgeJob, items);
}

/** Removes some files and folders; whether there may be more. */
async function purgeSome(ctx: TenantContext): Promise<boolean> {
	const due = await ctx.rows.list(files, {
		where: and(isDue(files, ctx.now), isNotNull(files.folderId)),
		orderBy: [asc(files.deletedAt), asc(files.id)],
		limit: A_COMMIT,
	});
	if (due.length > 0) await removeFiles(ctx, due);
	if (due.length === A_COMMIT) return true;
	const folders = await ctx.rows.list(mediaFolders, { where: isDue(mediaFolders, ctx.now), limit: A_COMMIT });
	const ids = folders.map(({ id }) => id);
	if (ids.length > 0)
		await ctx.rows.commit([
			ctx.rows.clearing(fileDeliveries, ids[0] ?? "", isSentTo(ctx, ids)),
			...[mediaShares, fileRequests].map((table) =>
				ctx.rows.clearing(table as TenantTable, ids[0] ?? "", among(table.folderId, ids)),
			),
			// What happened to a file here is the file's own past, wherever it lies by now.
			ctx.rows.clearing(
				mediaEvents,
				ids[0] ?? "",
				and(among(mediaEvents.folderId, ids), isNull(mediaEvents.fileId)) as SQL,
			),
			ctx.rows.forgetting(mediaFolders, among(mediaFolders.id, ids)),
			ctx.rows.removingAll(mediaFolders, and(among(mediaFolders.id, ids), isDue(mediaFolders, ctx.now)) as SQL),
		]);
	return folders.length === A_COMMIT;
}

/** What was sent by the requests of these folders. */
const isSentTo = ({ tenant }: TenantContext, folderIds: string[]): SQL =>
	sql`${fileDeliveries.requestId} in (select ${fileRequests.id} from ${fileRequests} where ${eq(fileRequests.tenantId, tenant.id)} and ${among(fileRequests.folderId, folderIds)})`;

/** What hangs on a file and goes with it. */
const hanging = [
	fileVersions,
	mediaShares,
	mediaEvents,
	fileReceipts,
	fileUses,
	fileTags,
	fileComments,
	fileReminders,
] as const;

/** Removes files with all that hangs on them; their bytes go last, unless another row has the same. */
export async function removeFiles(ctx: TenantContext, gone: LibraryFile[]): Promise<void> {
	const ids = gone.map(({ id }) => id);
	const versions = await ctx.rows.list(fileVersions, {
		where: among(fileVersions.fileId, ids),
		limit: 5000,
	});
	const first = ids[0] ?? "";
	const byOwner = new Map<string, number>();
	for (const { id, ownerId, charged } of gone) {
		const earlier = versions.filter(({ fileId }) => fileId === id).reduce((sum, one) => sum + one.charged, 0);
		byOwner.set(ownerId, (byOwner.get(ownerId) ?? 0) - charged - earlier);
	}
	await ctx.rows.commit([
		...hanging.map((table) => ctx.rows.clearing(table as TenantTable, first, among(table.fileId, ids))),
		ctx.rows.clearing(mediaFavourites, first, among(mediaFavourites.itemId, ids)),
		ctx.rows.clearing(tempGrants, first, among(tempGrants.recordId, ids)),
		ctx.rows.forgetting(files, among(files.id, ids)),
		ctx.rows.removingAll(files, among(files.id, ids)),
		...[...byOwner].flatMap(([ownerId, bytes]) => taking(ctx, ownerId, bytes)),
	]);
	await removeBytes(ctx, [...gone, ...versions]);
}

/** Removes objects that no row has any more: copies of a file, and uses of a picture, share theirs. */
export async function removeBytes(
	ctx: TenantContext,
	of: { key: string; thumbnailKey: string | null }[],
): Promise<void> {
	const keys = [...new Set(of.flatMap(({ key, thumbnailKey }) => (thumbnailKey ? [key, thumbnailKey] : [key])))];
	const kept = new Set(await keysWithRows(ctx, keys));
	const media = mediaOf(ctx.context, ctx.tenant.id);
	const gone = keys.filter((key) => !kept.has(key));
	const small = new Set(of.map(({ thumbnailKey }) => thumbnailKey));
	await media.removeAll(gone.flatMap((key) => (small.has(key) ? [key, middleKeyOf(key)] : [key])));
}

/** Those of the keys that a row of the tenant has: one look-up for each, however many rows share an object. */
export async function keysWithRows({ rows }: TenantContext, keys: string[]): Promise<string[]> {
	const has = (table: typeof files | typeof fileVersions, column: SQLiteColumn) =>
		sql`exists (select 1 from ${rows.own(table)} where ${column} = asked.value)`;
	const found = rows.reading<{ key: string }>(
		sql`select asked.value as key from json_each(${JSON.stringify(keys)}) asked
			where ${has(files, files.key)} or ${has(files, files.thumbnailKey)}
				or ${has(fileVersions, fileVersions.key)} or ${has(fileVersions, fileVersions.thumbnailKey)}`,
	);
	return (await rows.read({ found })).found.map(({ key }) => key);
}
