import { nodes, STEP } from "./eap";

/** How likely it is that somebody stands in each band of the scale: below the first cut, between two, above the last. */
export function chancesOf(weights: readonly number[], cuts: readonly number[]): number[] {
	const bounds = [Number.NEGATIVE_INFINITY, ...cuts, Number.POSITIVE_INFINITY];
	return bounds.slice(1).map((to, band) => {
		const from = bounds[band] ?? 0;
		return nodes.reduce((sum, node, at) => sum + (weights[at] ?? 0) * shareWithin(node, from, to), 0);
	});
}

/** How much of the stretch of the scale that a point stands for lies between two cuts. */
function shareWithin(node: number, from: number, to: number): number {
	const inside = Math.min(node + STEP / 2, to) - Math.max(node - STEP / 2, from);
	return Math.min(1, Math.max(0, inside / STEP));
}
