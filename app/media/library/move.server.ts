import { and, eq, sql } from "drizzle-orm";
import { conflict, invalid, notAllowed } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { files, mediaFolders } from "#db/schema/media";
import { type Chosen, chosenIn, readingChosen } from "./chosen.server";
import { noting } from "./events.server";
import { type FolderContext, findFolderContext } from "./folder-context.server";
import { depthOf, requiringFolder } from "./folders.server";
import { movingCharges, readingVersions } from "./moving-charges.server";
import { DEPTH_MAX, nextName, sortNameOf } from "./names";
import { readingFilesNamed, readingFoldersNamed } from "./taken-names.server";
import { type Folder, type LibraryFile, under } from "./tree.server";
import { unmoved } from "./unmoved.server";
import { readingLimits, rulesOf } from "./usage.server";

type Move = { files: string[]; folders: string[]; to: string; onConflict?: "keep_both" | "skip" };
/** What becomes of one folder along with the move: its new name, where it has not moved on from `basedOn`. */
type Along = { name?: string; basedOn?: number };
export type Moved = { files: string[]; folders: string[]; skipped: string[] };

/**
 * Moves files and folders into a place, all or nothing; `onConflict` says what becomes of those whose name is taken
 * there. Throws `conflict` where one is taken and nothing was said, or where somebody has moved or trashed something
 * meanwhile; `invalid` for a folder into itself. A move into another tree needs the right to manage what is moved.
 */
export async function moveItems(
	visit: Visit,
	{ to, onConflict, ...wanted }: Move,
	{ name: newName, basedOn }: Along = {},
): Promise<Moved> {
	const { place, rows } = await findFolderContext(visit, to, "upload", {
		...readingChosen(visit, wanted),
		...readingLimits(visit, ""),
		versions: readingVersions(visit, wanted.files),
	});
	const found = chosenIn(visit, wanted, rows, "edit");
	const [first] = found.folders;
	if (basedOn !== undefined && basedOn !== first?.updatedAt) throw conflict(first);
	const called = <Item extends { name: string }>(item: Item) =>
		newName === undefined ? item : { ...item, name: newName };
	const chosen = { ...found, folders: found.folders.map(called) };
	assertMayLeave(visit, chosen, place);
	for (const folder of chosen.folders) assertFits(folder, place);
	const names = (items: { name: string }[]) => items.map(({ name }) => name);
	const taken = await visit.rows.read({
		files: readingFilesNamed(visit, place, names(chosen.files)),
		folders: readingFoldersNamed(visit, place, names(chosen.folders)),
	});
	const { moving: movedFiles, skipped } = newNames(chosen.files, taken.files, onConflict);
	const { moving: movedFolders, skipped: leftFolders } = newNames(chosen.folders, taken.folders, onConflict);
	const rules = rulesOf(rows.rules);
	await orElse(
		visit.rows.commit([
			...requiringFolder(visit, place),
			...found.folders.map(({ id }) => unmoved(visit, mediaFolders, id, basedOn)),
			...movedFiles.flatMap(({ item, name }) => movingFile(visit, item, name, place)),
			...movedFolders.flatMap(({ item, name }) => movingFolder(visit, item, name, place)),
			...(newName === undefined
				? []
				: movedFolders.map(({ item, name }) => visit.rows.indexing(mediaFolders, item.id, [name]))),
			...movingCharges(
				visit,
				movedFiles.map(({ item }) => item),
				rows.versions,
				place,
				rules,
			),
			...noting(visit, [
				...movedFiles.map(({ item }) => ({ kind: "moved" as const, fileId: item.id })),
				...movedFolders.map(({ item }) => ({ kind: "moved" as const, folderId: item.id })),
				...(newName === undefined || !first || newName === first.name
					? []
					: [{ kind: "renamed" as const, folderId: first.id, detail: { before: first.name, after: newName } }]),
			]),
		]),
		() => conflict(basedOn === undefined ? undefined : first, "media:errors.movedMeanwhile"),
	);
	return {
		files: movedFiles.map(({ item }) => item.id),
		folders: movedFolders.map(({ item }) => item.id),
		skipped: [...skipped, ...leftFolders],
	};
}

