import { notAllowed, notFound } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { files, mediaFolders } from "#db/schema/media";
import {
	type Right,
	reaches,
	readingFoldersOf,
	readingShares,
	rightOnFile,
	rightOnFolder,
	type Share,
} from "./rights.server";
import type { Folder, LibraryFile } from "./tree.server";

export type Chosen = { files: LibraryFile[]; folders: Folder[] };
type Wanted = { files?: string[]; folders?: string[] };
type Options = { isInTrash?: boolean };

/** What finding chosen files and folders reads, to be sent with other reads. */
export function readingChosen(visit: Visit, { files: fileIds = [], folders: folderIds = [] }: Wanted) {
	return {
		chosenFiles: visit.rows.listing(files, { where: among(files.id, fileIds), limit: 1000 }),
		chosenFolders: visit.rows.listing(mediaFolders, {
			where: among(mediaFolders.id, folderIds),
			limit: 1000,
		}),
		foldersOf: readingFoldersOf(visit, fileIds),
		chosenShares: readingShares(visit, fileIds, folderIds),
	};
}
type Read = { chosenFiles: LibraryFile[]; chosenFolders: Folder[]; foldersOf: Folder[]; chosenShares: Share[] };

/**
 * The files and folders that `readingChosen` read, where the visitor may do this with each of them. One that is not there,
 * in the trash (or not, with `isInTrash`) or closed is not there; one that they may only see is not allowed.
 */
export function chosenIn(
	visit: Visit,
	wanted: Wanted,
	read: Read,
	needed: Right,
	{ isInTrash = false }: Options = {},
): Chosen {
	const inPlace = (deletedAt: number | null) => (deletedAt !== null) === isInTrash;
	const found = read.chosenFiles.filter(
		(file) => file.folderId !== null && file.state === "ready" && inPlace(file.deletedAt),
	);
	const folders = read.chosenFolders.filter(({ deletedAt }) => inPlace(deletedAt));
	const rights = [
		...found.map((file) => rightOnFile(visit, file, folderOf(file, read.foldersOf), read.chosenShares)),
		...folders.map((folder) => rightOnFolder(visit, folder, read.chosenShares)),
	];
	const many = new Set(wanted.files).size + new Set(wanted.folders).size;
	if (rights.length < many || rights.includes("none")) throw notFound();
	if (!rights.every((right) => reaches(right, needed))) throw notAllowed();
	return { files: found, folders };
}

export const folderOf = (file: LibraryFile, folders: Folder[]) => folders.find(({ id }) => id === file.folderId);

/** Finds chosen files and folders in one round trip, with whatever else is to be read. */
export async function findChosen<More extends Record<string, PendingQuery<unknown>>>(
	visit: Visit,
	wanted: Wanted,
	needed: Right,
	more: More = {} as More,
	options: Options = {},
) {
	const rows = await visit.rows.read({ ...more, ...readingChosen(visit, wanted) });
	return { ...chosenIn(visit, wanted, rows as unknown as Read, needed, options), rows };
}
