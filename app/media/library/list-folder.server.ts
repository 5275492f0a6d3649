import { and, eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { decodeCursor, encodeCursor, keyset } from "#app/platform/paging.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Answers } from "#app/platform/tenant/read-together.server";
import { people } from "#db/schema/directory";
import { files, mediaFavourites, mediaFolders } from "#db/schema/media";
import { type FolderContext, findFolderContext, rootOf } from "./folder-context.server";
import type { Crumb, FileItem, FolderItem, RightName } from "./items";
import type { FolderInput, OfKind, Sort } from "./library.schema";
import { isOpenTo, isVisibleTo } from "./rights.server";
import { type FileWith, type FolderWith, fileItem, folderItem } from "./serialize.server";
import { isKeptFolder, isListed, type LibraryFile } from "./tree.server";
import { type Rules, readingLimits, rulesOf, type Space, spaceOf } from "./usage.server";

export type FolderListing = {
	/** The folder's id; "" at the root of one's own tree, `organisation` at the root of the organisation's. */
	folder: string;
	name: string | null;
	breadcrumb: Crumb[];
	/** What the visitor may do here. */
	right: RightName;
	isTeam: boolean;
	/** On the first pages, before the files: folders by name. */
	folders: FolderItem[];
	files: FileItem[];
	next: string | null;
	space: { mine: Space | null; tenant: Space };
	rules: Rules;
};

const columns = {
	name: [files.sortName, "sortName"],
	size: [files.size, "size"],
	date: [files.updatedAt, "updatedAt"],
	type: [files.extension, "extension"],
} as const;

/** A sort as the query has it: its column, the value of a row in it, and whether the largest comes first. */
export function sorted(sort: Sort) {
	const isDown = sort.startsWith("-");
	const [column, field] = columns[(isDown ? sort.slice(1) : sort) as keyof typeof columns];
	return {
		column,
		keyOf: (row: LibraryFile) => row[field],
		direction: isDown ? ("desc" as const) : ("asc" as const),
	};
}

/** Reads what the visitor has marked. */
export const readingFavourites = (visit: Visit) =>
	visit.rows.listing(mediaFavourites, { where: eq(mediaFavourites.userId, visit.user.id), limit: 1000 });

/** What reads files with the people of them. */
export const readingFiles = (visit: Visit, where: SQL | undefined, orderBy: SQL[], limit: number) =>
	visit.rows.listingWith(
		files,
		{ uploader: [people, files.uploaderId], owner: [people, files.ownerId] },
		{ where, orderBy, limit },
	);

const inPlace = ({ ownerId, folderId }: FolderContext) =>
	and(eq(mediaFolders.ownerId, ownerId), eq(mediaFolders.parentId, folderId), isKeptFolder);

/** Where the folder itself gives no right, only what is open to the visitor; in the organisation's a share of it gives not all. */
const filesIn = (visit: Visit, { ownerId, folderId, isNamed }: FolderContext, { kind }: OfKind) =>
	and(
		eq(files.ownerId, ownerId),
		eq(files.folderId, folderId),
		isListed,
		isNamed ? (ownerId === "" ? isVisibleTo(visit) : undefined) : isOpenTo(visit),
		kind && eq(files.kind, kind),
	);

/**
 * One page of a folder: its folders first, then its files, with the way to it and the space that is left. One round trip
 * at a root, two elsewhere, however much it holds. Throws `notFound` for a folder that is not there or closed.
 */
export async function listFolder(visit: Visit, input: z.output<typeof FolderInput> & OfKind): Promise<FolderListing> {
	const { folder = "", sort, limit, cursor } = input;
	// The folders, then the files; a cursor says in which of them the page before ended.
	const [phase, ...at] = cursor === undefined ? ["folders"] : decodeCursor(cursor, 3);
	const after = at[1] ? encodeCursor(at) : undefined;
	const { column, keyOf, direction } = sorted(sort);
	const folderAt = keyset([mediaFolders.sortName, mediaFolders.id], {
		cursor: phase === "folders" ? after : undefined,
	});
	const fileAt = keyset([column, files.id], { cursor: phase === "files" ? after : undefined }, direction);
	const limits = { ...readingLimits(visit, visit.user.id), favourites: readingFavourites(visit) };
	const contentOf = (place: FolderContext) => ({
		folders: visit.rows.listingWith(
			mediaFolders,
			{ owner: [people, mediaFolders.ownerId] },
			{
				where: and(inPlace(place), folderAt.where, phase === "folders" ? undefined : sql`false`),
				orderBy: folderAt.orderBy,
				limit: limit + 1,
			},
		),
		files: readingFiles(visit, and(filesIn(visit, place, input), fileAt.where), fileAt.orderBy, limit + 1),
	});
	// At a root all is known before anything is read.
	const root = rootOf(visit, folder);
	const first = root === null ? await findFolderContext(visit, folder, "view", limits) : null;
	const place = root ?? (first as NonNullable<typeof first>).place;
	const found = await visit.rows.read({ ...(root && limits), ...contentOf(place) });
	const rows = (first?.rows ?? found) as Answers<typeof limits>;
	const marked = new Set(rows.favourites.map(({ itemId }) => itemId));
	const folders = (found.folders ?? []) as FolderWith[];
	const shownFolders = folders.slice(0, limit);
	const shownFiles = (found.files as FileWith[]).slice(0, limit - shownFolders.length);
	const lastFolder = (shownFolders.at(-1) as FolderWith | undefined)?.row;
	const lastFile = shownFiles.at(-1)?.row;
	const next =
		lastFolder && folders.length > limit
			? encodeCursor(["folders", lastFolder.sortName, lastFolder.id])
			: found.files.length > shownFiles.length
				? encodeCursor(["files", lastFile ? keyOf(lastFile) : "", lastFile?.id ?? ""])
				: null;
	const rules = rulesOf(rows.rules);
	return {
		...{ folder, name: place.folder?.name ?? null, right: place.right, isTeam: place.ownerId === "" },
		breadcrumb: place.above.map(({ id, name }) => ({ id, name })),
		folders: shownFolders.map((one) => folderItem(visit, one, place.right, marked)),
		files: shownFiles.map((one) => fileItem(visit, one, place.right, marked)),
		next,
		space: spaceOf(rows.usage, rules, visit.user.id),
		rules,
	};
}
