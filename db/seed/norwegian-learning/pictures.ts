import { type Colour, indexedPng } from "../news/picture";

const WIDTH = 320;
const HEIGHT = 240;
const palette: Colour[] = [
	[207, 229, 242],
	[126, 176, 110],
	[176, 84, 66],
	[120, 78, 52],
	[244, 200, 84],
	[70, 128, 82],
	[250, 244, 230],
];
const [SKY, GRASS, RED, BROWN, YELLOW, GREEN, LIGHT] = [0, 1, 2, 3, 4, 5, 6] as const;

type Draws = (x: number, y: number) => number | undefined;

const isIn = (x: number, y: number, left: number, top: number, right: number, bottom: number) =>
	x >= left && x < right && y >= top && y < bottom;
const isRound = (x: number, y: number, midX: number, midY: number, radius: number) =>
	(x - midX) ** 2 + (y - midY) ** 2 < radius ** 2;

const house: Draws = (x, y) => {
	if (isIn(x, y, 145, 150, 175, 200)) return BROWN;
	if (isIn(x, y, 105, 130, 130, 155) || isIn(x, y, 190, 130, 215, 155)) return LIGHT;
	if (isIn(x, y, 90, 110, 230, 200)) return RED;
	return y >= 50 && y < 110 && Math.abs(x - 160) < (y - 45) * 1.35 ? BROWN : undefined;
};

const sun: Draws = (x, y) => {
	if (isRound(x, y, 160, 100, 48)) return YELLOW;
	const angle = Math.atan2(y - 100, x - 160);
	return isRound(x, y, 160, 100, 82) && Math.cos(angle * 12) > 0.72 ? YELLOW : undefined;
};

const tree: Draws = (x, y) => {
	const isCrown = isRound(x, y, 160, 85, 48) || isRound(x, y, 125, 110, 36) || isRound(x, y, 195, 110, 36);
	return isCrown ? GREEN : isIn(x, y, 148, 110, 172, 205) ? BROWN : undefined;
};

/** A house, a sun and a tree, in the order of their words. */
export const pictures = (): Uint8Array[] => [house, sun, tree].map(drawn);

function drawn(draws: Draws): Uint8Array {
	const rows = new Uint8Array((WIDTH + 1) * HEIGHT);
	for (let y = 0; y < HEIGHT; y++)
		for (let x = 0; x < WIDTH; x++) rows[y * (WIDTH + 1) + 1 + x] = draws(x, y) ?? (y > 195 ? GRASS : SKY);
	return indexedPng(WIDTH, HEIGHT, palette, rows);
}
