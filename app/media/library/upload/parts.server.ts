import { and, eq, type SQL, sql } from "drizzle-orm";
import { hex, newDigest } from "#app/platform/digest.server";
import { mediaOf } from "#app/platform/media.server";
import { conflict, invalid, notFound, Problem } from "#app/platform/problems";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { files, uploadSessions } from "#db/schema/media";
import { editionsIn } from "../../editions.server";
import { TENANT_ROOT } from "../constants";
import { placeIn, readingFolderContextOf } from "../folder-context.server";
import type { Share } from "../rights.server";
import { serializeFile } from "../serialize.server";
import { isOfType, SNIFFED } from "../sniff";
import { type Folder, isListed, type LibraryFile } from "../tree.server";
import { readingLimits, rulesOf } from "../usage.server";
import { land } from "./land.server";
import type { Plan } from "./plan.server";
import { countOf, giveUp, receivedOf, type Session, sessionOf } from "./session.server";
import type { FinishInput, PartInput } from "./upload.schema";

/**
 * One part on its way to the store, digested as it goes by. One whose bytes are not those of the hash is refused and does
 * not count; the same one sent again changes nothing.
 */
export const putPart = (visit: Visit, input: PartInput) => storePart(visit, visit.user.id, input);

/** The same for whoever the session is of. */
export async function storePart(
	ctx: TenantContext,
	owner: string,
	{ uploadId, part, partHash, body, bodyLength }: PartInput,
) {
	const session = await sessionOf(ctx, owner, uploadId);
	const count = countOf(session);
	if (session.state !== "open" || session.expiresAt <= ctx.now.getTime()) throw notFound();
	if (part > count) throw invalid({ part: "wrongValue" });
	const hash = partHash.toLowerCase();
	const size = part < count ? session.partSize : session.size - session.partSize * (count - 1);
	if (session.parts[part]?.endsWith(`|${hash}`)) {
		await body.cancel();
		return { part, size };
	}
	if (bodyLength !== undefined && bodyLength !== size) throw otherLength();
	const { etag, found } = await passOn(ctx, session, part, size, body);
	if (found !== hash) throw invalid({ part: "media:errors.otherBytes" });
	const parts = sql`json_set(${uploadSessions.parts}, ${`$."${part}"`}, ${`${etag}|${hash}`})`;
	await ctx.rows.commit([ctx.rows.deriving(uploadSessions, session.id, { parts })]);
	return { part, size };
}

/** Streams a part to the store and through the digest at once; throws `invalid` where it has another length. */
async function passOn(
	ctx: TenantContext,
	{ key, uploadId }: Session,
	part: number,
	size: number,
	body: ReadableStream<Uint8Array>,
) {
	const [toStore, toDigest] = body.tee();
	const digest = newDigest();
	const fixed = new FixedLengthStream(size);
	const media = mediaOf(ctx.context, ctx.tenant.id);
	const [sent, stored, digested] = await Promise.allSettled([
		toStore.pipeTo(fixed.writable as WritableStream<Uint8Array>),
		media.putPart(key, uploadId, part, fixed.readable as ReadableStream),
		toDigest.pipeTo(digest),
	]);
	if (stored.status === "fulfilled" && digested.status === "fulfilled" && sent.status === "fulfilled")
		return { etag: stored.value, found: hex(await digest.digest) };
	digest.digest.catch(() => undefined);
	// A stream of another length than was said is a mistake of the one who sends it.
	if (sent.status === "rejected" || (stored.status === "rejected" && stored.reason instanceof TypeError))
		throw otherLength();
	throw stored.status === "rejected" ? stored.reason : (digested as PromiseRejectedResult).reason;
}

const otherLength = () => invalid({ part: "media:errors.otherLength" });

/**
 * Makes the file of its parts. Asked once more after it went through it gives the same file. Throws `conflict` with what
 * has come where parts are missing, and gives everything up where the file is not what its name says.
 */
