import { and, eq, inArray } from "drizzle-orm";
import { newGuid, newId } from "#app/platform/ids";
import { mediaOf } from "#app/platform/media.server";
import { invalid } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { files } from "#db/schema/media";
import { editionsIn, storeEditions } from "./editions.server";
import { pictureType } from "./kind-of-bytes";
import { withoutLocation } from "./location/without-location";

export type StoredFile = Row<typeof files>;

/** A picture's size at most; the browser makes large ones smaller before it sends them. */
export const PICTURE_MAX_BYTES = 5_000_000;

type Sent = { file?: unknown; thumbnail?: unknown; middle?: unknown; width?: number; height?: number };

/**
 * Stores a picture for the use of a module: its row first (`pending`), then its bytes, then `ready`; what is cut off in
 * between a sweep removes. It is kept without where it was taken, and private until something published shows it (`publishing`). Throws `invalid` for what is
 * no picture or too large.
 */
export async function addPicture(visit: Visit, moduleKey: string, sent: Sent): Promise<StoredFile> {
	const { file } = sent;
	if (!(file instanceof File) || file.size === 0) throw invalid({ file: "required" });
	if (file.size > PICTURE_MAX_BYTES) throw invalid({ file: "media:errors.pictureTooLarge" });
	const bytes = await file.arrayBuffer();
	const type = pictureType(new Uint8Array(bytes));
	if (!type) throw invalid({ file: "media:errors.pictureKind" });
	const editions = await editionsIn(sent);
	const media = mediaOf(visit.context, visit.tenant.id);
	const id = newId(visit.now.getTime());
	const row = {
		id,
		guid: newGuid(),
		moduleKey,
		uploaderId: visit.user.id,
		name: file.name.slice(0, 200) || "picture",
		type,
		size: bytes.byteLength,
		key: media.newKey(),
		width: sent.width ?? null,
		height: sent.height ?? null,
		state: "pending" as const,
	};
	await visit.rows.add(files, row);
	await media.put(row.key, await withoutLocation(bytes, type), type);
	const thumbnailKey = editions && (await storeEditions(media, editions));
	const [stored] = await visit.rows.commit([visit.rows.changing(files, id, { thumbnailKey, state: "ready" })]);
	return stored as StoredFile;
}

/** The write that opens pictures of a module to everybody who has their address, or closes them again. */
export function publishing(ctx: TenantContext, moduleKey: string, guids: string[], isPublic: boolean): PendingWrite {
	const where = and(inArray(files.guid, guids), eq(files.moduleKey, moduleKey));
	return ctx.rows.changingWhere(files, where as NonNullable<typeof where>, { isPublic });
}
