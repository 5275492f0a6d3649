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
 * Stages a file that was sent with a form: it belongs to no record yet. Its row stays `pending` until the record's own
 * commit has `attachingFile`; what is never attached goes with the sweep. `typeOf` decides by the bytes as what it is
 * served. A `moduleKey` with a dot (`crm.record`) is no module's: no grant opens the file, only the page that knows its
 * record. A picture loses the place where it was taken. Throws `invalid` (`field`) for an empty or too large file.
 */
export async function stageFile(
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
 * Stages files that were made here or taken out of an archive, each with a guid and a type of its own: nothing of them is
 * checked. The answer has them by guid.
 */
export async function stageMadeFiles(
	{ rows, user, now, context, tenant }: TenantContext & { user: { id: string } },
	moduleKey: string,
	made: { guid: string; name: string; type: string; bytes: Uint8Array }[],
): Promise<Map<string, StoredFile>> {
	if (made.length === 0) return new Map();
	const media = mediaOf(context, tenant.id);
	const staged = made.map(({ guid, name, type, bytes }) => ({
		...{ id: newId(now.getTime()), guid, name, type, size: bytes.length, key: media.newKey() },
		...{ moduleKey, uploaderId: user.id, sortName: sortNameOf(name), extension: extensionOf(name) },
		state: "pending" as const,
	}));
	await rows.commit([rows.addingEach(files, staged)]);
	for (const [at, { bytes, type }] of made.entries()) await media.put(staged[at]?.key ?? "", bytes, type);
	return new Map(staged.map((row) => [row.guid, row as StoredFile]));
}

/** The write that attaches a staged file to its record. */
export const attachingFile = ({ rows }: Pick<TenantContext, "rows">, id: string): PendingWrite =>
	rows.changing(files, id, { state: "ready" });

/** The write that releases a file to the sweep, with its bytes: its record is gone. */
export const releasingFile = (rows: TenantRows, id: string): PendingWrite =>
	rows.changing(files, id, { state: "pending" });

/** For `rows.listingWith`: the file that a column of a record points to. */
export const fileAt = (pointer: SQLiteColumn): [typeof files, SQLiteColumn] => [files, pointer];

/** The same with its name and type alone: a row of D1 has 100 columns at most. */
export const fileNamedAt = (pointer: SQLiteColumn): [typeof files, SQLiteColumn, ("name" | "type")[]] => [
	files,
	pointer,
	["name", "type"],
];

/** The bytes of a file whose record the caller has found for this visitor. */
export async function serveRecordFile(
	visit: Pick<TenantContext, "context" | "origin">,
	file: StoredFile | null | undefined,
): Promise<Response> {
	if (file?.state !== "ready" || file.deletedAt !== null) throw notFound();
	const { range } = visit.context;
	return serveFile(visit.context, file, new Request(visit.origin, { headers: range ? { range } : {} }));
}

/** The same for a selection of ids. */
export const releasingFiles = (rows: TenantRows, ids: SQL | SQLWrapper): PendingWrite =>
	rows.changingWhere(files, sql`${files.id} in ${ids}`, { state: "pending" });

const ofModule = (moduleKey: string, guids: string[]) =>
	and(inArray(files.guid, guids), eq(files.moduleKey, moduleKey));

/** The files of a module by their guids. */
export const filesOfModule = (rows: TenantRows, moduleKey: string, guids: string[]): Promise<StoredFile[]> =>
	rows.list(files, { where: ofModule(moduleKey, guids) });

/** The same without staged ones, for one `rows.read`. */
export const readingFilesOfModule = (rows: TenantRows, moduleKey: string, guids: SQL, limit: number) =>
	rows.listing(files, {
		where: and(sql`${files.guid} in ${guids}`, eq(files.moduleKey, moduleKey), eq(files.state, "ready")),
		limit,
	});

/** The write that attaches staged files (`ready`), or releases them to the sweep (`pending`); with `uploaderId` only that person's. */
export function settingFileState(
	rows: TenantRows,
	moduleKey: string,
	guids: string[],
	state: StoredFile["state"],
	uploaderId?: string,
): PendingWrite {
	const own = uploaderId === undefined ? undefined : eq(files.uploaderId, uploaderId);
	return rows.changingWhere(files, and(ofModule(moduleKey, guids), own) as SQL, { state });
}
