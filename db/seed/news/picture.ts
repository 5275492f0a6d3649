import { zlibSync } from "fflate";
import type { Random } from "../random";

export type Colour = [number, number, number];
const palettes: Colour[][] = [
	[
		[217, 232, 227],
		[245, 231, 210],
		[245, 182, 108],
		[168, 206, 210],
		[111, 174, 178],
		[47, 127, 133],
		[77, 150, 158],
	],
	[
		[226, 230, 246],
		[246, 226, 216],
		[240, 158, 122],
		[178, 188, 226],
		[128, 142, 196],
		[66, 82, 146],
		[96, 116, 178],
	],
	[
		[227, 236, 214],
		[250, 240, 214],
		[244, 200, 96],
		[184, 208, 158],
		[134, 168, 104],
		[76, 110, 62],
		[108, 148, 128],
	],
];

/** A landscape of hills by the sea, as an indexed PNG; no two of one drawing are alike. */
export function landscape(random: Random, width: number, height: number, seed: number): Uint8Array {
	const palette = palettes[seed % palettes.length] as Colour[];
	const hills = [0, 1, 2].map((layer) => ({
		base: height * (0.5 + layer * 0.11),
		tall: height * (0.3 - layer * 0.07),
		long: width / (1.6 + layer + random.below(10) / 10),
		shift: random.below(1000) / 160,
	}));
	const sun = { x: width * (0.2 + random.below(60) / 100), y: height * 0.28, r: height * 0.1 };
	const rows = new Uint8Array((width + 1) * height);
	for (let x = 0; x < width; x++) {
		const tops = hills.map(
			({ base, tall, long, shift }) => base - Math.abs(Math.sin((x / long) * Math.PI + shift)) * tall,
		);
		for (let y = 0; y < height; y++) {
			const behind = tops.findLastIndex((top) => y >= top);
			const inSun = (x - sun.x) ** 2 + (y - sun.y) ** 2 < sun.r ** 2;
			const sky = inSun ? 2 : y < height * 0.3 ? 0 : 1;
			rows[y * (width + 1) + 1 + x] = y > height * 0.86 ? 6 : behind < 0 ? sky : 3 + behind;
		}
	}
	return indexedPng(width, height, palette, rows);
}

/** A PNG whose rows, each begun by a 0, are places in a palette. */
export function indexedPng(width: number, height: number, palette: Colour[], rows: Uint8Array): Uint8Array {
	const header = new Uint8Array(13);
	const view = new DataView(header.buffer);
	view.setUint32(0, width);
	view.setUint32(4, height);
	header.set([8, 3, 0, 0, 0], 8);
	return joined([
		new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
		chunk("IHDR", header),
		chunk("PLTE", new Uint8Array(palette.flat())),
		chunk("IDAT", zlibSync(rows)),
		chunk("IEND", new Uint8Array()),
	]);
}

function chunk(name: string, data: Uint8Array): Uint8Array {
	const body = joined([new TextEncoder().encode(name), data]);
	const whole = new Uint8Array(body.length + 8);
	const view = new DataView(whole.buffer);
	view.setUint32(0, data.length);
	whole.set(body, 4);
	view.setUint32(body.length + 4, crc(body));
	return whole;
}

function joined(parts: Uint8Array[]): Uint8Array {
	const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}

function crc(bytes: Uint8Array): number {
	let value = 0xffffffff;
	for (const byte of bytes) {
		value ^= byte;
		for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
	}
	return (value ^ 0xffffffff) >>> 0;
}
