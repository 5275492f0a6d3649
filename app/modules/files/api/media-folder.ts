import { FileRef, FolderSave } from "#app/media/library/library.schema";
import { records } from "#app/media/library/records.server";
import { handler } from "#app/platform/guard.server";
import { deleteFolder, saveFolder } from "../calls.server";
import { endpoint } from "../guard.server";

const api = endpoint(
	{ post: handler(FolderSave, saveFolder), delete: handler(FileRef, deleteFolder) },
	{ record: records.folder },
);
export const loader = api.loader;
export const action = api.action;
