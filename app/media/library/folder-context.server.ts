import { and, eq, type SQL, sql } from "drizzle-orm";
import { notAllowed, notFound } from "#app/platform/problems";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import type { Answers } from "#app/platform/tenant/read-together.server";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { mediaFolders, mediaShares } from "#db/schema/media";
import { TENANT_ROOT } from "./constants";
import { isForMe, isLive, type Right, reaches, readingShares, rightOnFolder, type Share } from "./rights.server";
import { type Folder, idsAbove, idsIn } from "./tree.server";

/** Where files lie: a folder, or the root (`folder` null) of one's own tree or of the organisation's (`ownerId` ""). */
export type FolderContext = {
	ownerId: string;
	folder: Folder | null;
	/** "" at a root. */
	folderId: string;
	right: Right;
	/** The folders from the root down to this one. */
	above: Folder[];
	/** Whether the right comes from a share or from owning it, and so reaches what is private too. */
	isNamed: boolean;
};

/** The root that a `folder` means, or null where it is a folder's id. */
export function rootOf(visit: Visit, folder: string): FolderContext | null {
	if (folder === "") return { ...root, ownerId: visit.user.id, right: "manage", isNamed: true };
	if (folder !== TENANT_ROOT) return null;
	const { level } = visit.access;
	return { ...root, right: level >= LEVEL_ALL ? "manage" : level >= LEVEL_CLIENTS ? "edit" : "view" };
}

const root = { ownerId: "", folder: null, folderId: "", above: [], isNamed: false };

/** What finding a place reads, to be sent with other reads; `placeIn` makes the place of it. */
export function readingFolderContext(visit: Visit, folder: string) {
	const ids = idsAbove(visit, eq(mediaFolders.id, folder));
	const above = visit.rows.listing(mediaFolders, { where: sql`${mediaFolders.id} in ${ids}`, limit: 100 });
	return { above, shares: readingShares(visit, [], [folder]) };
}

/** The same of a folder that another row names, which is not known yet. */
export function readingFolderContextOf(visit: Visit, folder: SQL) {
	const ids = idsAbove(visit, sql`${mediaFolders.id} = ${folder}`);
	return {
		above: visit.rows.listing(mediaFolders, { where: sql`${mediaFolders.id} in ${ids}`, limit: 100 }),
		shares: visit.rows.listing(mediaShares, {
			where: and(isLive(visit.now), isForMe(visit), sql`${mediaShares.folderId} in ${ids}`),
			limit: 2000,
		}),
	};
}

/**
 * The place of what `readingPlace` read. A folder that is not there, in the trash, or closed to the visitor gives the same
 * answer; one that they may see but not `needed` is not allowed.
 */
export function placeIn(
	visit: Visit,
	folder: string,
	{ above, shares }: { above: Folder[]; shares: Share[] },
	needed: Right = "view",
): FolderContext {
	const found = rootOf(visit, folder) ?? contextOfFolder(visit, folder, above, shares);
	if (!reaches(found.right, needed)) throw notAllowed();
	return found;
}

function contextOfFolder(visit: Visit, id: string, rows: Folder[], shares: Share[]): FolderContext {
	const folder = rows.find((row) => row.id === id);
	if (!folder || folder.deletedAt !== null) throw notFound();
	const right = rightOnFolder(visit, folder, shares);
	if (right === "none") throw notFound();
	const above = idsIn(folder.path).flatMap((one) => rows.find((row) => row.id === one) ?? []);
	return {
		...{ ownerId: folder.ownerId, folder, folderId: folder.id, right, above },
		isNamed: folder.ownerId === visit.user.id || shares.length > 0,
	};
}

/** Finds a place in a round trip of its own, with whatever else is to be read. */
export async function findFolderContext<More extends Record<string, PendingQuery<unknown>>>(
	visit: Visit,
	folder: string,
	needed: Right,
	more: More,
) {
	const known = rootOf(visit, folder);
	const reads = { ...more, ...(known === null && readingFolderContext(visit, folder)) };
	const rows = (Object.keys(reads).length === 0 ? {} : await visit.rows.read(reads)) as Answers<More> & {
		above?: Folder[];
		shares?: Share[];
	};
	return { place: placeIn(visit, folder, { above: rows.above ?? [], shares: rows.shares ?? [] }, needed), rows };
}
