import { and, sql } from "drizzle-orm";
import { newGuid, newId } from "#app/platform/ids";
import { conflict, invalid } from "#app/platform/problems";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import type { NewRow } from "#app/platform/tenant/rows.server";
import { files, mediaFolders } from "#db/schema/media";
import { chosenIn, readingChosen } from "./chosen.server";
import { noting } from "./events.server";
import { type FolderContext, findFolderContext } from "./folder-context.server";
import { depthOf, requiringFolder } from "./folders.server";
import { DEPTH_MAX, nextName, sortNameOf } from "./names";
import { isVisibleTo } from "./rights.server";
import { readingFilesNamed, readingFoldersNamed } from "./taken-names.server";
import { type Folder, foldersUnder, isKeptFolder, isListed, type LibraryFile, under } from "./tree.server";
import { outOfSpace, readingLimits, rulesOf, taking } from "./usage.server";

/** Files and folders that one copy makes at most. */
const MOST = 1000;
type Copy = { files: string[]; folders: string[]; to: string };

/**
 * Copies files, and folders with all that the visitor sees in them, into a place. A copy has the same bytes in the store,
 * and counts as much in the quota as any file. Names that are taken get a number. Throws `invalid` for more than a
 * thousand at once, or where the space is not enough.
 */
export async function copyItems(
	visit: Visit,
	{ to, ...wanted }: Copy,
): Promise<{ files: string[]; folders: string[] }> {
	const { place, rows } = await findFolderContext(visit, to, "upload", {
		...readingChosen(visit, wanted),
		...readingLimits(visit, ""),
	});
	const chosen = chosenIn(visit, wanted, rows, "view");
	const inside = await readInside(visit, chosen.folders);
	const names = (items: { name: string }[]) => items.map(({ name }) => name);
	const taken = await visit.rows.read({
		files: readingFilesNamed(visit, place, names(chosen.files)),
		folders: readingFoldersNamed(visit, place, names(chosen.folders)),
	});
	const plan = planOf(visit, place, { ...chosen, ...inside }, taken);
	if (plan.files.length + plan.folders.length > MOST) throw invalid({ files: `media:errors.tooMany?count=${MOST}` });
	const bytes = plan.files.reduce((sum, { size }) => sum + size, 0);
	const rules = rulesOf(rows.rules);
	const writes = [
		...requiringFolder(visit, place),
		...(plan.folders.length > 0 ? [visit.rows.addingEach(mediaFolders, plan.folders)] : []),
		...(plan.files.length > 0 ? [visit.rows.addingEach(files, plan.files)] : []),
		visit.rows.indexingEach(
			mediaFolders,
			plan.folders.map(({ id, name }) => ({ id, texts: [name] })),
		),
		visit.rows.indexingEach(
			files,
			plan.files.map(({ id, name }) => ({ id, texts: [name] })),
		),
		...noting(
			visit,
			plan.files.slice(0, 90).map(({ id }) => ({ kind: "copied" as const, fileId: id })),
		),
	];
	await orElse(visit.rows.commit([...writes, ...taking(visit, place.ownerId, bytes, rules)]), () =>
		bytes > 0 ? outOfSpace() : conflict(undefined, "media:errors.movedMeanwhile"),
	);
	return { files: plan.files.map(({ id }) => id), folders: plan.folders.map(({ id }) => id) };
}

/** What lies in folders, no more than may be copied at once and one. */
async function readInside(visit: Visit, folders: Folder[]) {
	const below: Folder[] = [];
	const insideFiles: LibraryFile[] = [];
	for (const { path } of folders) {
		const found = await visit.rows.read({
			folders: visit.rows.listing(mediaFolders, { where: and(under(path), isKeptFolder), limit: MOST + 1 }),
			files: visit.rows.listing(files, {
				where: and(sql`${files.folderId} in ${foldersUnder(visit, path)}`, isListed, isVisibleTo(visit)),
				limit: MOST + 1,
			}),
		});
		below.push(...found.folders);
		insideFiles.push(...found.files);
	}
	return { below, insideFiles };
}

type Sources = { files: LibraryFile[]; folders: Folder[]; below: Folder[]; insideFiles: LibraryFile[] };
type Taken = { files: { sortName: string }[]; folders: { sortName: string }[] };

function planOf(visit: Visit, place: FolderContext, from: Sources, taken: Taken) {
	const at = visit.now.getTime();
	const takenFolders = new Set(taken.folders.map(({ sortName }) => sortName));
	const takenFiles = new Set(taken.files.map(({ sortName }) => sortName));
	const copies = new Map<string, { id: string; path: string }>();
	const folders: NewRow<typeof mediaFolders>[] = [];
	const below = from.below.toSorted((one, other) => one.path.length - other.path.length);
	for (const folder of below) {
		const isTop = from.folders.some(({ id }) => id === folder.id);
		const parent = isTop ? undefined : copies.get(folder.parentId);
		const id = newId(at);
		const path = `${parent?.path ?? place.folder?.path ?? "/"}${id}/`;
		if (depthOf(path) > DEPTH_MAX) throw invalid({ to: "media:errors.tooDeep" });
		const name = isTop ? nextName(folder.name, takenFolders) : folder.name;
		if (isTop) takenFolders.add(sortNameOf(name));
		copies.set(folder.id, { id, path });
		folders.push({
			...{ id, guid: newGuid(), ownerId: place.ownerId, parentId: parent?.id ?? place.folderId, path },
			...{ name, sortName: sortNameOf(name), creatorId: visit.user.id },
		});
	}
	const copyOf = (file: LibraryFile, folderId: string, name: string): NewRow<typeof files> & { size: number } => ({
		...{ id: newId(at), guid: newGuid(), moduleKey: file.moduleKey, uploaderId: visit.user.id },
		...{ ownerId: place.ownerId, folderId, name, sortName: sortNameOf(name) },
		...{ extension: file.extension, kind: file.kind, type: file.type, size: file.size, sha256: file.sha256 },
		...{ key: file.key, thumbnailKey: file.thumbnailKey, width: file.width, height: file.height },
		...{ lastModified: file.lastModified, state: "ready" as const, isPrivate: file.isPrivate, charged: file.size },
	});
	const single = from.files.map((file) => {
		const name = nextName(file.name, takenFiles);
		takenFiles.add(sortNameOf(name));
		return copyOf(file, place.folderId, name);
	});
	const inside = from.insideFiles.flatMap((file) => {
		const folder = copies.get(file.folderId ?? "");
		return folder ? [copyOf(file, folder.id, file.name)] : [];
	});
	return { folders, files: [...single, ...inside] };
}
