import { and, asc, eq, lt, type SQL, sql } from "drizzle-orm";
import { DAY, MINUTE } from "#app/platform/limits";
import type { RequestContext } from "#app/platform/request-context.server";
import { among } from "#app/platform/tenant/among.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { contextFor, findTenant } from "#app/platform/tenant/enter.server";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { files, uploadSessions } from "#db/schema/media";
import { removeBytes } from "./purge.server";
import { giveUp } from "./upload/session.server";
import { taking } from "./usage.server";

/** Rows that one run looks at. */
const A_RUN = 200;
/** A file of the library that comes in one piece is ready as soon as it is stored. */
const ONE_PIECE = 10 * MINUTE;

/** Gives up the uploads whose time is over, and their space back. */
export async function sweepUploads(context: RequestContext): Promise<void> {
	const now = context.now.getTime();
	const over = await overTenants(context, (db) =>
		db
			.select()
			.from(uploadSessions)
			.where(lt(uploadSessions.expiresAt, now))
			.orderBy(asc(uploadSessions.expiresAt))
			.limit(A_RUN),
	);
	for (const session of over) {
		const ctx = await inTenant(context, session.tenantId);
		if (ctx) await giveUp(ctx, session);
	}
}

/**
 * Removes what was begun and never became ready: files of the library that no upload goes on with, and what a record was to
 * have that a day later is not there.
 */
export async function sweepPending(context: RequestContext): Promise<void> {
	const now = context.now.getTime();
	const underWay = sql`exists (select 1 from ${uploadSessions} where ${and(eq(uploadSessions.tenantId, files.tenantId), eq(uploadSessions.fileId, files.id))})`;
	const least = sql`case when ${files.folderId} is null then ${DAY} else ${ONE_PIECE} end`;
	const old = and(eq(files.state, "pending"), sql`${files.createdAt} < ${now} - ${least}`, sql`not ${underWay}`);
	const stale = await overTenants(context, (db) => db.select().from(files).where(old).limit(A_RUN));
	for (const tenantId of new Set(stale.map((row) => row.tenantId))) {
		const ctx = await inTenant(context, tenantId);
		const mine = stale.filter((row) => row.tenantId === tenantId);
		const ids = mine.map(({ id }) => id);
		if (!ctx) continue;
		await ctx.rows.commit([
			ctx.rows.removingAll(files, and(among(files.id, ids), eq(files.state, "pending")) as SQL),
			...mine.flatMap(({ ownerId, charged }) => taking(ctx, ownerId, -charged)),
		]);
		await removeBytes(ctx, mine);
	}
}

async function inTenant(context: RequestContext, id: string): Promise<TenantContext | undefined> {
	const tenant = await findTenant(context, { id });
	return tenant && contextFor(context, tenant, { kind: "job", name: "media.pending" });
}
