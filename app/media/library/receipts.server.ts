import { eq, sql } from "drizzle-orm";
import type { Bag } from "#app/platform/bag.server";
import { newId } from "#app/platform/ids";
import { MINUTE } from "#app/platform/limits";
import { invalid } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { fileReceipts, mediaEvents } from "#db/schema/media";
import { findChosen } from "./chosen.server";
import { noting } from "./events.server";
import type { Share } from "./rights.server";
import type { LibraryFile } from "./tree.server";

/** A film that is watched is asked for part by part: so long it is one opening. */
const ONE_OPENING = 10 * MINUTE;

type Opening = { userId: string; isDownload: boolean };

/** Notes after the answer that somebody has opened or downloaded a file. */
export function noteOpening(
	bag: Bag,
	file: Pick<LibraryFile, "tenantId" | "id" | "version" | "folderId">,
	{ userId, isDownload }: Opening,
): void {
	const { tenantId, id, version } = file;
	const folderId = file.folderId || null;
	const at = bag.now.getTime();
	const kind = isDownload ? "downloaded" : "viewed";
	const column = isDownload ? sql`downloaded_at` : sql`opened_at`;
	const receipt = sql`insert into ${fileReceipts} (tenant_id, id, file_id, user_id, ${column}, created_at, updated_at)
		values (${tenantId}, ${newId(at)}, ${id}, ${userId}, ${at}, ${at}, ${at})
		on conflict (tenant_id, file_id, user_id) do update set ${column} = coalesce(${column}, ${at}), updated_at = ${at}`;
	const event = sql`insert into ${mediaEvents} (tenant_id, id, file_id, folder_id, version, user_id, kind, at)
		select ${tenantId}, ${newId(at)}, ${id}, ${folderId}, ${version}, ${userId}, ${kind}, ${at}
		where not exists (select 1 from ${mediaEvents} where tenant_id = ${tenantId} and file_id = ${id} and at > ${at - ONE_OPENING}
			and user_id = ${userId} and kind = ${kind})`;
	bag.waitUntil(bag.db.batch([bag.db.run(receipt), bag.db.run(event)]));
}

/** The same of all files of an archive that somebody downloads. */
export function noteDownloads(visit: Visit, downloaded: readonly Pick<LibraryFile, "id" | "version">[]): void {
	const { bag, tenant, user, rows } = visit;
	const at = bag.now.getTime();
	const values = JSON.stringify(downloaded.map(({ id }) => [id, newId(at)]));
	const receipts = sql`insert into ${fileReceipts} (tenant_id, id, file_id, user_id, downloaded_at, created_at, updated_at)
		select ${tenant.id}, value ->> 1, value ->> 0, ${user.id}, ${at}, ${at}, ${at} from json_each(${values}) where true
		on conflict (tenant_id, file_id, user_id) do update set downloaded_at = coalesce(downloaded_at, ${at}), updated_at = ${at}`;
	const events = noting(
		visit,
		downloaded.map(({ id, version }) => ({ kind: "downloaded" as const, fileId: id, version })),
	);
	bag.waitUntil(rows.commit([{ statements: [bag.db.run(receipts)] }, ...events]));
}

/** "I have read and understood", of the version that there is now. Throws `invalid` where nobody asks for it. */
export async function confirmFile(visit: Visit, { id }: { id: string }): Promise<{ confirmedAt: number }> {
	const { files: found, rows } = await findChosen(visit, { files: [id] }, "view");
	const file = found[0] as LibraryFile;
	const shares = (rows as unknown as { chosenShares: Share[] }).chosenShares;
	if (!shares.some(({ confirmRequired }) => confirmRequired)) throw invalid({ id: "media:errors.notAsked" });
	const confirmedAt = visit.now.getTime();
	await visit.rows.commit([
		confirming(visit, file, confirmedAt),
		...noting(visit, [{ kind: "confirmed", fileId: id, version: file.version }]),
	]);
	return { confirmedAt };
}

function confirming(ctx: TenantContext & Pick<Visit, "user">, { id, version }: LibraryFile, at: number): PendingWrite {
	const write = sql`insert into ${fileReceipts} (tenant_id, id, file_id, user_id, opened_at, confirmed_at, version, created_at, updated_at)
		values (${ctx.tenant.id}, ${newId(at)}, ${id}, ${ctx.user.id}, ${at}, ${at}, ${version}, ${at}, ${at})
		on conflict (tenant_id, file_id, user_id) do update set opened_at = coalesce(opened_at, ${at}),
			confirmed_at = ${at}, version = ${version}, updated_at = ${at}`;
	return { statements: [ctx.bag.db.run(write)] };
}

/** Reads who has opened, downloaded and confirmed a file. */
export const readingReceipts = (ctx: TenantContext, fileId: string) =>
	ctx.rows.listing(fileReceipts, { where: eq(fileReceipts.fileId, fileId), limit: 1000 });
