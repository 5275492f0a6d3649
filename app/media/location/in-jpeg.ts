import { inTiff } from "./in-tiff";
import { inXmp } from "./in-xmp";
import { lettersOf, type Patch, type Reader, viewOf } from "./reader";

const EXIF = "Exif\0\0";
const XMP = "http://ns.adobe.com/xap/1.0/\0";
const MORE_XMP = "http://ns.adobe.com/xmp/extension/\0";
/** After its name a packet that goes on has whose it is, how long it is and where it stands in it. */
const MORE_HEAD = 40;
const APP1 = 0xe1;
const SCAN = 0xda;
const END = 0xd9;

/** What blanks the place in a JPEG: it stands in segments before the picture itself. */
export async function* inJpeg(file: Reader): AsyncGenerator<Patch> {
	let at = 2;
	while (at + 4 <= file.size) {
		const head = viewOf(await file.read(at, 4));
		const marker = head.getUint8(1);
		if (head.getUint8(0) !== 0xff || marker === SCAN || marker === END) break;
		// Markers may be filled up in front, and a few have no length.
		if (marker === 0xff) at += 1;
		else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
		else {
			const end = at + 2 + head.getUint16(2);
			if (marker === APP1) yield* inSegment(file, at + 4, end);
			at = Math.max(end, at + 4);
		}
	}
}

async function* inSegment(file: Reader, from: number, end: number): AsyncGenerator<Patch> {
	const name = lettersOf(await file.read(from, MORE_XMP.length));
	if (name.startsWith(EXIF)) yield* inTiff(file, from + EXIF.length, end);
	else if (name.startsWith(XMP)) yield* inXmp(file, from + XMP.length, end - from - XMP.length);
	const more = from + MORE_XMP.length + MORE_HEAD;
	if (name === MORE_XMP) yield* inXmp(file, more, end - more);
}
