import { and, eq, sql } from "drizzle-orm";
import * as z from "zod";
import { newGuid, newId } from "#app/platform/ids";
import { DAY } from "#app/platform/limits";
import { logFailure } from "#app/platform/log.server";
import { mediaOf } from "#app/platform/media.server";
import { conflict, invalid } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring, requiringFixed } from "#app/platform/tenant/condition.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { files, fileVersions, uploadSessions } from "#db/schema/media";
import { type Editions, storeEditions } from "../../editions.server";
import { noting } from "../events.server";
import { fileTypes } from "../file-types";
import type { FolderContext } from "../folder-context.server";
import { requiringFolder } from "../folders.server";
import { nextName, sortNameOf } from "../names";
import type { Sender } from "../sender";
import { readingFilesNamed } from "../taken-names.server";
import type { LibraryFile } from "../tree.server";
import { outOfSpace, taking } from "../usage.server";
import { digestJob } from "./digest.server";
import type { OnConflict, Plan } from "./plan.server";

export const LIBRARY = "files";
/** The message that thins a file's versions, whose job stands beside them. */
const thinning = { type: "media.thin", schema: z.object({ fileId: z.string() }) };

/** What is known of a file besides its bytes. */
export type About = {
	isPrivate: boolean;
	lastModified: number | null;
	width: number | null;
	height: number | null;
	/** The name that a guest gives. */
	senderName?: string | null;
};

/**
 * The row of a file that is to come, which takes its space in the same batch: it stands before the object, and the sweep
 * takes both away where they get no further. Throws `invalid` where the space is not enough by now.
 */
export async function reserve(
	visit: Sender,
	plan: Plan,
	about: About,
	size: number,
	{ key, more }: { key?: string; more?: (row: { id: string }) => PendingWrite[] } = {},
): Promise<LibraryFile> {
	const { place, name, extension, type, rules } = plan;
	const row = {
		...{ id: newId(visit.now.getTime()), guid: newGuid(), moduleKey: LIBRARY, uploaderId: visit.user.id },
		...{ ownerId: place.ownerId, folderId: place.folderId, name, sortName: sortNameOf(name), extension, type },
		...{ kind: fileTypes[extension]?.kind ?? ("other" as const), size, charged: size },
		...{ key: key ?? mediaOf(visit.context, visit.tenant.id).newKey(), state: "pending" as const },
		...about,
	};
	const writes = [visit.rows.adding(files, row), ...(more?.(row) ?? []), ...taking(visit, place.ownerId, size, rules)];
	const [stored] = await orElse(visit.rows.commit(writes), outOfSpace);
	return stored as LibraryFile;
}

type Arrived = {
	size: number;
	sha256: string | null;
	editions: Editions | null;
	/** It came within the request that made its row: it has no session, and what is told of the row is told of it. */
	isAtOnce?: boolean;
	/** What its sender calls it. */
	uploadKey?: string;
};

/**
 * Makes a file of a row whose object is in the store: a new one, or the next version of the one that it replaces. Where
 * its folder has gone to the trash meanwhile it lands at the root of the tree. Throws `conflict` where the name was taken
 * meanwhile and nothing was said of it; the row is then left to the caller.
 */
export async function land(
	visit: Sender,
	row: LibraryFile,
	plan: Plan,
	{ size, sha256, editions, isAtOnce = false, uploadKey }: Arrived,
	onConflict?: OnConflict,
): Promise<LibraryFile> {
	const thumbnailKey = editions && (await storeEditions(mediaOf(visit.context, visit.tenant.id), editions));
	const arrived = { ...row, size, sha256, thumbnailKey, charged: size };
	const recharging = taking(visit, row.ownerId, size - row.charged, size > row.charged ? plan.rules : undefined);
	const file = plan.replaces
		? await replace(visit, arrived, plan.replaces, [...recharging, ...ending(plan.replaces.id)])
		: await appear(visit, arrived, plan, { more: [...recharging, ...ending(row.id)], isAtOnce, onConflict });
	// The file has landed: what is tidied up after it must not turn that into a failure.
	const tidy: Promise<void>[] = [];
	if (plan.replaces) tidy.push(visit.enqueue(thinning, { fileId: file.id }));
	if (sha256 === null) tidy.push(visit.enqueue(digestJob, { key: row.key, fileId: file.id }));
	await Promise.all(tidy).catch((error) => logFailure(visit.context, error));
	return file;

	function ending(fileId: string): PendingWrite[] {
		if (!isAtOnce) return [arriving(visit, row.id, fileId, uploadKey)];
		return uploadKey ? [remembering(visit, row, fileId, uploadKey)] : [];
	}
}

type Appearing = { more: PendingWrite[]; isAtOnce: boolean; onConflict?: OnConflict };

