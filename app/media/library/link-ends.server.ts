import { and, asc, eq, gt, isNull, lte, ne, or } from "drizzle-orm";
import * as z from "zod";
import { receiverOf } from "#app/directory/receiver.server";
import { today } from "#app/platform/clock";
import { newId } from "#app/platform/ids";
import { DAY } from "#app/platform/limits";
import { notifying } from "#app/platform/notify.server";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { overTenants } from "#app/platform/tenant/over-tenants.server";
import { files, mediaFolders, mediaShares } from "#db/schema/media";
import { ENDS_SOON } from "./my-shares.server";

/** Links that one run looks at; the next one finds the others. */
const A_RUN = 1000;

/** A link whose maker was not told of this end yet. */
const isUnwarned = and(
	eq(mediaShares.targetKind, "link"),
	isNull(mediaShares.revokedAt),
	or(isNull(mediaShares.warnedFor), ne(mediaShares.warnedFor, mediaShares.expiresAt)),
);

/** Finds the links that end within seven days, and enqueues one message for each whose maker was not told of it yet. */
export async function sweepLinkEnds(context: RequestContext): Promise<void> {
	const now = context.now.getTime();
	const due = await overTenants(context, (db) =>
		db
			.select({ id: mediaShares.id, tenantId: mediaShares.tenantId, expiresAt: mediaShares.expiresAt })
			.from(mediaShares)
			.where(and(gt(mediaShares.expiresAt, now), lte(mediaShares.expiresAt, now + ENDS_SOON * DAY), isUnwarned))
			.orderBy(asc(mediaShares.expiresAt))
			.limit(A_RUN),
	);
	const items = due.map(({ id, tenantId, expiresAt }) => ({
		tenantId,
		payload: { id, expiresAt: expiresAt ?? 0 },
		id: `link-ends:${id}:${expiresAt}`,
	}));
	if (items.length > 0) await enqueueMany(context, linkEndsJob, items);
}

/** Tells a link's maker once that it ends, where it still does and they are still there. */
export const linkEndsJob = defineJob(
	"media.link-ends",
	z.object({ id: z.string(), expiresAt: z.number() }),
	async ({ tenant: ctx }, { id, expiresAt }) => {
		if (!ctx) throw notFound();
		const { links } = await ctx.rows.read({
			links: ctx.rows.listingWith(
				mediaShares,
				{ file: [files, mediaShares.fileId], folder: [mediaFolders, mediaShares.folderId] },
				{ where: and(eq(mediaShares.id, id), eq(mediaShares.expiresAt, expiresAt), isUnwarned), limit: 1 },
			),
		});
		const [one] = links;
		const item = one?.file ?? one?.folder;
		if (!one || !item || item.deletedAt !== null || expiresAt <= ctx.now.getTime()) return;
		const maker = await receiverOf(ctx, one.row.creatorId);
		const warning = ctx.rows.changing(
			mediaShares,
			id,
			{ warnedFor: expiresAt },
			undefined,
			and(eq(mediaShares.expiresAt, expiresAt), isUnwarned),
		);
		const notice = {
			type: "fileLinkEnds" as const,
			noticeId: newId(ctx.now.getTime()),
			url: `/${ctx.tenant.guid}/files/${one.row.rights === "upload" ? `request?id=${id}` : `links?edit=${id}`}`,
			params: { name: one.row.label || item.name, expires: today(ctx.tenant.timeZone, new Date(expiresAt)) },
		};
		await ctx.rows.commit([warning, ...(maker ? [notifying(ctx, notice, [maker.id], warning)] : [])]);
	},
);
