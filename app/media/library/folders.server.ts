import { and, eq, sql } from "drizzle-orm";
import { newGuid, newId } from "#app/platform/ids";
import { conflict, invalid } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { mediaFolders } from "#db/schema/media";
import { noting } from "./events.server";
import { type FolderContext, findFolderContext } from "./folder-context.server";
import { cleanName, DEPTH_MAX, isTooLong, sortNameOf } from "./names";
import type { Sender } from "./sender";
import { type Folder, idsIn, isKeptFolder } from "./tree.server";

/** A name that may be kept; throws `invalid` for one that is too long. */
export function validName(sent: string): string {
	const name = cleanName(sent);
	if (isTooLong(name)) throw invalid({ name: "media:errors.nameTooLong" });
	return name;
}

/** The write that fails the batch where a place has been moved or trashed since it was read. */
export function requiringFolder(visit: Sender, place: Pick<FolderContext, "folder">): PendingWrite[] {
	const { folder } = place;
	if (!folder) return [];
	const same = and(
		eq(mediaFolders.tenantId, visit.tenant.id),
		eq(mediaFolders.id, folder.id),
		eq(mediaFolders.path, folder.path),
		eq(mediaFolders.ownerId, folder.ownerId),
		isKeptFolder,
	);
	return [requiring(visit.context, sql`exists (select 1 from ${mediaFolders} where ${same})`)];
}

/** Makes a folder in a place. Throws `conflict` with the folder of that name, where there is one. */
export async function makeFolder(visit: Visit, parent: string, sentName: string): Promise<Folder> {
	const { place } = await findFolderContext(visit, parent, "upload", {});
	const name = validName(sentName);
	if (place.above.length >= DEPTH_MAX) throw invalid({ name: "media:errors.tooDeep" });
	const row = folderRow(visit, place, name);
	const commit = visit.rows.commit([
		...requiringFolder(visit, place),
		visit.rows.adding(mediaFolders, row),
		visit.rows.indexingNew(mediaFolders, row.id, [name]),
		...noting(visit, [{ kind: "made", folderId: row.id }]),
	]);
	await orElse(commit, () => undefined).catch(async (error) => {
		if (error !== undefined) throw error;
		throw conflict(await folderNamed(visit, place, name), "media:errors.folderNameTaken");
	});
	return (await visit.rows.find(mediaFolders, row.id)) as Folder;
}

export function folderRow(
	visit: Pick<Sender, "now" | "user">,
	place: Pick<FolderContext, "ownerId" | "folderId" | "folder">,
	name: string,
) {
	const id = newId(visit.now.getTime());
	const path = `${place.folder?.path ?? "/"}${id}/`;
	const { ownerId, folderId: parentId } = place;
	return { id, guid: newGuid(), ownerId, parentId, path, name, sortName: sortNameOf(name), creatorId: visit.user.id };
}

/** The folder of a name in a place, if there is one. */
export async function folderNamed(visit: Sender, place: Pick<FolderContext, "ownerId" | "folderId">, name: string) {
	const where = and(
		eq(mediaFolders.ownerId, place.ownerId),
		eq(mediaFolders.parentId, place.folderId),
		eq(mediaFolders.sortName, sortNameOf(name)),
		isKeptFolder,
	);
	return (await visit.rows.list(mediaFolders, { where, limit: 1 }))[0];
}

/**
 * The place at the end of a folder upload's path, with the folders that it lacks: two uploads at once make each of them
 * once. Throws `invalid` for a path that is too deep or a name that is too long.
 */
export async function makePath(visit: Sender, start: FolderContext, names: string[]): Promise<FolderContext> {
	if (start.above.length + names.length > DEPTH_MAX) throw invalid({ path: "media:errors.tooDeep" });
	let place = start;
	for (const sent of names) {
		const name = validName(sent);
		const folder = (await folderNamed(visit, place, name)) ?? (await addOrFind(visit, place, name));
		const { ownerId, right, isNamed } = place;
		place = { ownerId, right, isNamed, folder, folderId: folder.id, above: [...place.above, folder] };
	}
	return place;
}

async function addOrFind(visit: Sender, place: FolderContext, name: string): Promise<Folder> {
	const row = folderRow(visit, place, name);
	try {
		const adding = visit.rows.adding(mediaFolders, row);
		const writes = [...requiringFolder(visit, place), adding, visit.rows.indexingNew(mediaFolders, row.id, [name])];
		const made = await orElse(visit.rows.commit(writes), () => undefined);
		return made[writes.indexOf(adding)] as Folder;
	} catch (error) {
		if (error !== undefined) throw error;
		const other = await folderNamed(visit, place, name);
		if (!other) throw conflict(undefined, "media:errors.folderMoved");
		return other;
	}
}

/** How many folders stand above each other in a path. */
export const depthOf = (path: string): number => idsIn(path).length;
