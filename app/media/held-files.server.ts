import { and, eq, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { newGuid, newId } from "#app/platform/ids";
import { mediaOf } from "#app/platform/media.server";
import { invalid, notFound } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";
import type { TenantRows } from "#app/platform/tenant/rows.server";
import { files } from "#db/schema/media";
import { pictureType } from "./kind-of-bytes";
import { extensionOf, sortNameOf } from "./library/names";
import { withoutLocation } from "./location/without-location";
import type { StoredFile } from "./pictures.server";
import { serveFile } from "./serve.server";

export type { StoredFile };

/** A file's size at most. */
export const FILE_MAX_BYTES = 10_000_000;

/**
 * Puts a file into the store for a record that is about to be written: its row stays `pending` until the record's own
 * commit has `readying`, so that what is never taken up goes with the sweep. `typeOf` says by its bytes what it is served as. `moduleKey` with a dot (`crm.record`) is no
 * module's: no grant opens the file, only the page that knows its record. A picture is kept without where it was taken. Throws `invalid` (`field`) for an empty or too
 * large one.
 */
export async function holdFile(
	visit: TenantContext & { user: { id: string } },
	moduleKey: string,
	file: File,
	field = "files",
	typeOf: (bytes: Uint8Array) => string | undefined = pictureType,
	most = FILE_MAX_BYTES,
): Promise<StoredFile> {
	if (file.size === 0) throw invalid({ [field]: "media:errors.fileEmpty" });
	if (file.size > most) throw invalid({ [field]: "media:errors.fileTooLarge" });
	const bytes = await file.arrayBuffer();
	const type = typeOf(new Uint8Array(bytes)) ?? "application/octet-stream";
	const media = mediaOf(visit.context, visit.tenant.id);
	const row = {
		...{ id: newId(visit.now.getTime()), guid: newGuid(), moduleKey, uploaderId: visit.user.id },
		...{ name: file.name.slice(-200) || "file", type, size: bytes.byteLength, key: media.newKey() },
		state: "pending" as const,
	};
	const stored = await visit.rows.add(files, row);
	await media.put(row.key, await withoutLocation(bytes, type), type);
	return stored;
}

/**
 * The same for files that were made here or taken out of an archive, each with a guid and a type of its own: nothing of
 * them is checked. They are given by guid.
 */
export async function holdEach(
	{ rows, user, now, context, tenant }: TenantContext & { user: { id: string } },
	moduleKey: string,
	made: { guid: string; name: string; type: string; bytes: Uint8Array }[],
): Promise<Map<string, StoredFile>> {
	if (made.length === 0) return new Map();
	const media = mediaOf(context, tenant.id);
	const held = made.map(({ guid, name, type, bytes }) => ({
		...{ id: newId(now.getTime()), guid, name, type, size: bytes.length, key: media.newKey() },
		...{ moduleKey, uploaderId: user.id, sortName: sortNameOf(name), extension: extensionOf(name) },
		state: "pending" as const,
	}));
	await rows.commit([rows.addingEach(files, held)]);
	for (const [at, { bytes, type }] of made.entries()) await media.put(held[at]?.key ?? "", bytes, type);
	return new Map(held.map((row) => [row.guid, row as StoredFile]));
}

/** The write that makes a held file one of a record. */
export const readying = ({ rows }: Pick<TenantContext, "rows">, id: string): PendingWrite =>
	rows.changing(files, id, { state: "ready" });

/** The write that gives a file back to the sweep, with what lies of it in the store: its record is gone. */
export const dropping = (rows: TenantRows, id: string): PendingWrite => rows.changing(files, id, { state: "pending" });

/** For `rows.listingWith`: the file that a column of a record points to. */
export const fileAt = (pointer: SQLiteColumn): [typeof files, SQLiteColumn] => [files, pointer];

/** The same with its name and type alone: a row of D1 has 100 columns at most. */
export const fileNamedAt = (pointer: SQLiteColumn): [typeof files, SQLiteColumn, ("name" | "type")[]] => [
	files,
	pointer,
	["name", "type"],
];

/** The bytes of a file whose record the caller has found for this visitor. */
export async function serveHeld(
	visit: Pick<TenantContext, "context" | "origin">,
	file: StoredFile | null | undefined,
): Promise<Response> {
	if (file?.state !== "ready" || file.deletedAt !== null) throw notFound();
	const { range } = visit.context;
	return serveFile(visit.context, file, new Request(visit.origin, { headers: range ? { range } : {} }));
}

/** The write that gives back all files of a selection of ids. */
export const droppingAll = (rows: TenantRows, ids: SQL | SQLWrapper): PendingWrite =>
	rows.changingWhere(files, sql`${files.id} in ${ids}`, { state: "pending" });

const heldBy = (moduleKey: string, guids: string[]) => and(inArray(files.guid, guids), eq(files.moduleKey, moduleKey));

/** The files of these guids that a module holds. */
export const heldFiles = (rows: TenantRows, moduleKey: string, guids: string[]): Promise<StoredFile[]> =>
	rows.list(files, { where: heldBy(moduleKey, guids) });

/** The files among these guids that a module holds for its records, with other reads. */
export const readingHeld = (rows: TenantRows, moduleKey: string, guids: SQL, limit: number) =>
	rows.listing(files, {
		where: and(sql`${files.guid} in ${guids}`, eq(files.moduleKey, moduleKey), eq(files.state, "ready")),
		limit,
	});

/** The write that keeps held files, or gives them back to the sweep (`pending`); only what `uploaderId` sent, where one is given. */
export function settingHeld(
	rows: TenantRows,
	moduleKey: string,
	guids: string[],
	state: StoredFile["state"],
	uploaderId?: string,
): PendingWrite {
	const own = uploaderId === undefined ? undefined : eq(files.uploaderId, uploaderId);
	return rows.changingWhere(files, and(heldBy(moduleKey, guids), own) as SQL, { state });
}
