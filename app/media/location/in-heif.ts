import { extentsOf } from "./heif-items";
import { inTiff } from "./in-tiff";
import { inXmp } from "./in-xmp";
import { type Patch, type Reader, viewOf } from "./reader";

/** What blanks the place in a HEIC or AVIF: what the camera wrote is an item beside the picture. */
export async function* inHeif(file: Reader): AsyncGenerator<Patch> {
	for (const { kind, at, length } of await extentsOf(file)) {
		if (kind === "xmp") yield* inXmp(file, at, length);
		// The first four bytes say how far on the structure begins.
		else yield* inTiff(file, at + 4 + viewOf(await file.read(at, 4)).getUint32(0), at + length);
	}
}
