import { and, eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { keyset, pageOf } from "#app/platform/paging.server";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { fileDeliveries, fileRequests, mediaFolders, mediaShares } from "#db/schema/media";
import { fileTypes } from "../file-types";
import { placeIn, readingFolderContext, readingFolderContextOf } from "../folder-context.server";
import { linkTerms } from "../link-terms.server";
import { serializeShare } from "../serialize-details.server";
import { type Rules, readingLimits, rulesOf } from "../usage.server";
import type { RequestQuery } from "./request.schema";

/** Sendings on one page. */
const PAGE = 50;

/** A request with what has come in by it, for whoever may manage its folder; with `folder` what a new one begins with. */
export async function showRequest(visit: Visit, { id, folder, cursor }: z.output<typeof RequestQuery>) {
	if (id !== undefined) return showOne(visit, id, cursor);
	if (folder === undefined) throw notFound();
	const found = await visit.rows.read({ ...readingFolderContext(visit, folder), ...readingLimits(visit, "") });
	const place = placeIn(visit, folder, found, "manage");
	if (!place.folder) throw notFound();
	return { ...about(visit, place.folder, rulesOf(found.rules)), one: null };
}

const about = (visit: Visit, { id, name, ownerId }: { id: string; name: string; ownerId: string }, rules: Rules) => ({
	tenant: visit.tenant.guid,
	folder: { id, name, isTeam: ownerId === "" },
	links: linkTerms(visit, rules),
	kinds: [...new Set(rules.extensions.flatMap((one) => fileTypes[one]?.kind ?? []))],
});

async function showOne(visit: Visit, id: string, cursor?: string) {
	const { rows, tenant, now } = visit;
	const place = keyset([fileDeliveries.createdAt, fileDeliveries.id], { cursor }, "desc");
	const folderId = sql`(select ${fileRequests.folderId} from ${fileRequests} where ${and(eq(fileRequests.tenantId, tenant.id), eq(fileRequests.id, id))})`;
	const found = await rows.read({
		...readingLimits(visit, ""),
		...readingFolderContextOf(visit, folderId),
		links: rows.listingWith(
			mediaShares,
			{
				person: [people, mediaShares.targetId],
				creator: [people, mediaShares.creatorId],
				folder: [mediaFolders, mediaShares.folderId],
				terms: [fileRequests, mediaShares.id],
			},
			{ where: and(eq(mediaShares.id, id), sql`${mediaShares.revokedAt} is null`), limit: 1 },
		),
		deliveries: rows.listing(fileDeliveries, {
			where: and(eq(fileDeliveries.requestId, id), place.where),
			orderBy: place.orderBy,
			limit: PAGE + 1,
		}),
	});
	const [link] = found.links;
	if (!link?.terms || !link.folder) throw notFound();
	placeIn(visit, link.folder.id, found, "manage");
	const { instructions, kinds, maxSize, maxFiles, asksName, asksEmail, foldersBySender } = link.terms;
	const { items, next } = pageOf(found.deliveries, PAGE, (row) => [row.createdAt, row.id]);
	const isOver = link.row.expiresAt !== null && link.row.expiresAt <= now.getTime();
	return {
		...about(visit, link.folder, rulesOf(found.rules)),
		one: {
			...serializeShare(visit, link),
			...{ instructions, kinds, maxFiles, asksName, asksEmail, foldersBySender, received: link.terms.received },
			maxSizeMb: maxSize === null ? null : Math.round(maxSize / 1024 / 1024),
			state: link.terms.closedAt !== null ? ("closed" as const) : isOver ? ("over" as const) : ("open" as const),
			deliveries: items.map(serializeDelivery),
			next,
		},
	};
}

const serializeDelivery = (row: typeof fileDeliveries.$inferSelect) => ({
	...{ id: row.id, reference: row.reference, name: row.senderName, email: row.senderEmail, at: row.createdAt },
	files: row.files.map(({ id, name, size }) => ({ id, name, size })),
	/** The sender has said that it is all, and has a receipt. */
	isFinished: row.finishedAt !== null,
});
