import { nameOf } from "#app/directory/names";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import type { people } from "#db/schema/directory";
import type { FileItem, FolderItem, PersonName, RightName } from "./items";
import { isOwn } from "./rights.server";
import type { Folder, LibraryFile } from "./tree.server";

type Person = Row<typeof people>;
export type FileWith = { row: LibraryFile; uploader: Person | null; owner: Person | null };
export type FolderWith = { row: Folder; owner: Person | null };

export const personName = (person: Person | null | undefined): PersonName =>
	person ? { id: person.id, name: nameOf(person) } : null;

export const urlOf = (guid: string): string => `/api/media/${guid}`;

/** A file as screens have it; `right` is what its folder gives. */
export function fileItem(
	visit: Visit,
	{ row, uploader, owner }: FileWith,
	right: RightName,
	favourites: ReadonlySet<string>,
): FileItem {
	const { id, guid, name, extension, kind, type, size, isPrivate, sharing, tags, senderName, version } = row;
	return {
		...{ id, guid, name, extension, kind, type, size, isPrivate, sharing, tags, senderName, version },
		folder: row.folderId ?? "",
		isTeam: row.ownerId === "",
		isFavourite: favourites.has(id),
		owner: personName(owner),
		uploader: personName(uploader),
		...{ width: row.width, height: row.height },
		url: urlOf(guid),
		thumbnail: row.thumbnailKey ? `${urlOf(guid)}?size=small&v=${version}` : null,
		right: isOwn(visit, row) ? "manage" : right,
		...{ updatedAt: row.updatedAt, createdAt: row.createdAt },
	};
}

export function folderItem(
	visit: Visit,
	{ row, owner }: FolderWith,
	right: RightName,
	favourites: ReadonlySet<string>,
): FolderItem {
	const { id, guid, name, ownerId, sharing, updatedAt, creatorId } = row;
	const isMine = ownerId === visit.user.id || (ownerId === "" && creatorId === visit.user.id);
	return {
		...{ id, guid, name, sharing, updatedAt },
		owner: personName(owner),
		isTeam: ownerId === "",
		isFavourite: favourites.has(id),
		right: isMine ? "manage" : right,
	};
}

/** A file as the calls answer it. */
export function serializeFile(visit: Visit, file: LibraryFile) {
	return {
		id: file.id,
		guid: file.guid,
		tenant_id: file.tenantId,
		uploader_id: file.uploaderId,
		uploader_guid: file.uploaderId === visit.user.id ? visit.user.guid : null,
		modules_tenant_user_id: file.uploaderId === visit.user.id ? (visit.access.entry?.grantId ?? null) : null,
		lastModified: new Date(file.lastModified ?? file.createdAt).toISOString(),
		type: file.type,
		size: file.size,
		sha256: file.sha256,
		version: file.version,
		file_name: file.name,
		file_private: file.isPrivate,
		file_url: urlOf(file.guid),
		thumbnail_url: file.thumbnailKey ? `${urlOf(file.guid)}?size=small&v=${file.version}` : null,
		folder: file.folderId ?? "",
		updated_at: new Date(file.updatedAt).toISOString(),
	};
}

/** A folder as the calls answer it. */
export function serializeFolder(folder: Folder) {
	return {
		id: folder.id,
		guid: folder.guid,
		tenant_id: folder.tenantId,
		user_id: folder.ownerId || null,
		name: folder.name,
		parent: folder.parentId || null,
		updated_at: new Date(folder.updatedAt).toISOString(),
	};
}
