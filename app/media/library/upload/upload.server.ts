import { hex, newDigest } from "#app/platform/digest.server";
import { CHUNK_BYTES, type IncomingFile } from "#app/platform/incoming.server";
import { mediaOf } from "#app/platform/media.server";
import { invalid, Problem } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { editionsIn } from "../../editions.server";
import type { Sender } from "../sender";
import { serializeFile } from "../serialize.server";
import { isOfType } from "../sniff";
import type { LibraryFile } from "../tree.server";
import { hashOf } from "./digest.server";
import { drop, hashSaid, land, reserve } from "./land.server";
import { aboutOf, type Plan, planUpload, type Wish } from "./plan.server";
import { addingSession, arrivedBy } from "./session.server";
import { FormFields, type UploadInput } from "./upload.schema";

/** A file that comes in one form, from a member. Sent again by its key after it has arrived it is the same file. */
export async function uploadFile(visit: Visit, input: UploadInput) {
	const { uploadKey } = input;
	const known = uploadKey && (await arrivedBy(visit, uploadKey));
	if (known) {
		await input.upload.cancel();
		return serializeFile(visit, known);
	}
	try {
		const { file, isSkipped } = await takeFile(visit, input, { plan: (wish) => planUpload(visit, wish) });
		return { ...serializeFile(visit, file), ...(isSkipped && { skipped: true }) };
	} catch (error) {
		// An earlier try, cut off on the way back, may have landed just now.
		const other = uploadKey && (await arrivedBy(visit, uploadKey));
		if (!other) throw error;
		return serializeFile(visit, other);
	}
}

/** How a file that comes is judged, and whose name stands with it. */
export type Intake = { plan: (wish: Wish) => Promise<Plan>; senderName?: string | null };
type Taken = { file: LibraryFile; isSkipped: boolean };

/**
 * Takes a file as it comes. A small one is looked at before anything of it is stored; a large one goes to the store in
 * parts as it comes, and is given up where it turns out to be wrong: nothing of it stays.
 */
export async function takeFile(sender: Sender, input: UploadInput, intake: Intake): Promise<Taken> {
	try {
		return await (input.upload.isWhole ? takeWhole(sender, input, intake) : takeStreamed(sender, input, intake));
	} catch (error) {
		await input.upload.cancel();
		throw error;
	}
}

const about = (plan: Plan, input: UploadInput, { senderName = null }: Intake) => ({
	...aboutOf(plan, input),
	senderName,
});

async function takeWhole(sender: Sender, input: UploadInput, intake: Intake): Promise<Taken> {
	const { first, name } = input.upload;
	const { folder, path, onConflict } = input;
	const plan = await intake.plan({ folder, path, onConflict, fileName: name, size: first.length });
	if (plan.skippedFor) return { file: plan.skippedFor, isSkipped: true };
	assertType(plan, first);
	const sha256 = await hashOf(first);
	assertHash(sha256, input.sha256);
	const editions = await editionsIn(input);
	const row = await reserve(sender, plan, about(plan, input, intake), first.length);
	try {
		await mediaOf(sender.context, sender.tenant.id).put(row.key, first, plan.type);
		const arrived = { size: first.length, sha256, editions, isAtOnce: true, uploadKey: input.uploadKey };
		const file = await land(sender, row, plan, arrived, onConflict);
		return { file, isSkipped: false };
	} catch (error) {
		await drop(sender, row).catch(() => undefined);
		throw error;
	}
}

async function takeStreamed(sender: Sender, input: UploadInput, intake: Intake): Promise<Taken> {
	const { upload, folder, path, onConflict } = input;
	const { name, promised, first } = upload;
	const media = mediaOf(sender.context, sender.tenant.id);
	const early = await intake.plan({ folder, path, onConflict, fileName: name, size: first.length });
	if (early.skippedFor) return { file: early.skippedFor, isSkipped: true };
	assertType(early, first);
	if (promised !== null && promised > early.rules.maxSize + CHUNK_BYTES) throw new Problem("tooLarge");
	const key = media.newKey();
	const uploadId = await media.begin(key, early.type);
	const row = await reserve(sender, early, about(early, input, intake), promised ?? first.length, {
		key,
		more: ({ id }) => [addingSession(sender, { id, key, uploadId, size: promised ?? 0 })],
	});
	try {
		const { parts, size, sha256 } = await store(sender, upload, row.key, uploadId, early.rules.maxSize);
		const said = await latest(sender, input);
		assertHash(sha256, said.sha256);
		const plan = said.isMoved ? await intake.plan({ ...said, fileName: name, size }) : early;
		if (plan.skippedFor) {
			await giveUp();
			return { file: plan.skippedFor, isSkipped: true };
		}
		await media.complete(row.key, uploadId, parts);
		const landing = { ...row, ...about(plan, said, intake) };
		const editions = await editionsIn(said);
		const arrived = { size, sha256, editions, uploadKey: said.uploadKey };
		const file = await land(sender, landing, plan, arrived, said.onConflict);
		return { file, isSkipped: false };
	} catch (error) {
		await giveUp().catch(() => undefined);
		throw error;
	}

	async function giveUp() {
		await media.abort(key, uploadId);
		await drop(sender, row);
	}
}

/** Sends the chunks on as parts of one size, and takes the hash and the size of what came. */
async function store(sender: Sender, upload: IncomingFile, key: string, uploadId: string, most: number) {
	const media = mediaOf(sender.context, sender.tenant.id);
	const digest = newDigest();
	const writer = digest.getWriter();
	const parts: { partNumber: number; etag: string }[] = [];
	let size = 0;
	for (let chunk: Uint8Array | null = upload.first; chunk !== null; chunk = await upload.next()) {
		size += chunk.length;
		if (size > most) throw new Problem("tooLarge");
		const partNumber = parts.length + 1;
		const [etag] = await Promise.all([media.putPart(key, uploadId, partNumber, chunk), writer.write(chunk)]);
		parts.push({ partNumber, etag });
	}
	await writer.close();
	return { parts, size, sha256: hex(await digest.digest) };
}

/** What the form says of the file, with what stood behind it; the organisation cannot change under way. */
async function latest(sender: Sender, input: UploadInput) {
	const fields = await input.upload.later();
	const camel = Object.entries(fields).map(([key, value]) => [
		key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
		value,
	]);
	const { data: said } = FormFields.partial().safeParse(Object.fromEntries(camel));
	if (!said) throw invalid({ form: "wrongValue" });
	if (said.tenantId !== undefined && said.tenantId !== sender.tenant.id)
		throw invalid({ tenant_id: "media:errors.tenantFirst" });
	const given = Object.fromEntries(Object.entries(said).filter(([key]) => camel.some(([name]) => name === key)));
	const isMoved = ["folder", "path", "onConflict"].some((field) => field in given);
	return { ...input, ...given, isMoved } as UploadInput & { isMoved: boolean };
}

function assertType({ extension }: Plan, first: Uint8Array): void {
	if (!isOfType(extension, first)) throw new Problem("wrongKind", { detail: "media:errors.typeLie" });
}

function assertHash(found: string, said: string | undefined): void {
	const hash = hashSaid(said);
	if (hash !== undefined && hash !== found) throw invalid({ sha256: "media:errors.otherBytes" });
}
