import { Zip, ZipPassThrough } from "fflate";
import { mediaOf } from "#app/platform/media.server";
import type { TenantContext } from "#app/platform/tenant/context";
import type { StoredFile } from "./pictures.server";

/** A part of an archive: a file in the store, or what was made for it. */
export type ZipEntry = { path: string } & (
	| { file: Pick<StoredFile, "key" | "lastModified" | "createdAt"> }
	| { bytes: Uint8Array; at: number }
);

/** The first year that the format can say. */
const EARLIEST = Date.UTC(1980, 0, 2);

/** An archive that is made while it is sent: stored, not compressed, one file in the store open at a time. */
export function zipStream(
	{ context, tenant }: TenantContext,
	entries: readonly ZipEntry[],
): ReadableStream<Uint8Array> {
	const media = mediaOf(context, tenant.id);
	let at = 0;
	let reader: ReadableStreamDefaultReader<Uint8Array> | null = null;
	let part: ZipPassThrough | null = null;
	let zip: Zip;
	return new ReadableStream<Uint8Array>({
		start(controller) {
			zip = new Zip((error, chunk, isLast) => {
				if (error) controller.error(error);
				else controller.enqueue(chunk);
				if (isLast) controller.close();
			});
		},
		async pull() {
			if (reader === null) {
				const entry = entries[at++];
				if (!entry) return zip.end();
				part = new ZipPassThrough(entry.path);
				const changedAt = "file" in entry ? (entry.file.lastModified ?? entry.file.createdAt) : entry.at;
				part.mtime = Math.max(changedAt, EARLIEST);
				zip.add(part);
				if ("bytes" in entry) return part.push(entry.bytes, true);
				const found = await media.read(entry.file.key);
				if (!found || !("body" in found)) throw new Error("an object of the archive is gone");
				reader = found.body.getReader();
			}
			const { done, value } = await reader.read();
			part?.push(value ?? new Uint8Array(), done);
			if (done) reader = null;
		},
		async cancel() {
			await reader?.cancel();
		},
	});
}
