import { and, asc, eq, gte, lt, ne, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { addDays } from "#app/platform/clock";
import { toInstant } from "#app/platform/local-time";
import { keyset, pageOf } from "#app/platform/paging.server";
import { filtering } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { files, fileTags, mediaFavourites, mediaFolders } from "#db/schema/media";
import { type FolderContext, findFolderContext } from "./folder-context.server";
import type { FileItem, FolderItem } from "./items";
import type { SearchInput } from "./library.schema";
import { readingFavourites } from "./list-folder.server";
import {
	foldersShared,
	isFolderVisibleTo,
	isForMeByOthers,
	isOpenOfOthers,
	isSharedByOthers,
	isVisibleTo,
	type Right,
	reaches,
	rightOnFile,
	rightOnFolder,
} from "./rights.server";
import { type FolderWith, fileItem, folderItem } from "./serialize.server";
import { foldersUnder, isKeptFolder, isListed, under } from "./tree.server";

/** Marked folders that stand before the files, at most. */
const MARKED_FOLDERS = 200;

export type Hits = { files: FileItem[]; folders: FolderItem[]; next: string | null };

type Searched = z.output<typeof SearchInput> & { among?: "withme" | "open" };

/**
 * The files of all trees that the visitor may see and that fit: words of the name or a tag, kind, owner, tag, days of the
 * last change, a mark of their own, and a folder with all below it; the latest first. `among` looks only into what others
 * share with the visitor, or have opened to all. Folders of that name, or that are marked, come with the first page.
 */
export async function searchFiles(visit: Visit, input: Searched): Promise<Hits> {
	const { q, kind, person, tag, folder, marked, cursor, limit } = input;
	const { place } = await findFolderContext(visit, folder ?? "", "view", {});
	const scope = folder === undefined ? scopeAmong(visit, input.among) : scopeIn(visit, place);
	const at = keyset([files.updatedAt, files.id], { cursor: q ? undefined : cursor }, "desc");
	const where = and(
		scope.isNarrow ? filtering(isListed) : isListed,
		kind ? eq(files.kind, kind) : undefined,
		person ? eq(files.ownerId, person) : undefined,
		tag ? tagged(visit, tag) : undefined,
		...changed(visit, input),
		marked ? markedIn(visit, files.id) : undefined,
		scope.files,
		isVisibleTo(visit),
		at.where,
	);
	const search = q ? { text: q, before: Number(cursor) || undefined } : undefined;
	const isOfFiles = Boolean(kind || tag || person || input.from || input.until);
	const wantsFolders = (marked || q !== undefined) && !cursor && !isOfFiles && scope.folders !== null;
	const found = await visit.rows.read({
		files: visit.rows.listingWith(
			files,
			{ uploader: [people, files.uploaderId], owner: [people, files.ownerId] },
			{ where, orderBy: at.orderBy, limit: limit + 1, search },
		),
		favourites: readingFavourites(visit),
		...(wantsFolders && {
			folders: visit.rows.listingWith(
				mediaFolders,
				{ owner: [people, mediaFolders.ownerId] },
				{
					where: and(
						isKeptFolder,
						isFolderVisibleTo(visit),
						scope.folders ?? undefined,
						marked ? markedIn(visit, mediaFolders.id) : undefined,
					),
					limit: marked ? MARKED_FOLDERS : 20,
					...(marked && { orderBy: asc(mediaFolders.sortName) }),
					search,
				},
			),
		}),
	});
	const favourites = new Set(found.favourites.map(({ itemId }) => itemId));
	const { items, next } = pageOf(found.files, limit, ({ row }) => [row.updatedAt, row.id]);
	const last = items.at(-1)?.row.foundAt;
	// What is found may at least be seen: where the tree gives no right, a share does, of which the panel tells.
	const least = folder === undefined ? "view" : place.right;
	const atLeast = (right: Right | "none") => (reaches(right, least) ? (right as Right) : least);
	return {
		files: items.map((one) => fileItem(visit, one, atLeast(rightOnFile(visit, one.row, undefined, [])), favourites)),
		folders: ((found.folders ?? []) as FolderWith[]).map((one) =>
			folderItem(visit, one, atLeast(rightOnFolder(visit, one.row, [])), favourites),
		),
		next: q ? (next === null || last === undefined ? null : String(last)) : next,
	};
}

/** Where is looked; folders null: for none. In a narrow one the files are read by it, in the others the latest first. */
type Scope = { files?: SQL; folders?: SQL | null; isNarrow: boolean };

/** A tree, or a folder with all below it. */
function scopeIn(visit: Visit, { ownerId, folder }: FolderContext): Scope {
	if (folder === null)
		return { files: eq(files.ownerId, ownerId), folders: eq(mediaFolders.ownerId, ownerId), isNarrow: false };
	return {
		files: sql`${files.folderId} in ${foldersUnder(visit, folder.path)}`,
		folders: and(under(folder.path), ne(mediaFolders.id, folder.id)) as SQL,
		isNarrow: true,
	};
}

function scopeAmong(visit: Visit, among: Searched["among"]): Scope {
	if (among === "open") return { files: isOpenOfOthers(visit), folders: null, isNarrow: false };
	if (among === undefined) return { isNarrow: false };
	const folders = sql`${mediaFolders.id} in ${foldersShared(visit, isForMeByOthers(visit))}`;
	return { files: isSharedByOthers(visit), folders, isNarrow: true };
}

const tagged = ({ tenant }: Visit, tag: string): SQL =>
	sql`${files.id} in (select ${fileTags.fileId} from ${fileTags} where ${and(eq(fileTags.tenantId, tenant.id), eq(fileTags.tag, tag.toLowerCase()))})`;

/** The days are those of the tenant's clock, both inclusive. */
function changed({ tenant }: Visit, { from, until }: { from?: string; until?: string }): (SQL | undefined)[] {
	const start = (day: string) => toInstant(`${day}T00:00`, tenant.timeZone);
	return [
		from === undefined ? undefined : gte(files.updatedAt, start(from)),
		until === undefined ? undefined : lt(files.updatedAt, start(addDays(until, 1))),
	];
}

/** What the visitor has marked. */
const markedIn = ({ tenant, user }: Visit, column: typeof files.id | typeof mediaFolders.id): SQL =>
	sql`${column} in (select ${mediaFavourites.itemId} from ${mediaFavourites} where ${and(eq(mediaFavourites.tenantId, tenant.id), eq(mediaFavourites.userId, user.id))})`;
