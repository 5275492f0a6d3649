import { inflated, type PdfFile } from "./pdf-file";

/** A picture as points: three bytes of colour for each, and one of how much of it is seen. */
export type Picture = { width: number; height: number; colours: Uint8Array; opacity: Uint8Array };

/** Points that are unpacked at most. */
const MOST = 2_000_000;
/** Bytes of a point by the kind of a PNG: grey, colours, palette, grey and opacity, colours and opacity. */
const bytesOf: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Writes a picture into a file, and gives the number of its object. */
export async function embedPicture(file: PdfFile, { width, height, colours, opacity }: Picture): Promise<number> {
	const about = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8`;
	const mask = await file.addStream(opacity, `${about} /ColorSpace /DeviceGray`);
	return file.addStream(colours, `${about} /ColorSpace /DeviceRGB /SMask ${mask} 0 R`);
}

/** Unpacks a PNG of eight bits a colour that is not interlaced; null for every other file. */
export async function readPng(bytes: Uint8Array): Promise<Picture | null> {
	const chunks = chunksOf(bytes);
	const head = chunks.find(({ type }) => type === "IHDR")?.data;
	if (!head || head.length < 13) return null;
	const view = new DataView(head.buffer, head.byteOffset, head.length);
	const [width, height] = [view.getUint32(0), view.getUint32(4)];
	const [bits, kind, isInterlaced] = [head[8], head[9] ?? -1, head[12] !== 0];
	const size = bytesOf[kind];
	if (bits !== 8 || isInterlaced || !size || width * height > MOST || width * height === 0) return null;
	const packed = chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data);
	const lines = await inflated(packed, (width * size + 1) * height).catch(() => null);
	if (lines?.length !== (width * size + 1) * height) return null;
	const palette = chunks.find(({ type }) => type === "PLTE")?.data;
	const clear = chunks.find(({ type }) => type === "tRNS")?.data;
	return pointsOf(unfiltered(lines, width * size, size), { width, height, kind, size, palette, clear });
}

type Chunk = { type: string; data: Uint8Array };

function chunksOf(bytes: Uint8Array): Chunk[] {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const found: Chunk[] = [];
	if (bytes.length < 8 || view.getUint32(0) !== 0x89504e47) return found;
	for (let at = 8; at + 12 <= bytes.length; ) {
		const length = view.getUint32(at);
		const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
		found.push({ type, data: bytes.subarray(at + 8, at + 8 + length) });
		at += 12 + length;
	}
	return found;
}

/** The bytes of a PNG's lines, of which each says by its first byte how it is told by those around it. */
function unfiltered(lines: Uint8Array, row: number, size: number): Uint8Array {
	const height = lines.length / (row + 1);
	const out = new Uint8Array(row * height);
	for (let line = 0; line < height; line++) {
		const filter = lines[line * (row + 1)];
		for (let at = 0; at < row; at++) {
			const here = line * row + at;
			const left = at >= size ? (out[here - size] as number) : 0;
			const up = line > 0 ? (out[here - row] as number) : 0;
			const corner = at >= size && line > 0 ? (out[here - row - size] as number) : 0;
			const told =
				filter === 1
					? left
					: filter === 2
						? up
						: filter === 3
							? (left + up) >> 1
							: filter === 4
								? nearest(left, up, corner)
								: 0;
			out[here] = (lines[line * (row + 1) + 1 + at] as number) + told;
		}
	}
	return out;
}

function nearest(left: number, up: number, corner: number): number {
	const guess = left + up - corner;
	const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
	return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner;
}

type About = { width: number; height: number; kind: number; size: number; palette?: Uint8Array; clear?: Uint8Array };

function pointsOf(bytes: Uint8Array, { width, height, kind, size, palette, clear }: About): Picture {
	const colours = new Uint8Array(width * height * 3);
	const opacity = new Uint8Array(width * height).fill(255);
	for (let point = 0; point < width * height; point++) {
		const at = point * size;
		const first = bytes[at] as number;
		for (let part = 0; part < 3; part++)
			colours[point * 3 + part] =
				kind === 3
					? (palette?.[first * 3 + part] ?? 0)
					: kind === 2 || kind === 6
						? (bytes[at + part] as number)
						: first;
		if (kind === 4 || kind === 6) opacity[point] = bytes[at + size - 1] as number;
		else if (kind === 3) opacity[point] = clear?.[first] ?? 255;
	}
	return { width, height, colours, opacity };
}
