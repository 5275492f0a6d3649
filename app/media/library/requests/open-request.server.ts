import { and, eq, type SQL, sql } from "drizzle-orm";
import { HOUR } from "#app/platform/limits";
import { notFound } from "#app/platform/problems";
import type { RequestContext } from "#app/platform/request-context.server";
import { enterPublicTarget } from "#app/platform/tenant/public-target.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { hashToken } from "#app/platform/token.server";
import { fileDeliveries, fileRequests, mediaFolders, mediaShares } from "#db/schema/media";
import { GUEST_FILE_MAX, GUEST_FILE_USUAL, GUEST_FILES_MAX } from "../constants";
import { fileTypes } from "../file-types";
import type { FolderContext } from "../folder-context.server";
import type { Share } from "../rights.server";
import type { Sender } from "../sender";
import { idsAbove, idsIn } from "../tree.server";
import { LIBRARY } from "../upload/land.server";
import { type Rules, readingLimits, rulesOf, spaceOf } from "../usage.server";

export type Terms = Row<typeof fileRequests>;
export type Delivery = Row<typeof fileDeliveries>;
export type OpenRequest = {
	/** The guest, who sends for the member that made the link. */
	sender: Sender;
	link: Share;
	terms: Terms;
	place: FolderContext;
	limits: { rules: Rules; space: ReturnType<typeof spaceOf> };
	/** Whether files are taken at this moment. */
	isOpen: boolean;
	/** The sending that the key belongs to. */
	delivery: Delivery | null;
};

/** How much longer somebody may go on sending who began in time. */
const GRACE = HOUR;

/**
 * The request that a link leads to. One that is unknown, revoked or deleted, or whose folder has gone, gives the same
 * answer as one that is closed or over; but a receipt can be looked at as long as the request is there (`orOver`).
 */
export async function openRequest(
	context: RequestContext,
	token: string,
	{ key, orOver = false }: { key?: string; orOver?: boolean } = {},
): Promise<OpenRequest> {
	const [tokenHash, keyHash] = await Promise.all([hashToken(token), hashToken(key ?? "")]);
	const ctx = await enterPublicTarget(context, { table: mediaShares, moduleKey: LIBRARY, tokenHash });
	if (!ctx) throw notFound();
	const { rows, tenant } = ctx;
	const isIt = and(eq(mediaShares.tenantId, tenant.id), eq(mediaShares.tokenHash, tokenHash)) as SQL;
	const folderId = sql`(select ${mediaShares.folderId} from ${mediaShares} where ${isIt})`;
	const above = idsAbove(ctx, sql`${mediaFolders.id} = ${folderId}`);
	const found = await rows.read({
		...readingLimits(ctx, "", folderId),
		links: rows.listingWith(
			mediaShares,
			{ folder: [mediaFolders, mediaShares.folderId], terms: [fileRequests, mediaShares.id] },
			{ where: and(isIt, isSending, sql`${mediaShares.revokedAt} is null`), limit: 1 },
		),
		above: rows.listing(mediaFolders, { where: sql`${mediaFolders.id} in ${above}`, limit: 100 }),
		deliveries: rows.listing(fileDeliveries, { where: eq(fileDeliveries.tokenHash, keyHash), limit: 1 }),
	});
	const [one] = found.links;
	if (!one?.terms || !one.folder || one.folder.deletedAt !== null) throw notFound();
	const { row: link, terms, folder } = one;
	const [delivery = null] = found.deliveries.filter(({ requestId }) => requestId === link.id);
	const isOpen = terms.closedAt === null && endsAfter(link, delivery, context.now.getTime());
	if ((key !== undefined && !delivery) || (!isOpen && !(orOver && delivery))) throw notFound();
	const rules = rulesFor(terms, rulesOf(found.rules));
	return {
		...{ link, terms, isOpen, delivery },
		sender: { ...ctx, user: { id: link.creatorId } },
		place: {
			...{ ownerId: folder.ownerId, folder, folderId: folder.id, right: "upload", isNamed: true },
			above: idsIn(folder.path).flatMap((id) => found.above.find((row) => row.id === id) ?? []),
		},
		limits: { rules, space: spaceOf(found.usage, rules, folder.ownerId) },
	};
}

const isSending = and(eq(mediaShares.targetKind, "link"), eq(mediaShares.rights, "upload"));

function endsAfter({ expiresAt }: Share, delivery: Delivery | null, now: number): boolean {
	if (expiresAt === null || expiresAt > now) return true;
	return delivery !== null && delivery.createdAt <= expiresAt && now < expiresAt + GRACE;
}

/** The organisation's rules, with what the request takes less, and never more than anybody may send who has no login. */
function rulesFor({ kinds, maxSize }: Terms, rules: Rules): Rules {
	const isTaken = (extension: string) => kinds === null || kinds.includes(fileTypes[extension]?.kind ?? "other");
	return {
		...rules,
		extensions: rules.extensions.filter(isTaken),
		maxSize: Math.min(rules.maxSize, maxSize ?? GUEST_FILE_USUAL, GUEST_FILE_MAX),
	};
}

/** Files that one sending may have. */
export const mostFiles = ({ maxFiles }: Terms): number => Math.min(maxFiles ?? GUEST_FILES_MAX, GUEST_FILES_MAX);
