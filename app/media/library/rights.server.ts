import { and, eq, gt, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { alias, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import { notFound } from "#app/platform/problems";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import { among } from "#app/platform/tenant/among.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { files, mediaFolders, mediaShares } from "#db/schema/media";
import { type Folder, idsAbove, idsIn, type LibraryFile } from "./tree.server";

/** What somebody may do with a file or folder: look, send into it, change what is in it, or all, with sharing. */
export type Right = "view" | "upload" | "edit" | "manage";
export type Share = Row<typeof mediaShares>;
/** What a share gives, of what, and who has made it. */
type Given = Pick<Share, "fileId" | "folderId" | "rights" | "creatorId">;

/** Whose right is asked, at which level of the module. */
export type Somebody = { user: { id: string }; access: { level: number } };

const ranks = { none: 0, view: 1, upload: 2, edit: 3, manage: 4 } as const;
type Standing = keyof typeof ranks;

export const reaches = (has: Right | "none", needed: Right): boolean => ranks[has] >= ranks[needed];
/** What somebody may do with what is there for them; throws `notFound` for all else. */
export function rightIn(standing: Right | "none"): Right {
	if (standing === "none") throw notFound();
	return standing;
}
const highest = (standings: Standing[]): Standing =>
	standings.reduce((best, one) => (ranks[one] > ranks[best] ? one : best), "none" as Standing);

/** A share that holds at this moment. */
export const isLive = (now: Date): SQL =>
	and(
		isNull(mediaShares.revokedAt),
		or(isNull(mediaShares.expiresAt), gt(mediaShares.expiresAt, now.getTime())),
	) as SQL;

/** Shares that are meant for this person: by name, by role, for the whole organisation. */
export const isForMe = ({ user, access }: Pick<Visit, "user" | "access">): SQL =>
	or(
		and(eq(mediaShares.targetKind, "user"), eq(mediaShares.targetId, user.id)),
		and(eq(mediaShares.targetKind, "role"), eq(mediaShares.targetId, access.role)),
		eq(mediaShares.targetKind, "tenant"),
	) as SQL;

/** The same of those that somebody else has made. */
export const isForMeByOthers = (visit: Pick<Visit, "user" | "access">): SQL =>
	and(isForMe(visit), ne(mediaShares.creatorId, visit.user.id)) as SQL;

/** Reads the person's live shares of these files and folders, and of the folders that they lie in. */
export function readingShares(visit: Visit, fileIds: readonly string[], folderIds: readonly string[]) {
	const { tenant } = visit;
	const folderOfFile = sql`${mediaFolders.id} in (select ${files.folderId} from ${files} where ${eq(files.tenantId, tenant.id)} and ${among(files.id, fileIds)})`;
	const meant = or(among(mediaFolders.id, folderIds), folderOfFile) as SQL;
	const where = and(
		isLive(visit.now),
		isForMe(visit),
		or(among(mediaShares.fileId, fileIds), sql`${mediaShares.folderId} in ${idsAbove(visit, meant)}`),
	) as SQL;
	return visit.rows.listing(mediaShares, { where, limit: 2000 });
}

/** Reads the folders that files lie in, for their paths. */
export function readingFoldersOf(visit: Visit, fileIds: readonly string[]) {
	const where = sql`${mediaFolders.id} in (select ${files.folderId} from ${files} where ${eq(files.tenantId, visit.tenant.id)} and ${among(files.id, fileIds)})`;
	return visit.rows.listing(mediaFolders, { where, limit: 1000 });
}

/** What a tree gives by itself to those who own nothing in it. */
function inTree(visit: Somebody, ownerId: string): Standing {
	if (ownerId === visit.user.id || visit.access.level >= LEVEL_ALL) return "manage";
	if (ownerId !== "") return "none";
	return visit.access.level >= LEVEL_CLIENTS ? "edit" : "view";
}

const byShares = (shares: Given[], fileId: string | null, path: string | undefined): Standing =>
	highest(
		shares
			.filter((share) =>
				share.folderId === null ? share.fileId === fileId : idsIn(path ?? "").includes(share.folderId),
			)
			.map(({ rights }) => rights),
	);

/**
 * Whether a share, where it is of a folder, goes as far as a file in it. In somebody's own tree it is theirs to give all of
 * it; in the organisation's a private file is for its uploader to give, whoever has made the folder.
 */
export const reachesFile = (
	{ folderId, creatorId }: Pick<Share, "folderId" | "creatorId">,
	{ isPrivate, ownerId, uploaderId }: Pick<LibraryFile, "isPrivate" | "ownerId" | "uploaderId">,
): boolean => folderId === null || !isPrivate || ownerId !== "" || uploaderId === creatorId;

/** What the visitor may do with a folder; `shares` are those of `readingShares`. */
export function rightOnFolder(
	visit: Somebody,
	folder: Pick<Folder, "ownerId" | "creatorId" | "path">,
	shares: Share[],
): Standing {
	const own = folder.creatorId === visit.user.id && folder.ownerId === "" ? "manage" : "none";
	return highest([own, inTree(visit, folder.ownerId), byShares(shares, null, folder.path)]);
}

/** What the visitor may do with a file. One that is private opens to nobody by the module's level alone. */
export function rightOnFile(
	visit: Somebody,
	file: Pick<LibraryFile, "id" | "ownerId" | "uploaderId" | "isPrivate">,
	folder: Pick<Folder, "path"> | undefined,
	shares: Given[],
): Standing {
	if (isOwn(visit, file)) return "manage";
	const byLevel = file.isPrivate ? "none" : highest(["view", inTree(visit, file.ownerId)]);
	const reaching = shares.filter((share) => reachesFile(share, file));
	return highest([byLevel, byShares(reaching, file.id, folder?.path)]);
}

/** Whether the file is the visitor's own: in their tree, or put by them into the organisation's. */
export const isOwn = ({ user }: Pick<Somebody, "user">, file: Pick<LibraryFile, "ownerId" | "uploaderId">): boolean =>
	file.ownerId === user.id || (file.ownerId === "" && file.uploaderId === user.id);

/** The condition of the files that a person may see by themselves, where no folder gives the right: as `rightOnFile`. */
export function isOpenTo(visit: Visit): SQL {
	return or(sql`${files.isPrivate} = 0`, isOwnOf(visit), sql`${files.id} in (${filesShared(visit)})`) as SQL;
}

/** The condition of a person's own files: as `isOwn`. */
const isOwnOf = ({ user }: Pick<Somebody, "user">): SQL =>
	or(eq(files.ownerId, user.id), and(eq(files.ownerId, ""), eq(files.uploaderId, user.id))) as SQL;

/** The condition of the files that a person manages: what is private of others is not among them, whatever their level. */
export const isManagedBy = (visit: Somebody): SQL =>
	visit.access.level >= LEVEL_ALL ? (or(sql`${files.isPrivate} = 0`, isOwnOf(visit)) as SQL) : isOwnOf(visit);

/** The ids of the files that shares for a person name. */
const filesShared = (visit: Visit, shares = isForMe(visit)): SQL =>
	sql`select ${mediaShares.fileId} from ${mediaShares} where ${and(
		eq(mediaShares.tenantId, visit.tenant.id),
		shares,
		isLive(visit.now),
	)}`;

/** The ids of the folders that shares for a person name, and of all below them. */
export function foldersShared(visit: Visit, shares = isForMe(visit)): SQL {
	const { tenant } = visit;
	const shared = sql`select ${mediaShares.folderId} from ${mediaShares} where ${and(
		eq(mediaShares.tenantId, tenant.id),
		sql`${mediaShares.folderId} is not null`,
		shares,
		isLive(visit.now),
	)}`;
	return sql`(select below.id from ${mediaFolders} as top join ${mediaFolders} as below
		on below.tenant_id = top.tenant_id and below.path >= top.path and below.path < top.path || '~'
		where top.tenant_id = ${tenant.id} and top.id in (${shared}))`;
}

/** The condition of the files that others share with a person, by themselves or in a folder. */
export function isSharedByOthers(visit: Visit): SQL {
	const shares = isForMeByOthers(visit);
	const inside = alias(files, "inside");
	const inFolders = and(
		eq(inside.tenantId, visit.tenant.id),
		sql`${inside.folderId} in ${foldersShared(visit, shares)}`,
		or(sql`${inside.isPrivate} = 0`, isReachedInside(visit, inside, shares)),
	);
	// One list of ids, by which the files are read: of an `or` the database would make a walk through all of them.
	return sql`${files.id} in (${filesShared(visit, shares)} union all select ${inside.id} from ${files} inside where ${inFolders})`;
}

/** The condition of the files in other people's trees that are open to all members. */
export const isOpenOfOthers = ({ user }: Pick<Somebody, "user">): SQL =>
	and(ne(files.ownerId, user.id), ne(files.ownerId, ""), sql`${files.isPrivate} = 0`) as SQL;

/** As `isOpenTo` over the whole library: also what lies in a folder that is shared with them, as far as the share goes. */
export const isVisibleTo = (visit: Visit): SQL =>
	or(isOpenTo(visit), and(sql`${files.folderId} in ${foldersShared(visit)}`, isReachedInside(visit, files))) as SQL;

type OwnColumns = Record<"ownerId" | "uploaderId" | "folderId", SQLiteColumn>;

/** The condition of private files to which a share of a folder goes that they lie in: as `reachesFile`. */
function isReachedInside(visit: Visit, file: OwnColumns, shares = isForMe(visit)): SQL {
	const byUploader = and(shares, sql`${mediaShares.creatorId} = ${file.uploaderId}`) as SQL;
	return or(ne(file.ownerId, ""), sql`${file.folderId} in ${foldersShared(visit, byUploader)}`) as SQL;
}

/** The condition of the files in a folder to which a link of it leads: as `reachesFile`. */
export const isReachedByLink = ({ creatorId }: Pick<Share, "creatorId">): SQL =>
	or(sql`${files.isPrivate} = 0`, ne(files.ownerId, ""), eq(files.uploaderId, creatorId)) as SQL;

/** The condition of the folders that a person may look into. */
export const isFolderVisibleTo = (visit: Visit): SQL | undefined =>
	visit.access.level >= LEVEL_ALL
		? undefined
		: (or(
				sql`${mediaFolders.ownerId} in (${visit.user.id}, '')`,
				sql`${mediaFolders.id} in ${foldersShared(visit)}`,
			) as SQL);
