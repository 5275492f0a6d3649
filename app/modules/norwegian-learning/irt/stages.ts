/**
 * The two neighbouring bands between which somebody at `theta` stands, for the second stage of a multistage test: the cut that is
 * nearest is tested. `cuts[i]` parts `bands[i]` and `bands[i + 1]`. Fixed branches from a router, as described by Yan, von Davier and Lewis
 * (2014), Computerized Multistage Testing: Theory and Applications, chapters 1 and 2.
 */
export function branchFor<Band>(theta: number, bands: readonly Band[], cuts: readonly number[]): readonly [Band, Band] {
	const nearest = cuts.reduce(
		(best, cut, at) => (Math.abs(cut - theta) < Math.abs((cuts[best] ?? 0) - theta) ? at : best),
		0,
	);
	return [bands[nearest] as Band, bands[nearest + 1] as Band];
}

/**
 * The band of the next item of a stage: the one that is furthest behind its share, of those that still have items. `shares`: how many
 * items of each band the stage asks. Undefined where it has asked all of them, or none is left.
 */
export function bandOfNext<Band>(
	shares: readonly (readonly [Band, number])[],
	asked: readonly Band[],
	hasItems: (band: Band) => boolean,
): Band | undefined {
	const behind = ([band, count]: readonly [Band, number]) => count - asked.filter((one) => one === band).length;
	const open = shares.filter((share) => behind(share) > 0 && hasItems(share[0]));
	return open.reduce<(typeof open)[number] | undefined>(
		(most, one) => (most === undefined || behind(one) > behind(most) ? one : most),
		undefined,
	)?.[0];
}