async function appear(
	visit: Sender,
	row: LibraryFile,
	plan: Plan,
	{ more, isAtOnce, onConflict }: Appearing,
	tries = 3,
): Promise<LibraryFile> {
	const { place, name } = plan;
	const { folderId, ownerId } = place;
	const { id, size, sha256, thumbnailKey, charged } = row;
	const { isPrivate, lastModified, width, height } = row;
	const patch = {
		...{ size, sha256, thumbnailKey, charged, folderId, ownerId, name, sortName: sortNameOf(name) },
		...{ isPrivate, lastModified, width, height, state: "ready" as const },
	};
	const landing = isAtOnce ? visit.rows.deriving(files, id, patch) : visit.rows.changing(files, id, patch);
	const landed = { id, size, sha256: sha256 ?? "" };
	const writes = [
		...requiringFolder(visit, place),
		stillPending(visit, id),
		...more,
		landing,
		visit.rows.indexingNew(files, id, [name]),
		...(plan.onLanding?.(landed) ?? noting(visit, [{ kind: "uploaded", fileId: id, version: 1 }])),
	];
	try {
		const results = await orElse(visit.rows.commit(writes), () => undefined);
		return isAtOnce ? { ...row, ...patch } : (results[writes.indexOf(landing)] as LibraryFile);
	} catch (error) {
		if (error !== undefined) throw error;
		const { taken, now } = await visit.rows.read({
			taken: readingFilesNamed(visit, place, [name]),
			now: visit.rows.finding(files, id),
		});
		if (now?.state === "ready") return now;
		const names = new Set(taken.map(({ sortName }) => sortName));
		const isTaken = names.has(sortNameOf(name));
		if (tries === 0 || !now) throw conflict(undefined, "media:errors.movedMeanwhile");
		if (isTaken && onConflict !== "keep_both") throw conflict(undefined, "media:errors.nameTaken");
		const next: FolderContext = isTaken ? place : { ...place, folder: null, folderId: "", above: [] };
		const anew = { ...plan, place: next, name: nextName(name, names) };
		return appear(visit, row, anew, { more, isAtOnce, onConflict: "keep_both" }, tries - 1);
	}
}

const stillPending = ({ context, tenant }: TenantContext, id: string) =>
	requiringFixed(context, STILL_PENDING, [tenant.id, id]);
const STILL_PENDING = "exists (select 1 from files where tenant_id = ?1 and id = ?2 and state = 'pending')";

/** The new bytes become those of the old row, which keeps its guid; what it was becomes a version. */
async function replace(visit: Sender, row: LibraryFile, old: LibraryFile, more: PendingWrite[]): Promise<LibraryFile> {
	const { key, size, sha256, thumbnailKey, width, height, lastModified, charged } = row;
	const same = and(
		eq(files.tenantId, visit.tenant.id),
		eq(files.id, old.id),
		eq(files.version, old.version),
		sql`${files.deletedAt} is null`,
	);
	const version = old.version + 1;
	const patch = { key, size, sha256, thumbnailKey, width, height, lastModified, charged, version };
	const changing = visit.rows.changing(files, old.id, { ...patch, uploaderId: visit.user.id });
	const writes = [
		requiring(visit.context, sql`exists (select 1 from ${files} where ${same})`),
		stillPending(visit, row.id),
		...more,
		visit.rows.adding(fileVersions, versionOf(visit, old)),
		visit.rows.removing(files, row.id),
		changing,
		...noting(visit, [{ kind: "replaced", fileId: old.id, version }]),
	];
	const results = await orElse(visit.rows.commit(writes), () => conflict(undefined, "media:errors.movedMeanwhile"));
	return results[writes.indexOf(changing)] as LibraryFile;
}

/** The write that ends the session of a file that has arrived: asked once more, it names the file. */
const arriving = (visit: Sender, rowId: string, fileId: string, uploadKey?: string): PendingWrite =>
	visit.rows.changingFor(uploadSessions, fileId, eq(uploadSessions.fileId, rowId), {
		...{ state: "done" as const, fileId },
		clientKey: uploadKey ? clientKeyOf(uploadKey) : sql`${uploadSessions.id}`,
		expiresAt: visit.now.getTime() + DAY,
	});

/** The same of a file that has had no session. */
const remembering = (visit: Sender, { id, key, size }: LibraryFile, fileId: string, uploadKey: string): PendingWrite =>
	visit.rows.adding(uploadSessions, {
		...{ id: newId(visit.now.getTime()), userId: visit.user.id, fileId, clientKey: clientKeyOf(uploadKey) },
		...{ key, uploadId: id, size, partSize: size, state: "done", expiresAt: visit.now.getTime() + DAY },
	});

/** A sender's own key among those of `beginUpload`, which are digests. */
export const clientKeyOf = (uploadKey: string): string => `key:${uploadKey}`;

/** What a file is now, as one of its versions. */
export const versionOf = (visit: Sender, file: LibraryFile) => ({
	...{ id: newId(visit.now.getTime()), fileId: file.id, version: file.version, name: file.name, type: file.type },
	...{ size: file.size, sha256: file.sha256, key: file.key, thumbnailKey: file.thumbnailKey },
	...{ authorId: file.uploaderId, madeAt: file.updatedAt, charged: file.charged },
});

/**
 * Takes back a row that gets no further, with its space and whatever lies of it in the store. One that has landed, or was
 * taken back already, stays as it is: its object may be that of a file by now.
 */
export async function drop(ctx: TenantContext, row: LibraryFile): Promise<void> {
	const dropping = ctx.rows.commit([
		stillPending(ctx, row.id),
		ctx.rows.clearing(uploadSessions, row.id, eq(uploadSessions.fileId, row.id)),
		ctx.rows.removing(files, row.id),
		...taking(ctx, row.ownerId, -row.charged),
	]);
	try {
		await orElse(dropping, () => undefined);
	} catch (error) {
		if (error === undefined) return;
		throw error;
	}
	await mediaOf(ctx.context, ctx.tenant.id).remove(row.key);
}

/** The hash that a client said, in the form it is compared in; throws `invalid` for what is none. */
export function hashSaid(sha256: string | undefined): string | undefined {
	if (sha256 === undefined || sha256 === "") return undefined;
	if (!/^[0-9a-f]{64}$/i.test(sha256)) throw invalid({ sha256: "wrongValue" });
	return sha256.toLowerCase();
}
