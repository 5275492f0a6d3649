/** A wheel of equal parts in a frame of 400 × 400, the first from the top on. */
const MIDDLE = 200;
const [INNER, OUTER] = [78, 190];

function pointAt(radius: number, turn: number): [number, number] {
	const angle = (turn - 0.25) * 2 * Math.PI;
	return [MIDDLE + radius * Math.cos(angle), MIDDLE + radius * Math.sin(angle)];
}

const at = (radius: number, turn: number) =>
	pointAt(radius, turn)
		.map((value) => value.toFixed(1))
		.join(" ");

/** The outline of one part, as the data of an SVG path. */
export function partOfWheel(nth: number, count: number): string {
	const [from, to] = [nth / count + 0.003, (nth + 1) / count - 0.003];
	return `M${at(INNER, from)}L${at(OUTER, from)}A${OUTER} ${OUTER} 0 0 1 ${at(OUTER, to)}L${at(INNER, to)}A${INNER} ${INNER} 0 0 0 ${at(INNER, from)}Z`;
}

/** Where the words of a part stand. */
export const middleOfPart = (nth: number, count: number) => pointAt((INNER + OUTER) / 2, (nth + 0.5) / count);
