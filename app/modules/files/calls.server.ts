import type * as z from "zod";
import { makeFolder, validName } from "#app/media/library/folders.server";
import type { ContentCall, FileRef, FolderSave } from "#app/media/library/library.schema";
import { listFolder } from "#app/media/library/list-folder.server";
import { moveItems } from "#app/media/library/move.server";
import { readFolder } from "#app/media/library/records.server";
import { renameFolder } from "#app/media/library/rename.server";
import { serializeFolder } from "#app/media/library/serialize.server";
import { listShared } from "#app/media/library/shared.server";
import { trashItems } from "#app/media/library/trash.server";
import { invalid, notFound, withCurrent } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { serializeItemFile, serializeItemFolder } from "./serialize.server";

/** The folders and files that the caller sees: of a folder, or with `user` what that person has opened to all. */
export async function getContent(visit: Visit, input: z.output<typeof ContentCall>) {
	const { user, userId, folder, ...paging } = input;
	if (userId !== undefined && userId !== visit.user.id && userId !== visit.user.guid) throw notFound();
	if (user !== undefined && user !== visit.user.id) {
		const open = await listShared(visit, { ...paging, part: "open", person: user, folder: undefined });
		const files = open.part === "open" ? open.files : [];
		return { items: files.map((file) => serializeItemFile(visit, file)), folders: [], next: open.next };
	}
	const { folders, files, next } = await listFolder(visit, { ...paging, folder });
	return {
		items: files.map((file) => serializeItemFile(visit, file)),
		folders: folders.map((one) => serializeItemFolder(visit, one)),
		next,
	};
}

/** Makes a folder, or changes the fields that are sent of one: its name, the folder that it lies in. */
export async function saveFolder(visit: Visit, input: z.output<typeof FolderSave>) {
	const { id, name, parent, updatedAt } = input;
	if (id === undefined) {
		if (name === undefined) throw invalid({ name: "required" });
		return serializeFolder(await makeFolder(visit, parent ?? "", name));
	}
	const basedOn = updatedAt ? Date.parse(updatedAt) : undefined;
	return withCurrent(changed(visit, id, { name, parent, basedOn }), () => oneFolder(visit, id));
}

type Change = { name?: string; parent?: string; basedOn?: number };

async function changed(visit: Visit, id: string, { name, parent, basedOn }: Change) {
	if (parent === undefined) {
		if (name === undefined) throw invalid({ name: "required" });
		return serializeFolder(await renameFolder(visit, id, name, basedOn));
	}
	const along = { basedOn, ...(name !== undefined && { name: validName(name) }) };
	await moveItems(visit, { files: [], folders: [id], to: parent }, along);
	return oneFolder(visit, id);
}

async function oneFolder(visit: Visit, id: string) {
	const folder = await readFolder(visit, id);
	if (!folder) throw notFound();
	return serializeFolder(folder);
}

export async function deleteFolder(visit: Visit, { id }: z.output<typeof FileRef>) {
	await trashItems(visit, { files: [], folders: [id] });
	return { id, deleted: true };
}

export async function deleteFile(visit: Visit, { id }: z.output<typeof FileRef>) {
	await trashItems(visit, { files: [id], folders: [] });
	return { id, deleted: true };
}
