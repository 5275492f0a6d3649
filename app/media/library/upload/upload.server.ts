import { hex, newDigest } from "#app/platform/digest.server";
import { CHUNK_BYTES, type IncomingFile } from "#app/platform/incoming.server";
import { mediaOf } from "#app/platform/media.server";
import { invalid, Problem } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { presentFile } from "../present.server";
import { isOfType } from "../sniff";
import { hashOf } from "./digest.server";
import { drop, hashSaid, land, reserve } from "./land.server";
import { aboutOf, type Plan, planUpload } from "./plan.server";
import { addingSession } from "./session.server";
import { thumbnailOf } from "./thumbnail";
import { FormFields, type UploadInput } from "./upload.schema";

/**
 * A file that comes in one form. A small one is looked at before anything of it is stored; a large one goes to the store
 * in parts as it comes, and is given up where it turns out to be wrong: nothing of it stays.
 */
export async function uploadFile(visit: Visit, input: UploadInput) {
	try {
		return await (input.upload.isWhole ? uploadWhole(visit, input) : uploadStreamed(visit, input));
	} catch (error) {
		await input.upload.cancel();
		throw error;
	}
}

async function uploadWhole(visit: Visit, input: UploadInput) {
	const { first, name } = input.upload;
	const { folder, path, onConflict } = input;
	const plan = await planUpload(visit, { folder, path, onConflict, fileName: name, size: first.length });
	if (plan.skippedFor) return { ...presentFile(visit, plan.skippedFor), skipped: true };
	assertType(plan, first);
	const sha256 = await hashOf(first);
	assertHash(sha256, input.sha256);
	const thumbnail = await thumbnailOf(input.thumbnail);
	const row = await reserve(visit, plan, aboutOf(plan, input), first.length);
	try {
		await mediaOf(visit.bag, visit.tenant.id).putSound(row.key, first, plan.type, sha256);
		return presentFile(visit, await land(visit, row, plan, { size: first.length, sha256, thumbnail }, onConflict));
	} catch (error) {
		await drop(visit, row).catch(() => undefined);
		throw error;
	}
}

async function uploadStreamed(visit: Visit, input: UploadInput) {
	const { upload, folder, path, onConflict } = input;
	const { name, promised, first } = upload;
	const media = mediaOf(visit.bag, visit.tenant.id);
	const early = await planUpload(visit, { folder, path, onConflict, fileName: name, size: first.length });
	if (early.skippedFor) return { ...presentFile(visit, early.skippedFor), skipped: true };
	assertType(early, first);
	if (promised !== null && promised > early.rules.maxSize + CHUNK_BYTES) throw new Problem("tooLarge");
	const key = media.newKey();
	const uploadId = await media.begin(key, early.type);
	const row = await reserve(visit, early, aboutOf(early, input), promised ?? first.length, {
		key,
		more: ({ id }) => [addingSession(visit, { id, key, uploadId, size: promised ?? 0 })],
	});
	try {
		const { parts, size, sha256 } = await store(visit, upload, row.key, uploadId, early.rules.maxSize);
		const said = await latest(visit, input);
		assertHash(sha256, said.sha256);
		const plan = said.isMoved ? await planUpload(visit, { ...said, fileName: name, size }) : early;
		if (plan.skippedFor) {
			await giveUp();
			return { ...presentFile(visit, plan.skippedFor), skipped: true };
		}
		await media.complete(row.key, uploadId, parts);
		const landing = { ...row, ...aboutOf(plan, said) };
		const thumbnail = await thumbnailOf(said.thumbnail);
		return presentFile(visit, await land(visit, landing, plan, { size, sha256, thumbnail }, said.onConflict));
	} catch (error) {
		await giveUp().catch(() => undefined);
		throw error;
	}

	async function giveUp() {
		await media.abort(key, uploadId);
		await drop(visit, row);
	}
}

/** Sends the chunks on as parts of one size, and takes the hash and the size of what came. */
async function store(visit: Visit, upload: IncomingFile, key: string, uploadId: string, most: number) {
	const media = mediaOf(visit.bag, visit.tenant.id);
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
async function latest(visit: Visit, input: UploadInput) {
	const fields = await input.upload.later();
	const camel = Object.entries(fields).map(([key, value]) => [
		key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
		value,
	]);
	const { data: said } = FormFields.partial().safeParse(Object.fromEntries(camel));
	if (!said) throw invalid({ form: "wrongValue" });
	if (said.tenantId !== undefined && said.tenantId !== visit.tenant.id)
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
