import { eq } from "drizzle-orm";
import { newId } from "#app/platform/ids";
import { MINUTE } from "#app/platform/limits";
import { invalid } from "#app/platform/problems";
import type { RequestContext } from "#app/platform/request-context.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { rowsOfRecord } from "#app/platform/tenant/enter.server";
import { fileReceipts } from "#db/schema/media";
import { findChosen } from "./chosen.server";
import { noting } from "./events.server";
import type { OpenFile } from "./open-file.server";
import type { Share } from "./rights.server";
import type { LibraryFile } from "./tree.server";

/** A film that is watched is asked for part by part: so long it is one opening. */
const ONE_OPENING = 10 * MINUTE;

type Opening = { userId: string; isDownload: boolean };

/** Notes after the answer that somebody has opened or downloaded a file. */
export function noteOpening(
	context: RequestContext,
	file: Pick<OpenFile, "tenantId" | "id" | "version" | "folderId" | "database">,
	{ userId, isDownload }: Opening,
): void {
	const rows = rowsOfRecord(context, file, { kind: "user", id: userId });
	const { id, version, folderId } = file;
	const at = context.now.getTime();
	const kind = isDownload ? "downloaded" : "viewed";
	const receipt = rows.writing(RECEIVING, [userId, at, JSON.stringify([{ id: newId(at), fileId: id, kind }])]);
	const event = rows.writing(NOTING_ONCE, [
		userId,
		at,
		newId(at),
		id,
		folderId || null,
		version,
		kind,
		at - ONE_OPENING,
	]);
	context.waitUntil(rows.commit([receipt, event]));
}

/** In the tenant ?1 the user ?2 at ?3 has viewed, downloaded or confirmed each file of ?4; what they did first stays. */
const RECEIVING = `insert into file_receipts (tenant_id, id, file_id, user_id, opened_at, downloaded_at, confirmed_at, version, created_at, updated_at)
	select ?1, value ->> 'id', value ->> 'fileId', ?2, case value ->> 'kind' when 'downloaded' then null else ?3 end,
	case value ->> 'kind' when 'downloaded' then ?3 end, case value ->> 'kind' when 'confirmed' then ?3 end, value ->> 'version', ?3, ?3
	from json_each(?4) where true
	on conflict (tenant_id, file_id, user_id) do update set opened_at = coalesce(opened_at, excluded.opened_at),
	downloaded_at = coalesce(downloaded_at, excluded.downloaded_at), confirmed_at = coalesce(excluded.confirmed_at, confirmed_at),
	version = coalesce(excluded.version, version), updated_at = ?3`;

/** In the tenant ?1 the user ?2 at ?3 as ?4 the file ?5 in ?6 in version ?7 was ?8, where nothing says so since ?9. */
const NOTING_ONCE = `insert into media_events (tenant_id, id, file_id, folder_id, version, user_id, kind, at)
	select ?1, ?4, ?5, ?6, ?7, ?2, ?8, ?3 where not exists (select 1 from media_events
	where tenant_id = ?1 and file_id = ?5 and at > ?9 and user_id = ?2 and kind = ?8)`;

/** The same of all files of an archive that somebody downloads. */
export function noteDownloads(visit: Visit, downloaded: readonly Pick<LibraryFile, "id" | "version">[]): void {
	const { context, user, rows } = visit;
	const at = context.now.getTime();
	const values = JSON.stringify(downloaded.map(({ id }) => ({ id: newId(at), fileId: id, kind: "downloaded" })));
	const receipts = rows.writing(RECEIVING, [user.id, at, values]);
	const events = noting(
		visit,
		downloaded.map(({ id, version }) => ({ kind: "downloaded" as const, fileId: id, version })),
	);
	context.waitUntil(rows.commit([receipts, ...events]));
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
	const value = JSON.stringify([{ id: newId(at), fileId: id, kind: "confirmed", version }]);
	return ctx.rows.writing(RECEIVING, [ctx.user.id, at, value]);
}

/** Reads who has opened, downloaded and confirmed a file. */
export const readingReceipts = (ctx: TenantContext, fileId: string) =>
	ctx.rows.listing(fileReceipts, { where: eq(fileReceipts.fileId, fileId), limit: 1000 });
