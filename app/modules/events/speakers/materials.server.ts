import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
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
import { invalid, notFound } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { TenantRows } from "#app/platform/tenant/rows.server";
import { eventMaterials, eventSessions } from "#db/schema/events";
import { ownEvent } from "../events.server";
import type { MaterialInput, MaterialRef } from "./speakers.schema";

/** Whose the files are: no grant opens them, only the pages that know their record. */
const FILES_OF = "events_organizer.material";
const MOST = 200;

type Given = { title: string; url: string | null; file?: unknown };
type MaterialOwner = { eventId: string; sessionId: string | null; speakerId: string | null };

/** The material of an event, in the order in which it came. */
export const readingMaterials = ({ rows }: TenantContext, eventId: string, only?: SQL) =>
	rows.listingWith(
		eventMaterials,
		{ file: fileAt(eventMaterials.fileId) },
		{ where: and(eq(eventMaterials.eventId, eventId), only), orderBy: [asc(eventMaterials.id)], limit: MOST },
	);
type Found = { row: { id: string; title: string; url: string | null }; file: { name: string } | null };

/** Material as pages show it; `to` is where a file of it lies. */
export const serializeMaterial = ({ row, file }: Found, to: (id: string) => string) => ({
	...{ id: row.id, title: row.title, to: file ? to(row.id) : (row.url ?? ""), isFile: file !== null },
	name: file?.name ?? row.url ?? "",
});
export type MaterialData = ReturnType<typeof serializeMaterial>;

/** Keeps a link or a file of somebody, who may be here by a link alone. */
export async function keepMaterial(
	ctx: TenantContext & { user: { id: string } },
	place: MaterialOwner,
	{ title, url, file }: Given,
): Promise<void> {
	const sent = file instanceof File && file.size > 0 ? file : null;
	if (!sent && url === null) throw invalid({ url: "eventSpeaker:errors.material" });
	if (sent && url !== null) throw invalid({ url: "eventSpeaker:errors.one" });
	const id = newId(ctx.now.getTime());
	const staged = sent && (await stageFile(ctx, FILES_OF, sent, "file"));
	await ctx.rows.commit([
		...(staged ? [attachingFile(ctx, staged.id)] : []),
		ctx.rows.adding(eventMaterials, { id, ...place, title, url, fileId: staged?.id ?? null }),
	]);
}

/** Takes material away, with its file. */
export async function dropMaterial(ctx: TenantContext, { id, fileId }: { id: string; fileId: string | null }) {
	await ctx.rows.commit([...(fileId ? [releasingFile(ctx.rows, fileId)] : []), ctx.rows.removing(eventMaterials, id)]);
}

/** The file of some material of an event; throws `notFound` where there is none. */
export async function materialFile(ctx: TenantContext, eventId: string, id: string, only?: SQL): Promise<Response> {
	const { found } = await ctx.rows.read({
		found: readingMaterials(ctx, eventId, and(eq(eventMaterials.id, id), only)),
	});
	return serveRecordFile(ctx, found[0]?.file as never);
}

/** The write that gives the files of an event back, before it goes. */
export const droppingMaterialOf = (rows: TenantRows, eventId: string): PendingWrite =>
	releasingFiles(
		rows,
		sql`(select m.file_id from ${eventMaterials} m where m.tenant_id = ${rows.tenantId} and m.event_id = ${eventId})`,
	);

export async function addMaterial(visit: Visit, { event: eventId, session, ...given }: z.output<typeof MaterialInput>) {
	await ownEvent(visit, eventId);
	await assertSession(visit, eventId, session);
	await keepMaterial(visit, { eventId, sessionId: session, speakerId: null }, given);
	return done({ snackbar: { key: "eventSpeaker:told.material" } });
}

export async function removeMaterial(visit: Visit, { event: eventId, material }: z.output<typeof MaterialRef>) {
	await ownEvent(visit, eventId);
	const found = await visit.rows.find(eventMaterials, material);
	if (found?.eventId !== eventId) throw notFound();
	await dropMaterial(visit, found);
	return done({ snackbar: { key: "eventSpeaker:told.materialGone" } });
}

export async function ownMaterialFile(visit: Visit, { event: eventId, material }: z.output<typeof MaterialRef>) {
	await ownEvent(visit, eventId);
	return materialFile(visit, eventId, material);
}

/** Throws `invalid` for a session that is not one of the event. */
export async function assertSession({ rows }: Visit, eventId: string, session: string | null): Promise<void> {
	if (session !== null && (await rows.find(eventSessions, session))?.eventId !== eventId)
		throw invalid({ session: "wrongValue" });
}