export async function finishUpload(visit: Visit, { uploadId, ...sent }: FinishInput) {
	const read = await visit.rows.read(readingEnd(visit, uploadId));
	const { row: session, file: row } = read.sessions[0] ?? {};
	if (session?.state === "done" && row) return serializeFile(visit, row);
	if (!row || session?.state !== "open") throw notFound();
	assertAllParts(session);
	const plan = await planAtEnd(visit, row, session, read);
	const size = await join(visit, row, session);
	const editions = await editionsIn(sent);
	return serializeFile(visit, await land(visit, row, plan, { size, sha256: null, editions }, "keep_both"));
}

/** Throws `conflict` with the parts that have come where some are missing. */
export function assertAllParts(session: Session): void {
	const received = receivedOf(session);
	if (received.length < countOf(session))
		throw conflict({ upload_id: session.id, received }, "media:errors.partsMissing");
}

/** Makes one object of the parts and gives its size; gives all up where it is not what the file's name says. */
export async function join(ctx: TenantContext, row: LibraryFile, session: Session): Promise<number> {
	const received = receivedOf(session);
	const media = mediaOf(ctx.context, ctx.tenant.id);
	const parts = received.map((partNumber) => ({
		partNumber,
		etag: (session.parts[partNumber] ?? "").split("|")[0] ?? "",
	}));
	await media.complete(session.key, session.uploadId, parts);
	const [size, start] = await Promise.all([media.sizeOf(session.key), media.readStart(session.key, SNIFFED)]);
	if (size !== session.size || !isOfType(row.extension, start)) {
		await giveUp(ctx, session);
		throw new Problem("wrongKind", {
			detail: size === session.size ? "media:errors.typeLie" : "media:errors.otherLength",
		});
	}
	return size;
}

/** All that is to be known at the end, of an upload of which only the id is known, in one round trip. */
function readingEnd(visit: Visit, uploadId: string) {
	const { rows, tenant, user } = visit;
	const mine = and(eq(uploadSessions.userId, user.id), eq(uploadSessions.id, uploadId));
	const of = (column: SQL | typeof uploadSessions.fileId) =>
		sql`(select ${column} from ${uploadSessions} where ${and(eq(uploadSessions.tenantId, tenant.id), mine)})`;
	const folder = sql`(select ${files.folderId} from ${files} where ${eq(files.tenantId, tenant.id)} and ${files.id} = ${of(uploadSessions.fileId)})`;
	return {
		sessions: rows.listingWith(uploadSessions, { file: [files, uploadSessions.fileId] }, { where: mine, limit: 1 }),
		...readingFolderContextOf(visit, folder),
		...readingLimits(visit, ""),
		old: rows.listing(files, {
			where: sql`${files.id} = ${of(sql`${uploadSessions.replacesId}`)} and ${isListed}`,
			limit: 1,
		}),
	};
}
type Read = { above: Folder[]; shares: Share[]; rules: Parameters<typeof rulesOf>[0]; old: LibraryFile[] };

/** Where the file goes by now: a right that was lost meanwhile is lost, a folder that is gone gives way to the root. */
async function planAtEnd(visit: Visit, row: LibraryFile, session: Session, read: Read): Promise<Plan> {
	const { name, extension, type } = row;
	const about = { name, extension, type, rules: rulesOf(read.rules), skippedFor: null };
	const replaces = read.old[0] ?? null;
	try {
		return { ...about, replaces, place: placeIn(visit, row.folderId || rootFor(row), read, "upload") };
	} catch (error) {
		if (!(error instanceof Problem) || error.kind !== "notFound") throw error;
	}
	try {
		const root = row.ownerId === visit.user.id ? "" : TENANT_ROOT;
		return { ...about, replaces, place: placeIn(visit, root, { above: [], shares: [] }, "upload") };
	} catch (refused) {
		await giveUp(visit, session);
		throw refused;
	}
}

const rootFor = ({ ownerId }: LibraryFile) => (ownerId === "" ? TENANT_ROOT : "");
