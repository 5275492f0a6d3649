/** A picture's metadata stands at its beginning; so many bytes of it are looked at. */
const HEAD = 512 * 1024;
const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0];
const GPS_TAG = 0x8825;
/** Bytes of one value, by the number of its type. */
const WIDTHS = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

/**
 * The picture without the place where it was taken, of the same length and otherwise the same bytes. What is no JPEG, or
 * holds no place, comes back as it is.
 */
export async function withoutPlace(file: File): Promise<File> {
	if (file.type !== "image/jpeg") return file;
	const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
	if (!blankPlaces(head)) return file;
	return new File([head, file.slice(head.length)], file.name, { type: file.type, lastModified: file.lastModified });
}

/** Writes zeros and blanks over every place in a JPEG's head; whether there was any. */
export function blankPlaces(bytes: Uint8Array): boolean {
	if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return false;
	let found = false;
	for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; ) {
		const marker = bytes[at + 1] ?? 0;
		// From here on it is the picture itself.
		if (marker === 0xda || marker === 0xd9) break;
		const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
		if (length < 2) break;
		if (marker === 0xe1) {
			const segment = bytes.subarray(at + 4, at + 2 + length);
			const isExif = EXIF.every((byte, index) => segment[index] === byte);
			if (isExif ? blankExif(segment.subarray(EXIF.length)) : blankXmp(segment)) found = true;
		}
		at += 2 + length;
	}
	return found;
}

/** Zeros over the directory of the place and over the values it points to. */
function blankExif(tiff: Uint8Array): boolean {
	const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
	if (tiff.length < 8) return false;
	const little = view.getUint16(0) === 0x4949;
	const short = (at: number) => (at + 2 <= tiff.length ? view.getUint16(at, little) : 0);
	const long = (at: number) => (at + 4 <= tiff.length ? view.getUint32(at, little) : 0);
	const entriesOf = (directory: number) =>
		Array.from({ length: Math.min(short(directory), 500) }, (_, index) => directory + 2 + index * 12);
	const pointer = entriesOf(long(4)).find((entry) => short(entry) === GPS_TAG);
	if (pointer === undefined) return false;
	const place = long(pointer + 8);
	for (const entry of entriesOf(place)) {
		const size = (WIDTHS[short(entry + 2)] ?? 1) * long(entry + 4);
		if (size > 4) tiff.fill(0, long(entry + 8), Math.min(tiff.length, long(entry + 8) + size));
		tiff.fill(0, entry, Math.min(tiff.length, entry + 12));
	}
	if (place + 2 <= tiff.length) tiff.fill(0, place, place + 2);
	return true;
}

/** Blanks over the values of the place in a packet of XMP, which is text. */
function blankXmp(segment: Uint8Array): boolean {
	const text = Array.from(segment, (byte) => String.fromCharCode(byte)).join("");
	if (!text.startsWith("http://ns.adobe.com/xap/")) return false;
	let found = false;
	for (const match of text.matchAll(
		/GPS(?:Latitude|Longitude|Altitude|DestLatitude|DestLongitude)\w*(?:="([^"]*)"|>([^<]*)<)/g,
	)) {
		const value = match[1] ?? match[2] ?? "";
		const from = match.index + match[0].length - value.length - 1;
		segment.fill(0x20, from, from + value.length);
		found = true;
	}
	return found;
}
