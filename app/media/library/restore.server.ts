import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { conflict } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { files, mediaFolders } from "#db/schema/media";
import { findChosen } from "./chosen.server";
import { noting } from "./events.server";
import { requiringFolder } from "./folders.server";
import { nextName, sortNameOf } from "./names";
import { readingFilesNamed, readingFoldersNamed } from "./taken-names.server";
import type { Folder, LibraryFile } from "./tree.server";

type Wanted = { files: string[]; folders: string[] };

/**
 * Puts files and folders back to where they were; where that folder is gone, to the root of its tree. A name that is
 * taken by now gets a number. Throws `conflict` where somebody else does something with them at this moment.
 */
export async function restoreItems(visit: Visit, wanted: Wanted): Promise<Wanted> {
	const { files: found, folders } = await findChosen(visit, wanted, "edit", {}, { isInTrash: true });
	const parentIds = [...found.map(({ folderId }) => folderId ?? ""), ...folders.map(({ parentId }) => parentId)];
	const { parents } = await visit.rows.read({
		parents: visit.rows.listing(mediaFolders, { where: among(mediaFolders.id, parentIds), limit: 1000 }),
	});
	const keptParent = (id: string | null) => parents.find((row) => row.id === id && row.deletedAt === null);
	const free = freeNames();
	const writes = [
		...(await Promise.all(folders.map((folder) => restoringFolder(visit, folder, keptParent(folder.parentId), free)))),
		...(await Promise.all(found.map((file) => restoringFile(visit, file, keptParent(file.folderId), free)))),
	].flat();
	const events = [
		...found.map(({ id }) => ({ kind: "restored" as const, fileId: id })),
		...folders.map(({ id }) => ({ kind: "restored" as const, folderId: id })),
	];
	await orElse(visit.rows.commit([...writes, ...noting(visit, events)]), () =>
		conflict(undefined, "media:errors.movedMeanwhile"),
	);
	return wanted;
}

type Parent = { ownerId: string; folderId: string };
type Free = (kind: "file" | "folder", at: Parent, name: string, taken: readonly { sortName: string }[]) => string;

/** Gives names that nothing has in a place, nor anything else that comes back together with it. */
function freeNames(): Free {
	const given = new Map<string, Set<string>>();
	return (kind, { ownerId, folderId }, name, taken) => {
		const place = `${kind}:${ownerId}:${folderId}`;
		const names = given.get(place) ?? new Set<string>();
		given.set(place, names);
		for (const { sortName } of taken) names.add(sortName);
		const free = nextName(name, names);
		names.add(sortNameOf(free));
		return free;
	};
}

async function restoringFile(
	visit: Visit,
	file: LibraryFile,
	parent: Folder | undefined,
	free: Free,
): Promise<PendingWrite[]> {
	const at = { ownerId: file.ownerId, folderId: parent?.id ?? "" };
	const { taken } = await visit.rows.read({ taken: readingFilesNamed(visit, at, [file.name]) });
	const name = free("file", at, file.name, taken);
	const trashed = and(eq(files.tenantId, visit.tenant.id), eq(files.id, file.id), isNotNull(files.deletedAt));
	return [
		...requiringFolder(visit, { folder: parent ?? null }),
		requiring(visit.context, sql`exists (select 1 from ${files} where ${trashed})`),
		visit.rows.changing(files, file.id, {
			...{ deletedAt: null, trashedWith: null },
			...{ folderId: at.folderId, name, sortName: sortNameOf(name) },
		}),
	];
}

async function restoringFolder(
	visit: Visit,
	folder: Folder,
	parent: Folder | undefined,
	free: Free,
): Promise<PendingWrite[]> {
	const at = { ownerId: folder.ownerId, folderId: parent?.id ?? "" };
	const { taken } = await visit.rows.read({ taken: readingFoldersNamed(visit, at, [folder.name]) });
	const name = free("folder", at, folder.name, taken);
	const path = `${parent?.path ?? "/"}${folder.id}/`;
	const own = eq(mediaFolders.id, folder.id);
	const trashed = and(
		eq(mediaFolders.tenantId, visit.tenant.id),
		own,
		eq(mediaFolders.path, folder.path),
		isNotNull(mediaFolders.deletedAt),
	);
	const withIt =
		sql`(${own} or ${mediaFolders.trashedWith} = ${folder.id}) and ${mediaFolders.deletedAt} is not null` as SQL;
	return [
		...requiringFolder(visit, { folder: parent ?? null }),
		requiring(visit.context, sql`exists (select 1 from ${mediaFolders} where ${trashed})`),
		visit.rows.changing(mediaFolders, folder.id, { parentId: at.folderId, name, sortName: sortNameOf(name) }),
		visit.rows.changingFor(mediaFolders, folder.id, withIt, {
			...{ deletedAt: null, trashedWith: null },
			path: sql`${path} || substr(${mediaFolders.path}, ${folder.path.length + 1})`,
		}),
		visit.rows.changingFor(files, folder.id, eq(files.trashedWith, folder.id), { deletedAt: null, trashedWith: null }),
	];
}
