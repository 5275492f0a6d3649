import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { levelOf } from "#app/directory/level-of.server";
import { newGuid, newId } from "#app/platform/ids";
import { invalid, Problem } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import type { TenantRows } from "#app/platform/tenant/rows.server";
import { files, fileUses, mediaFolders } from "#db/schema/media";
import type { Cue } from "../captions/cues";
import { readCuesBeside } from "./captions.server";
import { findChosen } from "./chosen.server";
import { foldersUnder, isKeptFolder, type LibraryFile } from "./tree.server";
import { LIBRARY } from "./upload/land.server";

/** The page of another module that shows a file: its module, its record, what it is called and where it stands. */
export type Use = { moduleKey: string; refGuid: string; title: string; path: string };

/** The visitor of another module as a member of the library; throws `invalid` (`field`) where they have none. */
async function inLibrary(visit: Visit, field: string): Promise<Visit> {
	const { level, role } = await levelOf(visit, visit.user.id, LIBRARY);
	if (level < 10) throw invalid({ [field]: "media:errors.noLibrary" });
	return { ...visit, access: { level, role, entry: null } };
}

/** Files of the library that the visitor of another module may see; throws `invalid` (`field`) for any other. */
export async function findForUse(visit: Visit, ids: readonly string[], field: string): Promise<LibraryFile[]> {
	const library = await inLibrary(visit, field);
	try {
		return (await findChosen(library, { files: [...ids] }, "view")).files;
	} catch (error) {
		if (error instanceof Problem && error.kind === "notFound") throw invalid({ [field]: "media:errors.fileGone" });
		throw error;
	}
}

/** What is said in a file that the visitor of another module takes up, by the captions that lie beside it. */
export async function findCues(visit: Visit, file: LibraryFile, language: string): Promise<Cue[]> {
	return readCuesBeside(await inLibrary(visit, "file"), file, language);
}

/**
 * Takes files of the library into a record of another module: each gets a row of its own over the same bytes, since what
 * opens the record opens its file, whoever may see the one in the library. It stays as it was when it was taken. `ownedBy`
 * is whose grants open them. Gives the rows, and the writes for the record's commit.
 */
export function copyingFromLibrary(visit: Visit, found: readonly LibraryFile[], ownedBy: string, use: Use) {
	const { rows, now, user } = visit;
	const copies = found.map((file) => {
		const { createdAt, updatedAt, tenantId, ...same } = file;
		return {
			...same,
			...{ id: newId(now.getTime()), guid: newGuid(), moduleKey: ownedBy, uploaderId: user.id, ownerId: "" },
			...{ folderId: null, version: 1, isPublic: false, isPrivate: true, sharing: "none" as const, charged: 0 },
			...{ senderName: null, tags: [], deletedAt: null, trashedWith: null },
		};
	});
	const writes = copies.flatMap((row, index): PendingWrite[] => [
		rows.adding(files, row),
		...noting(visit, found[index]?.id ?? "", row.guid, use),
	]);
	return { copies, writes };
}

/** The write that notes a use of a file whose bytes the record has already. */
export const noting = ({ rows, now }: Visit, fileId: string, heldGuid: string, use: Use): PendingWrite[] => [
	rows.adding(fileUses, { id: newId(now.getTime()), fileId, heldGuid, ...use }),
];

const ofRecord = ({ moduleKey, refGuid }: Pick<Use, "moduleKey" | "refGuid">) =>
	and(eq(fileUses.moduleKey, moduleKey), eq(fileUses.refGuid, refGuid)) as SQL;

/** The write that says anew which files a record shows (by the guid of the row that it holds), and what it is called. */
export const refreshingUses = (
	rows: TenantRows,
	record: Pick<Use, "moduleKey" | "refGuid">,
	{ title, isShown }: { title: string; isShown: (heldGuid: SQLiteColumn) => SQL },
): PendingWrite => rows.deriving(fileUses, ofRecord(record), { title, isShown: sql`${isShown(fileUses.heldGuid)}` });

/** The write that forgets what a record used: it is removed for good. */
export const forgettingUses = (rows: TenantRows, record: Pick<Use, "moduleKey" | "refGuid">): PendingWrite =>
	rows.removingAll(fileUses, ofRecord(record));

/** The same for rows over a file's bytes, by a selection of their ids. */
export const forgettingFiles = (rows: TenantRows, ids: SQL): PendingWrite =>
	rows.removingAll(
		fileUses,
		sql`${fileUses.heldGuid} in (select ${files.guid} from ${files} where ${files.tenantId} = ${rows.tenantId} and ${files.id} in ${ids})`,
	);

/** The same by a selection of the guids of such rows. */
export const forgettingGuids = (rows: TenantRows, guids: SQL): PendingWrite =>
	rows.removingAll(fileUses, sql`${fileUses.heldGuid} in ${guids}`);

/** How many places show one of these files, or of those in these folders; counted no further than a hundred. */
export async function countUses(visit: Visit, wanted: { files: string[]; folders: string[] }): Promise<number> {
	const { folders } = await visit.rows.read({
		folders: visit.rows.listing(mediaFolders, {
			where: and(among(mediaFolders.id, wanted.folders), isKeptFolder),
		}),
	});
	const inside = folders.map(({ path }) => sql` or ${files.folderId} in ${foldersUnder(visit, path)}`);
	const its = sql`select ${files.id} from ${files} where ${files.tenantId} = ${visit.tenant.id} and (${among(files.id, wanted.files)}${sql.join(inside, sql``)})`;
	const where = and(sql`${fileUses.fileId} in (${its})`, eq(fileUses.isShown, true)) as SQL;
	return (await visit.rows.read({ count: visit.rows.counting(fileUses, where, 100) })).count;
}
