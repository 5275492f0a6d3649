import { inTiff } from "./in-tiff";
import { inXmp } from "./in-xmp";
import { lettersOf, type Patch, type Reader, viewOf } from "./reader";

const EXIF = "Exif\0\0";

/** What blanks the place in a WebP: chunks of their own hold what the camera wrote. */
export async function* inWebp(file: Reader): AsyncGenerator<Patch> {
	let at = 12;
	while (at + 8 <= file.size) {
		const head = await file.read(at, 8);
		const name = lettersOf(head.subarray(0, 4));
		const length = viewOf(head).getUint32(4, true);
		const from = at + 8;
		if (name === "EXIF") {
			const isNamed = lettersOf(await file.read(from, EXIF.length)) === EXIF;
			yield* inTiff(file, from + (isNamed ? EXIF.length : 0), from + length);
		}
		if (name === "XMP ") yield* inXmp(file, from, length);
		at = from + length + (length % 2);
	}
}
