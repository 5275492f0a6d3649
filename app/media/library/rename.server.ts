import { conflict } from "#app/platform/problems";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { files, mediaFolders } from "#db/schema/media";
import { findChosen } from "./chosen.server";
import { noting } from "./events.server";
import { fileTypes } from "./file-types";
import { validName } from "./folders.server";
import { extensionOf, sortNameOf } from "./names";
import { serializeFile, serializeFolder } from "./serialize.server";
import type { Folder, LibraryFile } from "./tree.server";
import { unmoved } from "./unmoved.server";

/**
 * Renames a file. Its extension stays, as it says what the bytes are: a name that comes without it gets it back. Throws
 * `conflict` where the folder has a file of that name.
 */
export async function renameFile(visit: Visit, id: string, sentName: string, basedOn?: number): Promise<LibraryFile> {
	const { files: found } = await findChosen(visit, { files: [id] }, "edit");
	const file = found[0] as LibraryFile;
	if (basedOn !== undefined && basedOn !== file.updatedAt) throw conflict(serializeFile(visit, file));
	const name = withExtension(validName(sentName), file.extension);
	if (name === file.name) return file;
	const extension = extensionOf(name);
	const write = visit.rows.commit([
		unmoved(visit, files, id, basedOn),
		visit.rows.changing(files, id, { name, sortName: sortNameOf(name), extension }),
		visit.rows.indexing(files, id, [name, ...file.tags]),
		...noting(visit, [{ kind: "renamed", fileId: id, detail: { before: file.name, after: name } }]),
	]);
	const [, renamed] = await orElse(write, () => conflict(serializeFile(visit, file), "media:errors.nameTaken"));
	return renamed as LibraryFile;
}

function withExtension(name: string, extension: string): string {
	const isSame = fileTypes[extensionOf(name)]?.type === fileTypes[extension]?.type;
	return isSame || extension === "" ? name : validName(`${name}.${extension}`);
}

/** Renames a folder. Throws `conflict` where its parent has a folder of that name. */
export async function renameFolder(visit: Visit, id: string, sentName: string, basedOn?: number): Promise<Folder> {
	const { folders } = await findChosen(visit, { folders: [id] }, "edit");
	const folder = folders[0] as Folder;
	if (basedOn !== undefined && basedOn !== folder.updatedAt) throw conflict(serializeFolder(folder));
	const name = validName(sentName);
	if (name === folder.name) return folder;
	const write = visit.rows.commit([
		unmoved(visit, mediaFolders, id, basedOn),
		visit.rows.changing(mediaFolders, id, { name, sortName: sortNameOf(name) }),
		visit.rows.indexing(mediaFolders, id, [name]),
		...noting(visit, [{ kind: "renamed", folderId: id, detail: { before: folder.name, after: name } }]),
	]);
	const [, renamed] = await orElse(write, () => conflict(serializeFolder(folder), "media:errors.folderNameTaken"));
	return renamed as Folder;
}
