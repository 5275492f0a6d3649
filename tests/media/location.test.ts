import { crc32 } from "node:zlib";
import { describe, expect, it } from "vitest";
import { findLocation, patched } from "#app/media/location/find-location";
import { big2, big4, bytes, DEGREES, jpeg, tiff, XMP } from "../support/pictures";

/** The picture as it is served: the patches written over it, in chunks of an odd length. */
async function served(type: string, picture: Uint8Array<ArrayBuffer>, from = 0, step = 7) {
	const fetch = async (at: number, length: number) => picture.slice(at, at + length);
	const patches = await findLocation(type, picture.length, fetch);
	const chunks = new ReadableStream<Uint8Array>({
		start(controller) {
			for (let at = from; at < picture.length; at += step) controller.enqueue(picture.slice(at, at + step));
			controller.close();
		},
	});
	return new Uint8Array(await new Response(patched(chunks, from, patches) as BodyInit).arrayBuffer());
}
const holds = (picture: Uint8Array, part: Uint8Array | string) =>
	Buffer.from(picture).includes(typeof part === "string" ? part : Buffer.from(part));
const places = { II: bytes(...DEGREES.map((one) => big4(one).reverse())), MM: bytes(...DEGREES.map(big4)) };

/** Only what says the place is another; the rest is the same, byte for byte. */
function expectOnlyPlaceGone(before: Uint8Array, after: Uint8Array, order: "II" | "MM" = "II") {
	expect(after.length).toBe(before.length);
	expect(holds(before, places[order])).toBe(true);
	expect(holds(after, places[order])).toBe(false);
	expect(holds(after, "Kamera7\0")).toBe(true);
}

const chunk = (name: string, data: Uint8Array) => bytes(big4(data.length), name, data, big4(crc32(bytes(name, data))));
const box = (name: string, ...parts: Parameters<typeof bytes>) =>
	bytes(big4(8 + bytes(...parts).length), name, bytes(...parts));

describe("a picture's place is taken out", () => {
	it.each(["II", "MM"] as const)("of a JPEG, in Exif (%s) and XMP", async (order) => {
		const picture = jpeg(5000, order);
		const after = await served("image/jpeg", picture);
		expectOnlyPlaceGone(picture, after, order);
		for (const said of ["59,54.5N", "10,45.2E"]) {
			expect(holds(picture, said)).toBe(true);
			expect(holds(after, said)).toBe(false);
		}
		expect(holds(after, 'tiff:Make="Kamera7"')).toBe(true);
		expect(after.slice(-5000)).toEqual(picture.slice(-5000));
		expect(await served("image/jpeg", picture, 1234)).toEqual(after.slice(1234));
		expect(await served("image/jpeg", picture, 60)).toEqual(after.slice(60));
	});

	it("of a JPEG where Exif stands behind more than one window of other segments", async () => {
		const [start, rest] = [jpeg().slice(0, 2), jpeg().slice(2)];
		const profile = bytes([0xff, 0xe2], big2(65_535), new Uint8Array(65_533));
		const picture = bytes(start, ...Array.from({ length: 30 }, () => profile), rest);
		expectOnlyPlaceGone(picture, await served("image/jpeg", picture, 0, 65_001));
	});

	it("of a PNG, whose sums are right again, also where the words are packed", async () => {
		const packed = bytes("XML:com.adobe.xmp\0", [1, 0, 0, 0], [0x78, 0x9c, 1, 2, 3]);
		const notes = bytes("XML:com.adobe.xmp\0", [0, 0, 0, 0], XMP);
		const parts = [chunk("eXIf", tiff()), chunk("iTXt", notes), chunk("iTXt", packed), chunk("IEND", new Uint8Array())];
		const sign = bytes([0x89], "PNG\r\n", [0x1a, 0x0a]);
		const picture = bytes(sign, ...parts);
		const after = await served("image/png", picture);
		expectOnlyPlaceGone(picture, after);
		for (const gone of ["59,54.5N", "10,45.2E", bytes([0x78, 0x9c, 1, 2, 3])]) expect(holds(after, gone)).toBe(false);
		let at = sign.length;
		for (const part of parts) {
			const inner = Buffer.from(after.slice(at + 4, at + part.length - 4));
			expect(Buffer.from(after).readUInt32BE(at + part.length - 4)).toBe(crc32(inner));
			at += part.length;
		}
	});

	it("of a WebP", async () => {
		const length = (size: number) => big4(size).reverse();
		const data = bytes("Exif\0\0", tiff());
		const picture = bytes(
			"RIFF",
			length(0),
			"WEBP",
			"VP8 ",
			length(3),
			[1, 2, 3, 0],
			"EXIF",
			length(data.length),
			data,
		);
		const after = await served("image/webp", picture);
		expectOnlyPlaceGone(picture, after);
	});

	it("of a HEIC, by its own list of parts", async () => {
		const data = bytes(big4(6), "Exif\0\0", tiff());
		const meta = (at: number) =>
			box(
				"meta",
				big4(0),
				box("hdlr", big4(0)),
				box("iinf", big4(0), big2(1), box("infe", [2, 0, 0, 0], big2(7), big2(0), "Exif\0")),
				box("iloc", [1, 0, 0, 0, 0x44, 0], big2(1), big2(7), big2(0), big2(0), big2(1), big4(at), big4(data.length)),
			);
		const type = box("ftyp", "heic", big4(0), "mif1");
		const at = type.length + meta(0).length + 8;
		const picture = bytes(type, meta(at), box("mdat", data));
		expectOnlyPlaceGone(picture, await served("image/heic", picture));
	});

	it("of a TIFF", async () => {
		for (const order of ["II", "MM"] as const)
			expectOnlyPlaceGone(tiff(order), await served("image/tiff", tiff(order)), order);
	});
});

describe("a picture stays as it is", () => {
	it("where it says no place, or is none", async () => {
		for (const [type, picture] of [
			["image/jpeg", bytes([0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 2, 3])],
			["image/gif", bytes("GIF89a", tiff())],
			["application/pdf", tiff()],
		] as const)
			expect(await served(type, picture)).toEqual(picture);
	});

	it("in length, wherever it is cut off, and is answered without a fault", async () => {
		const picture = jpeg(10);
		for (let end = 0; end < picture.length; end += 3)
			for (const type of ["image/jpeg", "image/png", "image/webp", "image/heic", "image/tiff"])
				expect(await served(type, picture.slice(0, end))).toHaveLength(end);
	});

	it("where its directories lead in circles", async () => {
		const round = tiff();
		round.set([8, 0, 0, 0], 8 + 2 + 24);
		expect(await served("image/tiff", round)).toHaveLength(round.length);
	});
});
