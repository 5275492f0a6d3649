import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { keyset, pageOf } from "#app/platform/paging.server";
import type { Visit } from "#app/platform/tenant/context";
import { joined } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { fileReceipts, files, mediaFolders, mediaShares } from "#db/schema/media";
import { TENANT_ROOT } from "./constants";
import type { FileItem, FolderItem, PersonName } from "./items";
import type { OfKind, SearchInput, SharedInput } from "./library.schema";
import { type FolderListing, listFolder, readingFavourites, readingFiles } from "./list-folder.server";
import { isForMe, isForMeByOthers, isLive, isOpenOfOthers } from "./rights.server";
import { type Hits, searchFiles } from "./search-files.server";
import { fileItem, folderItem, personName } from "./serialize.server";
import { isListed } from "./tree.server";

/** One share with what it opens: a file or a folder. */
export type SharedItem = {
	id: string;
	by: PersonName;
	at: number;
	expiresAt: number | null;
	asksConfirmation: boolean;
	/** Whether the visitor has confirmed the version that there is now. */
	isConfirmed: boolean;
	file: FileItem | null;
	folder: FolderItem | null;
};

export type SharedListing =
	| ({ part: "organisation" } & FolderListing)
	| { part: "withme"; items: SharedItem[]; next: string | null }
	| { part: "open"; files: FileItem[]; next: string | null };

type Input = z.output<typeof SharedInput> & OfKind;

/** A page of the shared files: the organisation's own tree, what is shared with the visitor, or what is open to all members. */
export async function listShared(visit: Visit, input: Input): Promise<SharedListing> {
	if (input.folder || !input.part || input.part === "organisation")
		return { part: "organisation", ...(await listFolder(visit, { ...input, folder: input.folder ?? TENANT_ROOT })) };
	return input.part === "withme" ? listWithMe(visit, input) : listOpen(visit, input);
}

type Searched = Omit<z.output<typeof SearchInput>, "marked"> & Pick<Input, "part">;

/** What a search finds in a folder with all below it, or in one of the ways of sharing. */
export function searchShared(visit: Visit, { part = "organisation", folder, ...input }: Searched): Promise<Hits> {
	const search = { ...input, marked: false };
	if (folder || part === "organisation") return searchFiles(visit, { ...search, folder: folder || TENANT_ROOT });
	return searchFiles(visit, { ...search, folder: undefined, among: part });
}

async function listOpen(visit: Visit, { person, kind, cursor, limit }: Input): Promise<SharedListing> {
	const place = keyset([files.updatedAt, files.id], { cursor }, "desc");
	const whose = person ? and(eq(files.ownerId, person), sql`${files.isPrivate} = 0`) : isOpenOfOthers(visit);
	const where = and(whose, isListed, kind && eq(files.kind, kind), place.where);
	const found = await visit.rows.read({
		files: readingFiles(visit, where, place.orderBy, limit + 1),
		favourites: readingFavourites(visit),
	});
	const marked = new Set(found.favourites.map(({ itemId }) => itemId));
	const { items, next } = pageOf(found.files, limit, ({ row }) => [row.updatedAt, row.id]);
	const right = visit.access.level >= 30 ? "manage" : "view";
	return { part: "open", files: items.map((one) => fileItem(visit, one, right, marked)), next };
}

async function listWithMe(visit: Visit, { kind, cursor, limit }: Input): Promise<SharedListing> {
	const place = keyset([mediaShares.createdAt, mediaShares.id], { cursor }, "desc");
	const file = joined(files, "file");
	const folder = joined(mediaFolders, "folder");
	const where = and(
		isForMeByOthers(visit),
		isLive(visit.now),
		or(
			and(sql`${file.id} is not null`, isNull(file.deletedAt), kind && eq(file.kind, kind)),
			and(sql`${folder.id} is not null`, isNull(folder.deletedAt)),
		),
		place.where,
	) as SQL;
	const asked = sql`select ${mediaShares.fileId} from ${mediaShares} where ${and(
		eq(mediaShares.tenantId, visit.tenant.id),
		isForMe(visit),
		eq(mediaShares.confirmRequired, true),
	)}`;
	const found = await visit.rows.read({
		shares: visit.rows.listingWith(
			mediaShares,
			{
				file: [files, mediaShares.fileId],
				folder: [mediaFolders, mediaShares.folderId],
				creator: [people, mediaShares.creatorId],
			},
			{ where, orderBy: place.orderBy, limit: limit + 1 },
		),
		favourites: readingFavourites(visit),
		receipts: visit.rows.listing(fileReceipts, {
			where: and(eq(fileReceipts.userId, visit.user.id), sql`${fileReceipts.fileId} in (${asked})`),
			limit: 1000,
		}),
	});
	const marked = new Set(found.favourites.map(({ itemId }) => itemId));
	const { items, next } = pageOf(found.shares, limit, ({ row }) => [row.createdAt, row.id]);
	return {
		part: "withme",
		items: items.map(({ row, creator, file: one, folder: dir }) => ({
			...{ id: row.id, by: personName(creator), at: row.createdAt, expiresAt: row.expiresAt },
			asksConfirmation: row.confirmRequired,
			isConfirmed: found.receipts.some(({ fileId, version }) => fileId === one?.id && version === one?.version),
			file: one && fileItem(visit, { row: one, uploader: creator, owner: creator }, row.rights, marked),
			folder: dir && folderItem(visit, { row: dir, owner: creator }, row.rights, marked),
		})),
		next,
	};
}
