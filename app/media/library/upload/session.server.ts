import { and, eq } from "drizzle-orm";
import { newId } from "#app/platform/ids";
import { DAY, MINUTE } from "#app/platform/limits";
import { mediaOf } from "#app/platform/media.server";
import { invalid, notFound } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { hashToken } from "#app/platform/token.server";
import { files, uploadSessions } from "#db/schema/media";
import { PART_BYTES } from "../constants";
import type { Sender } from "../sender";
import { serializeFile } from "../serialize.server";
import { type About, clientKeyOf, drop, reserve } from "./land.server";
import { aboutOf, type Plan, planUpload } from "./plan.server";
import type { BeginInput } from "./upload.schema";

export type Session = Row<typeof uploadSessions>;

/** How long somebody may take to go on; R2 keeps the parts for seven days. */
const KEPT = 3 * DAY;
/** A form that comes in one go is through by then, or cut off; its space is free again within the hour. */
const KEPT_STREAM = 50 * MINUTE;
/** R2 takes at most 10,000 parts, all but the last of one size: large files have larger ones. */
const partSizeFor = (size: number) => (size <= 200 * PART_BYTES ? PART_BYTES : 4 * PART_BYTES);

/** The write that keeps what is needed to give a stream up that was cut off. */
export const addingSession = (
	visit: Sender,
	{ id, key, uploadId, size }: { id: string; key: string; uploadId: string; size: number },
): PendingWrite =>
	visit.rows.adding(uploadSessions, {
		...{ id: newId(visit.now.getTime()), userId: visit.user.id, fileId: id, clientKey: id, key, uploadId, size },
		...{ partSize: PART_BYTES, expiresAt: visit.now.getTime() + KEPT_STREAM },
	});

/**
 * Begins a file that comes in parts, or goes on with the one that the same person began with the same name, size, date and
 * folder. Rules and space are checked here, and the space is taken.
 */
export async function beginUpload(visit: Visit, input: BeginInput) {
	if (input.size === 0) throw invalid({ size: "wrongValue" });
	const { folder, path, fileName, size, lastModified, onConflict } = input;
	const clientKey = await hashToken(JSON.stringify([folder, path ?? "", fileName, size, lastModified ?? 0]));
	const owner = visit.user.id;
	const known = await sessionGoingOn(visit, owner, clientKey);
	if (known) return known;
	const plan = await planUpload(visit, { folder, path, fileName, size, onConflict });
	if (plan.skippedFor) return { ...serializeFile(visit, plan.skippedFor), skipped: true };
	return beginSession(visit, { owner, clientKey, size, plan, about: aboutOf(plan, input) });
}

/** What its owner began and may go on with; one whose time is over is given up. */
export async function sessionGoingOn(sender: Sender, owner: string, clientKey: string) {
	const known = await findSession(sender, owner, eq(uploadSessions.clientKey, clientKey));
	if (known && known.expiresAt > sender.now.getTime()) return serializeSession(known);
	if (known) await giveUp(sender, known);
	return undefined;
}

type Beginning = {
	/** The member, or the sending, that the session is of: nobody else adds to it. */
	owner: string;
	clientKey: string;
	size: number;
	plan: Plan;
	about: About;
};

/** Begins a file that comes in parts, by a plan that was judged. */
export async function beginSession(sender: Sender, { owner, clientKey, size, plan, about }: Beginning) {
	const media = mediaOf(sender.context, sender.tenant.id);
	const key = media.newKey();
	const uploadId = await media.begin(key, plan.type);
	const session = {
		...{ id: newId(sender.now.getTime()), userId: owner, clientKey, replacesId: plan.replaces?.id ?? null },
		...{ size, partSize: partSizeFor(size), key, uploadId, expiresAt: sender.now.getTime() + KEPT },
	};
	try {
		await reserve(sender, plan, about, size, {
			key,
			more: ({ id }) => [sender.rows.adding(uploadSessions, { ...session, fileId: id })],
		});
	} catch (error) {
		await media.abort(key, uploadId);
		// Two tabs may begin the same file at one moment.
		const other = await findSession(sender, owner, eq(uploadSessions.clientKey, clientKey));
		if (!other) throw error;
		return serializeSession(other);
	}
	return serializeSession({ ...session, parts: {} });
}

/** An owner's session, of whatever state. */
async function findSession({ rows }: TenantContext, owner: string, is: ReturnType<typeof eq>) {
	const where = and(eq(uploadSessions.userId, owner), is);
	return (await rows.list(uploadSessions, { where, limit: 1 }))[0];
}

/** The file that has arrived by its sender's key, where there is one. */
export async function arrivedBy({ rows, user }: Sender, uploadKey: string) {
	const mine = and(
		eq(uploadSessions.userId, user.id),
		eq(uploadSessions.clientKey, clientKeyOf(uploadKey)),
		eq(uploadSessions.state, "done"),
	);
	const options = { where: mine, limit: 1 };
	const { found } = await rows.read({
		found: rows.listingWith(uploadSessions, { file: [files, uploadSessions.fileId] }, options),
	});
	return found[0]?.file ?? undefined;
}

/** The same by its id; throws `notFound`. */
export async function sessionOf(ctx: TenantContext, owner: string, id: string): Promise<Session> {
	const session = await findSession(ctx, owner, eq(uploadSessions.id, id));
	if (!session) throw notFound();
	return session;
}

export const countOf = ({ size, partSize }: Pick<Session, "size" | "partSize">) =>
	Math.max(1, Math.ceil(size / partSize));

/** The numbers of the parts that have come. */
export const receivedOf = ({ parts }: Pick<Session, "parts">) =>
	Object.keys(parts)
		.map(Number)
		.sort((one, other) => one - other);

const serializeSession = (session: Pick<Session, "id" | "size" | "partSize" | "parts">) => ({
	upload_id: session.id,
	part_size: session.partSize,
	parts: countOf(session),
	received: receivedOf(session),
});

/** Gives an upload up for its owner. */
export async function abandonUpload(visit: Visit, { uploadId }: { uploadId: string }) {
	const session = await sessionOf(visit, visit.user.id, uploadId);
	if (session.state === "open") await giveUp(visit, session);
	return { upload_id: uploadId, abandoned: session.state === "open" };
}

/** Removes a session with its row, its space and its parts. */
export async function giveUp(ctx: TenantContext, session: Session): Promise<void> {
	if (session.state === "open") await mediaOf(ctx.context, ctx.tenant.id).abort(session.key, session.uploadId);
	const row = await ctx.rows.find(files, session.fileId);
	if (row?.state === "pending") await drop(ctx, row);
	else await ctx.rows.commit([ctx.rows.clearing(uploadSessions, session.id, eq(uploadSessions.id, session.id))]);
}
