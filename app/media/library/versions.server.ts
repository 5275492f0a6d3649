import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { DAY, HOUR, MINUTE } from "#app/platform/limits";
import { conflict, notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { among } from "#app/platform/tenant/among.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { files, fileVersions } from "#db/schema/media";
import { findChosen } from "./chosen.server";
import { noting } from "./events.server";
import { removeBytes } from "./purge.server";
import type { LibraryFile } from "./tree.server";
import { versionOf } from "./upload/land.server";
import { taking } from "./usage.server";

/** How close to each other versions are kept that are no older than this. */
const steps: [age: number, step: number][] = [
	[10_000, 2_000],
	[MINUTE, 10_000],
	[HOUR, MINUTE],
	[DAY, HOUR],
	[30 * DAY, DAY],
	[Number.POSITIVE_INFINITY, 7 * DAY],
];

type Aged = { id: string; madeAt: number; label: string | null };

/** Which versions go: of those that lie close together the latest stays, and one with a label always. The latest first. */
export function tooClose<Version extends Aged>(versions: Version[], now: number): Version[] {
	let kept = Number.POSITIVE_INFINITY;
	return versions.filter((version) => {
		const step = steps.find(([age]) => now - version.madeAt <= age)?.[1] ?? 0;
		if (version.label !== null) return false;
		if (kept - version.madeAt < step) return true;
		kept = version.madeAt;
		return false;
	});
}

/** Thins the versions of a file that was replaced, with their bytes and space. */
export const thinJob = defineJob(
	"media.thin",
	z.object({ fileId: z.string() }),
	async ({ tenant: ctx }, { fileId }) => {
		if (!ctx) throw notFound();
		const { file, versions } = await ctx.rows.read({
			file: ctx.rows.finding(files, fileId),
			versions: ctx.rows.listing(fileVersions, {
				where: eq(fileVersions.fileId, fileId),
				orderBy: desc(fileVersions.version),
				limit: 1000,
			}),
		});
		const gone = tooClose(versions, ctx.now.getTime());
		if (!file || gone.length === 0) return;
		const ids = gone.map(({ id }) => id);
		const bytes = gone.reduce((sum, { charged }) => sum + charged, 0);
		await ctx.rows.commit([
			ctx.rows.clearing(fileVersions, fileId, and(among(fileVersions.id, ids), isNull(fileVersions.label)) as SQL),
			...taking(ctx, file.ownerId, -bytes),
		]);
		await removeBytes(ctx, gone);
	},
);

async function findVersion(visit: Visit, fileId: string, version: number) {
	const found = await findChosen(visit, { files: [fileId] }, "edit", {
		versions: visit.rows.listing(fileVersions, {
			where: and(eq(fileVersions.fileId, fileId), eq(fileVersions.version, version)),
			limit: 1,
		}),
	});
	const [one] = found.rows.versions as (typeof fileVersions.$inferSelect)[];
	if (!one) throw notFound();
	return { file: found.files[0] as LibraryFile, version: one };
}

/** Makes an earlier version the current one; what was current becomes a version itself. */
export async function restoreVersion(visit: Visit, input: { id: string; version: number }): Promise<LibraryFile> {
	const { file, version: old } = await findVersion(visit, input.id, input.version);
	const same = and(eq(files.tenantId, visit.tenant.id), eq(files.id, file.id), eq(files.version, file.version));
	const { key, thumbnailKey, size, sha256, charged } = old;
	const commit = visit.rows.commit([
		requiring(visit.context, sql`exists (select 1 from ${files} where ${same})`),
		visit.rows.adding(fileVersions, versionOf(visit, file)),
		visit.rows.removing(fileVersions, old.id),
		visit.rows.changing(files, file.id, {
			...{ key, thumbnailKey, size, sha256, charged, version: file.version + 1, uploaderId: visit.user.id },
		}),
		...noting(visit, [{ kind: "versionRestored", fileId: file.id, version: old.version }]),
	]);
	await orElse(commit, () => conflict(undefined, "media:errors.movedMeanwhile"));
	return (await visit.rows.find(files, file.id)) as LibraryFile;
}

/** Gives a version a name, with which it is kept for good, or takes it away again. */
export async function nameVersion(visit: Visit, input: { id: string; version: number; label: string }) {
	const { file, version } = await findVersion(visit, input.id, input.version);
	await visit.rows.commit([
		visit.rows.changing(fileVersions, version.id, { label: input.label || null }),
		...noting(visit, [
			{ kind: "versionNamed", fileId: file.id, version: version.version, detail: { label: input.label } },
		]),
	]);
	return { id: input.id, version: input.version, label: input.label || null };
}
