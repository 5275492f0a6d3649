import type { FileItem, FolderItem } from "#app/media/library/items";
import type { Visit } from "#app/platform/tenant/context";

/** A file of a list as the calls answer it. */
export function serializeItemFile({ tenant, user, access }: Visit, file: FileItem) {
	const isMine = file.uploader?.id === user.id;
	return {
		...{ id: file.id, guid: file.guid, tenant_id: tenant.id, uploader_id: file.uploader?.id ?? null },
		uploader_guid: isMine ? user.guid : null,
		modules_tenant_user_id: isMine ? (access.entry?.grantId ?? null) : null,
		lastModified: new Date(file.updatedAt).toISOString(),
		...{ type: file.type, size: file.size, version: file.version, file_name: file.name },
		...{ file_private: file.isPrivate, file_url: file.url, thumbnail_url: file.thumbnail, folder: file.folder },
		updated_at: new Date(file.updatedAt).toISOString(),
	};
}

export function serializeItemFolder({ tenant }: Visit, { id, guid, name, owner, updatedAt }: FolderItem) {
	return {
		...{ id, guid, tenant_id: tenant.id, user_id: owner?.id ?? null, name },
		updated_at: new Date(updatedAt).toISOString(),
	};
}