function assertMayLeave(visit: Visit, { files: found, folders }: Chosen, place: FolderContext): void {
	const leaves = [...found, ...folders].filter(({ ownerId }) => ownerId !== place.ownerId);
	const isMine = (item: LibraryFile | Folder) =>
		item.ownerId === visit.user.id ||
		(item.ownerId === "" && ("uploaderId" in item ? item.uploaderId : item.creatorId) === visit.user.id);
	if (visit.access.level < 30 && !leaves.every(isMine)) throw notAllowed();
	// Whose quota a whole tree counts in is not changed in one step.
	if (folders.some(({ ownerId }) => ownerId !== place.ownerId)) throw invalid({ to: "media:errors.otherTree" });
}

function assertFits(folder: Folder, place: FolderContext): void {
	if (place.folder?.path.startsWith(folder.path)) throw invalid({ to: "media:errors.intoItself" });
	if (depthOf(place.folder?.path ?? "/") + 1 > DEPTH_MAX) throw invalid({ to: "media:errors.tooDeep" });
}

/** What each item is called in its new place; those that are skipped stay where they are. */
export function newNames<Item extends { id: string; name: string }>(
	items: Item[],
	there: { id: string; sortName: string }[],
	onConflict?: "keep_both" | "skip",
) {
	const mine = new Set(items.map(({ id }) => id));
	const taken = new Set(there.filter(({ id }) => !mine.has(id)).map(({ sortName }) => sortName));
	const moving: { item: Item; name: string }[] = [];
	const skipped: string[] = [];
	for (const item of items) {
		const isTaken = taken.has(sortNameOf(item.name));
		if (isTaken && onConflict === undefined) throw conflict({ id: item.id, name: item.name }, "media:errors.nameTaken");
		if (isTaken && onConflict === "skip") skipped.push(item.id);
		else {
			const name = nextName(item.name, taken);
			taken.add(sortNameOf(name));
			moving.push({ item, name });
		}
	}
	return { moving, skipped };
}

function movingFile(visit: Visit, file: LibraryFile, name: string, place: FolderContext): PendingWrite[] {
	const { ownerId, folderId } = place;
	const still = and(
		eq(files.tenantId, visit.tenant.id),
		eq(files.id, file.id),
		eq(files.folderId, file.folderId ?? ""),
		sql`${files.deletedAt} is null`,
	);
	return [
		requiring(visit.context, sql`exists (select 1 from ${files} where ${still})`),
		visit.rows.changing(files, file.id, { ownerId, folderId, name, sortName: sortNameOf(name) }),
	];
}

/** Moves a folder with all below it; fails where it has been moved meanwhile, so that two moves never make a ring. */
function movingFolder(visit: Visit, folder: Folder, name: string, place: FolderContext): PendingWrite[] {
	const path = `${place.folder?.path ?? "/"}${folder.id}/`;
	const below = sql`${path} || substr(${mediaFolders.path}, ${folder.path.length + 1})`;
	const depth = sql`(select max(length(${mediaFolders.path})) from ${mediaFolders} where ${and(eq(mediaFolders.tenantId, visit.tenant.id), under(folder.path))})`;
	const longest = DEPTH_MAX * (folder.id.length + 1) + 1;
	return [
		...requiringFolder(visit, { folder }),
		requiring(visit.context, sql`${depth} + ${path.length - folder.path.length} <= ${longest}`),
		visit.rows.changing(mediaFolders, folder.id, { parentId: place.folderId, name, sortName: sortNameOf(name) }),
		visit.rows.changingFor(mediaFolders, folder.id, under(folder.path), { path: below }),
	];
}
