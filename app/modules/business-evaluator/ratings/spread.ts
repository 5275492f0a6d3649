import { POINTS } from "./ratings.schema";

export type Points = Record<string, number>;

/** Points as a share of the scale, from 0 to 100, as the self-evaluation has it. */
export const shareOfPoints = (points: number) => Math.round(((points - POINTS.min) / (POINTS.max - POINTS.min)) * 100);

/** How several have assessed an area; undefined where nobody has. */
export function spreadOf(area: string, given: readonly Points[]) {
	const points = given.flatMap((one) => one[area] ?? []);
	if (points.length === 0) return undefined;
	const mean = points.reduce((sum, one) => sum + one, 0) / points.length;
	return { mean, least: Math.min(...points), most: Math.max(...points) };
}
