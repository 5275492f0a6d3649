import { and, eq, isNull, ne } from "drizzle-orm";
import { DAY } from "#app/platform/limits";
import { keyset, pageOf } from "#app/platform/paging.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { fileRequests, files, mediaFolders, mediaRules, mediaShares } from "#db/schema/media";
import { linkTerms } from "./link-terms.server";
import { presentShare } from "./present-details.server";
import { rulesOf } from "./usage.server";

/** Days before its end in which a link is said to end soon, and days without use after which it is said to be unused. */
export const ENDS_SOON = 7;
export const USED_LATELY = 30;

/**
 * What the visitor shares, the latest first: links, or what members get; all that is not revoked, with its use, and what a
 * link of theirs has to keep to.
 */
export async function listMyShares(
	visit: Visit,
	{ kind, cursor, limit = 50 }: { kind: "link" | "request" | "people"; cursor?: string; limit?: number },
) {
	const place = keyset([mediaShares.createdAt, mediaShares.id], { cursor }, "desc");
	const isLink = eq(mediaShares.targetKind, "link");
	const ofKind = {
		link: and(isLink, ne(mediaShares.rights, "upload")),
		request: and(isLink, eq(mediaShares.rights, "upload")),
		people: ne(mediaShares.targetKind, "link"),
	}[kind];
	// The database gives at most a hundred columns; a request is never of a file, and nothing else has terms.
	const subject = (kind === "request"
		? { request: [fileRequests, mediaShares.id] }
		: { file: [files, mediaShares.fileId] }) as unknown as {
		request: [typeof fileRequests, typeof mediaShares.id];
		file: [typeof files, typeof mediaShares.fileId];
	};
	const found = await visit.rows.read({
		rules: visit.rows.finding(mediaRules, "rules"),
		shares: visit.rows.listingWith(
			mediaShares,
			{
				person: [people, mediaShares.targetId],
				creator: [people, mediaShares.creatorId],
				folder: [mediaFolders, mediaShares.folderId],
				...subject,
			},
			{
				where: and(eq(mediaShares.creatorId, visit.user.id), ofKind, isNull(mediaShares.revokedAt), place.where),
				orderBy: place.orderBy,
				limit: limit + 1,
			},
		),
	});
	const now = visit.now.getTime();
	const { items, next } = pageOf(found.shares, limit, ({ row }) => [row.createdAt, row.id]);
	return {
		items: items.map(({ file, folder, request, ...one }) => ({
			...presentShare(visit, one),
			isOver: one.row.expiresAt !== null && one.row.expiresAt <= now,
			endsSoon: one.row.expiresAt !== null && one.row.expiresAt > now && one.row.expiresAt <= now + ENDS_SOON * DAY,
			isUsedLately: one.row.lastUsedAt !== null && one.row.lastUsedAt > now - USED_LATELY * DAY,
			isUnused: (one.row.lastUsedAt ?? one.row.createdAt) <= now - USED_LATELY * DAY,
			item: itemOf(file, folder),
			request: request ? { received: request.received, isClosed: request.closedAt !== null } : null,
		})),
		next,
		links: linkTerms(visit, rulesOf(found.rules)),
	};
}

function itemOf(file: Row<typeof files> | null, folder: Row<typeof mediaFolders> | null) {
	const row = file ?? folder;
	return {
		kind: file ? ("file" as const) : ("folder" as const),
		fileKind: file?.kind ?? ("other" as const),
		...{ id: row?.id ?? "", name: row?.name ?? "", isTeam: row?.ownerId === "", isGone: row?.deletedAt !== null },
	};
}
