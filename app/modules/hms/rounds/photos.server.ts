import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import type { StoredFile } from "#app/media/pictures.server";
import {
	attachingFile,
	fileAt,
	releasingFile,
	releasingFiles,
	serveRecordFile,
	stageFile,
} from "#app/media/record-files.server";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { notFound } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery, TenantRows } from "#app/platform/tenant/rows.server";
import { roundPhotos } from "#db/schema/hms";
import type { PhotoNamed, PhotoRef } from "./rounds.schema";
import { findRound, openRound } from "./rounds.server";

/** Whose the photos of rounds are: no grant opens them, only the page of a round that is seen. */
const PHOTOS_OF = "hms.round";
/** Photos that a round shows. */
const MOST = 400;

type Found = { row: { id: string; pointId: string }; file: StoredFile | null }[];
const pointers = { file: fileAt(roundPhotos.fileId) };

/** Reads the photos of a round, in the order in which they were taken. */
export function readingPhotos(
	visit: Visit,
	roundId: string,
): PendingQuery<{ id: string; pointId: string; name: string }[]> {
	const { query, shape } = visit.rows.listingWith(roundPhotos, pointers, {
		...{ where: eq(roundPhotos.roundId, roundId), orderBy: asc(roundPhotos.id) as SQL, limit: MOST },
	});
	return {
		query,
		shape: (rows) =>
			(shape(rows) as unknown as Found).flatMap(({ row, file }) =>
				file?.state === "ready" ? [{ id: row.id, pointId: row.pointId, name: file.name }] : [],
			),
	};
}

/** The writes that put photos on a point, whose bytes are stored first. */
export async function addingPhotos(
	visit: Visit,
	roundId: string,
	pointId: string,
	photos: readonly unknown[],
): Promise<PendingWrite[]> {
	const staged = await Promise.all(photos.map((photo) => stageFile(visit, PHOTOS_OF, photo as File, "photos")));
	return staged.flatMap(({ id: fileId }) => [
		attachingFile(visit, fileId),
		visit.rows.adding(roundPhotos, { id: newId(visit.now.getTime()), roundId, pointId, fileId }),
	]);
}

async function findPhoto(visit: Visit, roundId: string, id: string): Promise<StoredFile> {
	const where = and(eq(roundPhotos.id, id), eq(roundPhotos.roundId, roundId));
	const { found } = await visit.rows.read({
		found: visit.rows.listingWith(roundPhotos, pointers, { where, limit: 1 }),
	});
	const file = (found as unknown as Found)[0]?.file;
	if (!file) throw notFound();
	return file;
}

/** The bytes of a photo. */
export async function openPhoto(visit: Visit, { round, photo }: z.output<typeof PhotoNamed>): Promise<Response> {
	const [file] = await Promise.all([findPhoto(visit, round, photo), findRound(visit, round)]);
	return serveRecordFile(visit, file);
}

export async function removePhoto(visit: Visit, { round, id }: z.output<typeof PhotoRef>) {
	const [file] = await Promise.all([findPhoto(visit, round, id), openRound(visit, round)]);
	await visit.rows.commit([visit.rows.removing(roundPhotos, id), releasingFile(visit.rows, file.id)]);
	return done({ snackbar: { key: "hms:done.photoRemoved" } });
}

/** The write that gives back the photos of rounds that go. `rounds`: a query of their ids. */
export const droppingPhotos = (rows: TenantRows, rounds: SQL): PendingWrite =>
	releasingFiles(
		rows,
		sql`(select ${roundPhotos.fileId} from ${roundPhotos} where ${roundPhotos.tenantId} = ${rows.tenantId} and ${roundPhotos.roundId} in ${rounds})`,
	);
