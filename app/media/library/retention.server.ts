import { and, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { DAY, HOUR } from "#app/platform/limits";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { among } from "#app/platform/tenant/among.server";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { files, mediaFolders } from "#db/schema/media";
import { noting } from "./events.server";
import { type Folder, isKeptFolder, isListed, under } from "./tree.server";

/** Files that one commit moves, and folders of a tenant that have a time at most. */
const A_COMMIT = 200;
const MOST_FOLDERS = 500;

/** Finds the tenants that have folders whose files are kept for a time. */
export async function sweepRetention(context: RequestContext): Promise<void> {
	const rows = await overTenants(context, (db) =>
		db
			.selectDistinct({ tenantId: mediaFolders.tenantId })
			.from(mediaFolders)
			.where(isNotNull(mediaFolders.retentionDays)),
	);
	const hour = Math.floor(context.now.getTime() / HOUR);
	const items = rows.map(({ tenantId }) => ({ tenantId, payload: {}, id: `media-retention:${tenantId}:${hour}` }));
	if (items.length > 0) await enqueueMany(context, retentionJob, items);
}

/**
 * Puts into the trash what has lain unchanged in such folders for longer than they keep it; from there it goes for good, as
 * everything does. The nearest folder above a file decides. Sends for the rest.
 */
export const retentionJob = defineJob(
	"media.retention",
	z.object({}),
	async ({ tenant: ctx }) => {
		if (!ctx) throw notFound();
		const folders = await ctx.rows.list(mediaFolders, {
			where: and(isNotNull(mediaFolders.retentionDays), eq(mediaFolders.ownerId, ""), isKeptFolder),
			limit: MOST_FOLDERS,
		});
		let isMore = false;
		for (const folder of folders) {
			const before = ctx.now.getTime() - (folder.retentionDays ?? 0) * DAY;
			const inside = and(under(folder.path), ...nearer(folder, folders).map(({ path }) => sql`not ${under(path)}`));
			const within = sql`(select ${mediaFolders.id} from ${mediaFolders} where ${and(eq(mediaFolders.tenantId, ctx.tenant.id), inside)})`;
			const due = await ctx.rows.list(files, {
				where: and(sql`${files.folderId} in ${within}`, isListed, lt(files.updatedAt, before)),
				limit: A_COMMIT,
			});
			if (due.length === 0) continue;
			const ids = due.map(({ id }) => id);
			const still = and(among(files.id, ids), isNull(files.deletedAt), lt(files.updatedAt, before));
			await ctx.rows.commit([
				ctx.rows.changingWhere(files, still as SQL, { deletedAt: ctx.now.getTime(), trashedWith: null }),
				...noting(
					ctx,
					ids.map((id) => ({ kind: "expired" as const, fileId: id })),
				),
			]);
			isMore ||= due.length === A_COMMIT;
		}
		if (isMore) await ctx.enqueue(retentionJob, {});
	},
	{ isLong: true },
);

/** The folders below one that have a time of their own. */
const nearer = (folder: Folder, all: Folder[]) =>
	all.filter(({ id, path }) => id !== folder.id && path.startsWith(folder.path));
