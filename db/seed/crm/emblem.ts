import { type Colour, indexedPng } from "../news/picture";

const grounds: Colour[] = [
	[18, 63, 92],
	[60, 110, 71],
	[154, 90, 18],
	[138, 47, 107],
	[13, 107, 110],
	[74, 74, 138],
];
const white: Colour = [255, 255, 255];
/** Shades between ground and figure, so that edges are smooth. */
const SHADES = 8;
/** Points a side that a picture's point is made of. */
const FINE = 4;

/** Whether a point, each from -1 to 1, lies in a figure. */
const figures: ((x: number, y: number) => boolean)[] = [
	(x, y) => x * x + y * y < 0.3 && !(x * x + (y - 0.16) ** 2 < 0.12),
	(x, y) => y < 0.42 && y > Math.abs(x) * 1.5 - 0.52,
	(x, y) => Math.abs(x) + Math.abs(y) < 0.6 && Math.abs(x) + Math.abs(y) > 0.3,
	(x, y) => Math.abs(x) < 0.56 && [-0.34, 0, 0.34].some((at) => Math.abs(y - at - 0.07 * Math.sin(x * 7)) < 0.075),
	(x, y) => [-0.36, 0, 0.36].some((at, index) => Math.abs(x - at) < 0.12 && y < 0.5 && y > 0.3 - index * 0.36),
];

/** The sign of a company that does not exist: a plain figure on a coloured ground, as a square PNG. */
export function emblem(size: number, number: number): Uint8Array {
	const ground = grounds[number % grounds.length] as Colour;
	const isIn = figures[number % figures.length] as (typeof figures)[number];
	const palette = Array.from(
		{ length: SHADES + 1 },
		(_, shade) => ground.map((from, at) => Math.round(from + (((white[at] ?? 0) - from) * shade) / SHADES)) as Colour,
	);
	const rows = new Uint8Array((size + 1) * size);
	const place = (point: number, part: number) => ((point + (part + 0.5) / FINE) / size) * 2 - 1;
	const parts = Array.from({ length: FINE }, (_, part) => part);
	for (let y = 0; y < size; y++)
		for (let x = 0; x < size; x++) {
			const inside = parts.flatMap((dy) => parts.filter((dx) => isIn(place(x, dx), place(y, dy)))).length;
			rows[y * (size + 1) + 1 + x] = Math.round((inside / FINE ** 2) * SHADES);
		}
	return indexedPng(size, size, palette, rows);
}
