import { and, asc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { addDays } from "#app/platform/clock";
import { toInstant } from "#app/platform/local-time";
import { keyset, pageOf } from "#app/platform/paging.server";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { files, fileTags, mediaFavourites, mediaFolders } from "#db/schema/media";
import type { FileItem, FolderItem } from "./items";
import type { SearchInput } from "./library.schema";
import { readingFavourites } from "./list-folder.server";
import { findPlace } from "./place.server";
import { fileItem, folderItem } from "./present.server";
import { isFolderVisibleTo, isVisibleTo } from "./rights.server";
import { foldersUnder, isKeptFolder, isListed } from "./tree.server";

/** Marked folders that stand before the files, at most. */
const MARKED_FOLDERS = 200;

export type Hits = { files: FileItem[]; folders: FolderItem[]; next: string | null };

/**
 * The files of all trees that the visitor may see and that fit: words of the name or a tag, kind, owner, tag, days of the
 * last change, a mark of their own, and a folder with all below it; the latest first. Folders of that name, or that are
 * marked, come with the first page.
 */
export async function searchFiles(visit: Visit, input: z.output<typeof SearchInput>): Promise<Hits> {
	const { q, kind, person, tag, folder, marked, cursor, limit } = input;
	const { place } = await findPlace(visit, folder ?? "", "view", {});
	const within =
		folder === undefined
			? undefined
			: place.folder
				? sql`${files.folderId} in ${foldersUnder(visit, place.folder.path)}`
				: eq(files.ownerId, place.ownerId);
	const at = keyset([files.updatedAt, files.id], { cursor: q ? undefined : cursor }, "desc");
	const where = and(
		isListed,
		kind ? eq(files.kind, kind) : undefined,
		person ? eq(files.ownerId, person) : undefined,
		tag ? tagged(visit, tag) : undefined,
		...changed(visit, input),
		marked ? markedIn(visit, files.id) : undefined,
		within,
		isVisibleTo(visit),
		at.where,
	);
	const search = q ? { text: q, before: Number(cursor) || undefined } : undefined;
	const wantsFolders = (marked || q !== undefined) && !cursor && !kind && !tag && !person && folder === undefined;
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
					where: and(isKeptFolder, isFolderVisibleTo(visit), marked ? markedIn(visit, mediaFolders.id) : undefined),
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
	return {
		files: items.map((one) => fileItem(visit, one, visit.access.level >= 30 ? "manage" : "view", favourites)),
		folders: (found.folders ?? []).map((one) => folderItem(visit, one, "view", favourites)),
		next: q ? (next === null || last === undefined ? null : String(last)) : next,
	};
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
