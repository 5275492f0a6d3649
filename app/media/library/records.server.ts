import type { Visit } from "#app/platform/tenant/context";
import { files, mediaFolders, uploadSessions } from "#db/schema/media";
import type { Folder } from "./tree.server";

/** The tables whose rows the library's calls name by their ids. */
export const records = { file: files, folder: mediaFolders, upload: uploadSessions };

/** A folder after a change that gave it no new name. */
export const readFolder = (visit: Visit, id: string): Promise<Folder | undefined> => visit.rows.find(mediaFolders, id);
