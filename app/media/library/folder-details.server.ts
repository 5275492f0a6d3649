import { and, desc, eq, or, sql } from "drizzle-orm";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { files, mediaEvents, mediaFolders, mediaShares } from "#db/schema/media";
import { chosenIn, readingChosen } from "./chosen.server";
import { readingFavourites } from "./list-folder.server";
import { isLive, rightIn, rightOnFile, rightOnFolder } from "./rights.server";
import { folderItem, personName } from "./serialize.server";
import { serializeEvent } from "./serialize-details.server";
import { sharingOf } from "./sharing.server";
import { idsAbove, type LibraryFile } from "./tree.server";
import { readingLimits, rulesOf } from "./usage.server";
import { libraryMembers } from "./who-opens.server";

/** What a folder's activity lists, and how far back is looked for it: some of it may be closed to who looks. */
const EVENTS = 50;
const LOOKED_AT = 200;

/** All that the panel of one folder shows, in one round trip; where it is asked for also with whom it is shared. */
export async function showFolder(visit: Visit, { id, withSharing = false }: { id: string; withSharing?: boolean }) {
	const { rows } = visit;
	const aboveIds = idsAbove(visit, eq(mediaFolders.id, id));
	const reading = rows.read({
		...readingLimits(visit, ""),
		...readingChosen(visit, { folders: [id] }),
		favourites: readingFavourites(visit),
		folder: rows.listingWith(
			mediaFolders,
			{ owner: [people, mediaFolders.ownerId], creator: [people, mediaFolders.creatorId] },
			{ where: eq(mediaFolders.id, id), limit: 1 },
		),
		above: rows.listing(mediaFolders, { where: sql`${mediaFolders.id} in ${aboveIds}`, limit: 100 }),
		events: rows.listingWith(
			mediaEvents,
			{ person: [people, mediaEvents.userId], file: [files, mediaEvents.fileId] },
			{ where: eq(mediaEvents.folderId, id), orderBy: [desc(mediaEvents.at), desc(mediaEvents.id)], limit: LOOKED_AT },
		),
		shares: rows.listingWith(
			mediaShares,
			{ person: [people, mediaShares.targetId], creator: [people, mediaShares.creatorId] },
			{
				where: and(isLive(visit.now), or(eq(mediaShares.folderId, id), sql`${mediaShares.folderId} in ${aboveIds}`)),
				limit: 200,
			},
		),
	});
	const [found, members] = await Promise.all([reading, withSharing ? libraryMembers(visit, visit.language) : []]);
	chosenIn(visit, { folders: [id] }, found, "view");
	const [one] = found.folder;
	if (!one) throw notFound();
	const folder = one.row;
	const right = rightIn(rightOnFolder(visit, folder, found.chosenShares));
	const path = folder.path.split("/");
	const above = found.above.sort((a, b) => path.indexOf(a.id) - path.indexOf(b.id));
	const marked = new Set(found.favourites.map(({ itemId }) => itemId));
	// Of a private file that is closed to the visitor, or lies elsewhere by now, they are told nothing.
	const isSeen = ({ row, file }: { row: { fileId: string | null }; file: LibraryFile | null }) =>
		row.fileId === null ||
		(file !== null &&
			rightOnFile(visit, file, file.folderId === id ? folder : undefined, found.chosenShares) !== "none");
	const known = { item: { folder }, above, shares: found.shares, receipts: [] };
	return {
		folder: folderItem(visit, one, right, marked),
		maker: personName(one.creator),
		createdAt: folder.createdAt,
		parent: folder.parentId,
		breadcrumb: above.filter((step) => step.id !== id).map(({ id: at, name }) => ({ id: at, name })),
		events: found.events.filter(isSeen).slice(0, EVENTS).map(serializeEvent),
		sharing: withSharing ? sharingOf(visit, { ...known, members, rules: rulesOf(found.rules) }) : null,
	};
}
