import { inHeif } from "./in-heif";
import { inJpeg } from "./in-jpeg";
import { inPng } from "./in-png";
import { inTiff } from "./in-tiff";
import { inWebp } from "./in-webp";
import { type Patch, type Reader, readerOf } from "./reader";

const finders: Record<string, (file: Reader) => AsyncGenerator<Patch>> = {
	"image/jpeg": inJpeg,
	"image/png": inPng,
	"image/webp": inWebp,
	"image/heic": inHeif,
	"image/avif": inHeif,
	"image/tiff": (file) => inTiff(file, 0, file.size),
};

/** Whether files of a type can say where they were taken. */
export const mayHoldLocation = (type: string): boolean => type in finders;

/**
 * What is to be written over a picture's bytes so that it no longer says where it was taken (GPS in Exif and XMP). All
 * else stays, also the length. One whose structure is broken is taken as far as it can be read.
 */
export async function findLocation(
	type: string,
	size: number,
	fetch: (at: number, length: number) => Promise<Uint8Array>,
): Promise<Patch[]> {
	const found: Patch[] = [];
	try {
		for await (const patch of finders[type]?.(readerOf(size, fetch)) ?? [])
			if (patch.at >= 0 && patch.at + patch.bytes.length <= size) found.push(patch);
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
	}
	return found;
}

/** The bytes of a stream that begins at `from`, with the patches written over them; its length stays. */
export function patched(body: ReadableStream<Uint8Array>, from: number, patches: Patch[]): ReadableStream<Uint8Array> {
	let at = from;
	return body.pipeThrough(
		new TransformStream<Uint8Array, Uint8Array>({
			transform(chunk, controller) {
				const [start, end] = [at, at + chunk.length];
				at = end;
				const touching = patches.filter((patch) => patch.at < end && patch.at + patch.bytes.length > start);
				const written = touching.length > 0 ? Uint8Array.from(chunk) : chunk;
				for (const patch of touching) {
					const skipped = Math.max(0, start - patch.at);
					const part = patch.bytes.subarray(skipped, Math.max(skipped, end - patch.at));
					written.set(part, Math.max(0, patch.at - start));
				}
				controller.enqueue(written);
			},
		}),
	);
}
