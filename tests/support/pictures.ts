/** Bytes of words and numbers, one after another. */
export function bytes(...parts: (string | number | number[] | Uint8Array)[]): Uint8Array<ArrayBuffer> {
	const all = parts.flatMap((part) =>
		typeof part === "string"
			? Array.from(part, (letter) => letter.charCodeAt(0))
			: typeof part === "number"
				? [part]
				: Array.from(part),
	);
	return Uint8Array.from(all);
}

export const big2 = (value: number) => [value >> 8, value & 255];
export const big4 = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];
const little2 = (value: number) => big2(value).reverse();
const little4 = (value: number) => big4(value).reverse();

/** Degrees, minutes and seconds of 59° 54′ 30″ as a camera writes them, three fractions. */
export const DEGREES = [59, 1, 54, 1, 30, 1];

/**
 * What a camera writes: its name, then a place in a directory of its own. `order`: which end of a number comes first.
 */
export function tiff(order: "II" | "MM" = "II"): Uint8Array<ArrayBuffer> {
	const [two, four] = order === "II" ? [little2, little4] : [big2, big4];
	const [make, gps, degrees] = [8 + 2 + 24 + 4, 8 + 2 + 24 + 4 + 8, 8 + 2 + 24 + 4 + 8 + 2 + 24 + 4];
	return bytes(
		...[order, two(42), four(8)],
		...[two(2), two(0x010f), two(2), four(8), four(make), two(0x8825), two(4), four(1), four(gps), four(0)],
		"Kamera7\0",
		...[two(2), two(1), two(2), four(2), "N\0\0\0", two(2), two(5), four(3), four(degrees), four(0)],
		...DEGREES.map(four),
	);
}

export const XMP =
	'<x:xmpmeta><rdf:Description exif:GPSLatitude="59,54.5N" tiff:Make="Kamera7"><exif:GPSLongitude>10,45.2E</exif:GPSLongitude></rdf:Description></x:xmpmeta>';

const segment = (marker: number, data: Uint8Array) => bytes([0xff, marker], big2(data.length + 2), data);

/** A JPEG with Exif and XMP, as far as its scan; `rest` bytes of the picture follow. */
export function jpeg(rest = 5000, order: "II" | "MM" = "II"): Uint8Array<ArrayBuffer> {
	return bytes(
		[0xff, 0xd8],
		segment(0xe0, bytes("JFIF\0", [1, 1, 0, 0, 1, 0, 1, 0, 0])),
		segment(0xe1, bytes("Exif\0\0", tiff(order))),
		segment(0xe1, bytes("http://ns.adobe.com/xap/1.0/\0", XMP)),
		segment(0xda, bytes([1, 1, 0, 0, 63, 0])),
		Array.from({ length: rest }, (_, at) => at % 251),
		[0xff, 0xd9],
	);
}
