import { FileRef, FolderSave } from "#app/media/library/library.schema";
import { records } from "#app/media/library/records.server";
import { verb } from "#app/platform/guard.server";
import { deleteFolder, saveFolder } from "../calls.server";
import { endpoint } from "../guard.server";

const api = endpoint(
	{ post: verb(FolderSave, saveFolder), delete: verb(FileRef, deleteFolder) },
	{ record: records.folder },
);
export const loader = api.loader;
export const action = api.action;
