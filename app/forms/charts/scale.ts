/** Where a number lies on a line of the drawing: `from` the number at `start`, `to` the one at `end` (pixels). */
export function place(value: number, from: number, to: number, start: number, end: number): number {
	return to === from ? start : start + ((value - from) / (to - from)) * (end - start);
}

/** Round numbers from the least to the greatest, about so many, both ends among them. */
export function ticks(min: number, max: number, about = 5): number[] {
	if (!(max > min)) return [min];
	const rough = (max - min) / about;
	const power = 10 ** Math.floor(Math.log10(rough));
	const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
	const found: number[] = [];
	for (let at = 0, value = min; value < max - step * 0.4; at++, value = min + at * step) found.push(clean(value));
	return [...found, max];
}

/** The end of an axis that begins at nothing and holds this: 1, 2 or 5 and noughts, never less than 5. */
export function topOf(most: number): number {
	if (most <= 5) return 5;
	const power = 10 ** Math.floor(Math.log10(most));
	return ([1, 2, 5, 10].find((factor) => factor * power >= most) ?? 10) * power;
}

/** A number without the dust of its arithmetic. */
const clean = (value: number) => Number(value.toPrecision(12));

/** Coordinates as short as a drawing needs them. */
export const px = (value: number) => Math.round(value * 10) / 10;

/** The path of a line through points; where one is missing the line breaks, as a gap is no value. */
export function pathOf(points: readonly ({ x: number; y: number } | null)[]): string {
	let path = "";
	let isDown = false;
	for (const point of points) {
		if (point) path += `${isDown ? "L" : "M"}${px(point.x)} ${px(point.y)}`;
		isDown = point !== null;
	}
	return path;
}
