import { type Colour, indexedPng } from "../news/picture";

export const WIDTH = 480;
export const HEIGHT = 240;
const palette: Colour[] = [
	[0, 122, 78],
	[255, 255, 255],
];
const [GREEN, WHITE] = [0, 1] as const;

const isIn = (x: number, y: number, left: number, top: number, right: number, bottom: number) =>
	x >= left && x < right && y >= top && y < bottom;

/** An arrow that points at an open door. */
function drawn(x: number, y: number): number {
	if (isIn(x, y, 0, 0, WIDTH, HEIGHT) && !isIn(x, y, 10, 10, WIDTH - 10, HEIGHT - 10)) return WHITE;
	if (isIn(x, y, 320, 40, 420, 200)) return isIn(x, y, 336, 56, 404, 200) ? GREEN : WHITE;
	if (isIn(x, y, 60, 105, 200, 135)) return WHITE;
	return x >= 200 && x < 270 && Math.abs(y - 120) < (270 - x) * 0.9 ? WHITE : GREEN;
}

/** The sign of an emergency exit, as a PNG. */
export function exitSign(): Uint8Array {
	const rows = new Uint8Array((WIDTH + 1) * HEIGHT);
	for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) rows[y * (WIDTH + 1) + 1 + x] = drawn(x, y);
	return indexedPng(WIDTH, HEIGHT, palette, rows);
}
