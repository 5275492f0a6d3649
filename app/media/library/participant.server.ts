import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { NAMED, nameOf } from "#app/directory/names";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import type { EventSource, Participant } from "#app/platform/tenant/participant.server";
import { joined } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { files, mediaFolders, mediaShares } from "#db/schema/media";
import { isLive, isVisibleTo } from "./rights.server";
import { isListed } from "./tree.server";

/** Files that a client has put into their own tree, of those that the visitor sees. */
export const filesOfEvents = (page: (asker: Visit, file: { id: string; name: string }) => string): EventSource => ({
	...{ key: "fileAdded", kind: "files", icon: "upload" },
	reading: (asker, whom, { limit, place: placeAt }) => {
		const place = placeAt(files.createdAt, files.id);
		const { query, shape } = asker.rows.listing(files, {
			where: and(eq(files.ownerId, whom.id), isListed, isVisibleTo(asker), place.where),
			orderBy: place.orderBy,
			limit,
		});
		return {
			query,
			shape: (found) =>
				shape(found).map(({ id, name, createdAt }) => ({
					...{ id, at: createdAt, params: { name }, href: page(asker, { id, name }) },
				})),
		};
	},
});

/** Files and folders that were shared with a client by name: all for the client, for others what they have shared, at level 30 all. */
export const filesSharedEvents = (own: (asker: Visit) => string): EventSource => ({
	...{ key: "fileShared", kind: "files", icon: "share-2" },
	reading: (asker, whom, { limit, place: placeAt }) => {
		const place = placeAt(mediaShares.createdAt, mediaShares.id);
		const [file, folder] = [joined(files, "file"), joined(mediaFolders, "folder")];
		const isThere = or(
			and(sql`${file.id} is not null`, isNull(file.deletedAt)),
			and(sql`${folder.id} is not null`, isNull(folder.deletedAt)),
		);
		const { query, shape } = asker.rows.listingWith(
			mediaShares,
			{
				file: [files, mediaShares.fileId, ["name", "deletedAt"]],
				folder: [mediaFolders, mediaShares.folderId, ["name", "deletedAt"]],
				by: [people, mediaShares.creatorId, NAMED],
			},
			{
				where: and(
					eq(mediaShares.targetKind, "user"),
					eq(mediaShares.targetId, whom.id),
					isLive(asker.now),
					isThere,
					sharesShownTo(asker, whom),
					place.where,
				),
				orderBy: place.orderBy,
				...{ limit, fields: ["id", "createdAt", "fileId"] },
			},
		);
		const isOwn = whom.id === asker.user.id;
		return {
			query,
			shape: (found) =>
				shape(found).map(({ row: { id, createdAt }, file: one, folder: dir, by }) => ({
					...{ id, at: createdAt, params: { name: one?.name ?? dir?.name ?? "" }, by: by && nameOf(by as never) },
					...(isOwn && { href: own(asker) }),
				})),
		};
	},
});

/** Which shares with somebody the visitor is told of. What is private of others is nobody's by their level alone. */
function sharesShownTo(asker: Visit, whom: Participant): SQL | undefined {
	if (whom.id === asker.user.id) return undefined;
	const own = eq(mediaShares.creatorId, asker.user.id);
	if (asker.access.level < LEVEL_ALL) return own;
	const seen = and(eq(files.tenantId, asker.tenant.id), eq(files.id, mediaShares.fileId), isListed, isVisibleTo(asker));
	return or(own, sql`exists (select 1 from ${files} where ${seen})`);
}
