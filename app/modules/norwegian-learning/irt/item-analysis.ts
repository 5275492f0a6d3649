import type { ItemFigures } from "#db/schema/norwegian-learning";

/**
 * An answer as it is analysed: how much was right of 1, where whoever gave it stands, the language of their instructions (`group`), their first
 * language where they have told it, what they chose, and how long it took.
 */
export type Analysed = {
	right: number;
	theta: number;
	group: string;
	firstLanguage: string | null;
	chosen: readonly string[];
	ms: number | null;
};

/** How far groups that stand alike differ on an item (`differences`): `delta` is on the scale of ETS, from 1.5 on it is large. */
export type ItemAnalysis = ItemFigures;
type GroupDifference = ItemFigures["differences"][number];

/** Of a group, and of all others, at least so many answers before they are compared. */
const GROUP_LEAST = 30;
const [LARGE, SURE] = [1.5, 3.84];

/**
 * What answers tell of an item: facility and point-biserial correlation (Lord and Novick 1968, chapter 15; the ability estimate is the
 * criterion), who chose which option, the median time, and how groups that stand alike differ: by first language where enough have told it,
 * else by the language of the instructions.
 */
export function analyse(answers: readonly Analysed[], strata: readonly number[]): ItemAnalysis {
	// Whoever has not told their first language is in no group by it.
	const told = answers.flatMap((one) => (one.firstLanguage === null ? [] : [{ ...one, group: one.firstLanguage }]));
	const isTold = groupsIn(told).some((group) => isComparable(group, told));
	const compared = isTold ? told : answers;
	const times = answers.flatMap(({ ms }) => ms ?? []).sort((one, other) => one - other);
	const options = [...new Set(answers.flatMap(({ chosen }) => chosen))].sort();
	return {
		answers: answers.length,
		facility: mean(answers.map(({ right }) => right)),
		biserial: correlation(
			answers.map(({ right }) => right),
			answers.map(({ theta }) => theta),
		),
		medianMs: times[Math.floor(times.length / 2)] ?? null,
		options: options.map((id) => {
			const chose = answers.filter(({ chosen }) => chosen.includes(id));
			return { id, share: chose.length / answers.length, theta: mean(chose.map(({ theta }) => theta)) };
		}),
		groupedBy: isTold ? "firstLanguage" : "instructions",
		differences: groupsIn(compared).flatMap((group) => differenceOf(group, compared, strata) ?? []),
	};
}

const groupsIn = (answers: readonly Analysed[]): string[] => [...new Set(answers.map(({ group }) => group))].sort();

/** Whether there are enough answers of a group, and of all others. */
function isComparable(group: string, answers: readonly Analysed[]): boolean {
	const own = answers.filter((one) => one.group === group).length;
	return own >= GROUP_LEAST && answers.length - own >= GROUP_LEAST;
}

/**
 * Whether a group gets an item right less often, or more often, than others who stand alike: the Mantel–Haenszel statistic of Holland and Thayer
 * (1988), in Wainer and Braun, Test Validity, chapter 9; large by the limits of ETS (Dorans and Holland 1993). Below 0 it is harder for
 * the group.
 */
function differenceOf(group: string, answers: readonly Analysed[], strata: readonly number[]): GroupDifference | null {
	if (!isComparable(group, answers)) return null;
	const stratumOf = (theta: number) => strata.filter((cut) => theta >= cut).length;
	let [up, down, hits, expected, variance] = [0, 0, 0, 0, 0];
	for (let stratum = 0; stratum <= strata.length; stratum += 1) {
		const here = answers.filter(({ theta }) => stratumOf(theta) === stratum);
		const count = (isOwn: boolean, isRight: boolean) =>
			here.filter((one) => (one.group === group) === isOwn && (one.right === 1) === isRight).length;
		const [a, b, c, d] = [count(false, true), count(false, false), count(true, true), count(true, false)];
		const all = a + b + c + d;
		if (all < 2) continue;
		up += (a * d) / all;
		down += (b * c) / all;
		hits += a;
		expected += ((a + b) * (a + c)) / all;
		variance += ((a + b) * (c + d) * (a + c) * (b + d)) / (all ** 2 * (all - 1));
	}
	if (up === 0 || down === 0 || variance === 0) return null;
	const delta = -2.35 * Math.log(up / down);
	const chi = Math.max(0, Math.abs(hits - expected) - 0.5) ** 2 / variance;
	return { group, delta, isLarge: Math.abs(delta) >= LARGE && chi > SURE };
}

const mean = (values: readonly number[]): number =>
	values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

function correlation(ones: readonly number[], others: readonly number[]): number {
	const [one, other] = [mean(ones), mean(others)];
	const sum = (value: (at: number) => number) => ones.reduce((total, _, at) => total + value(at), 0);
	const [x, y] = [(at: number) => (ones[at] ?? 0) - one, (at: number) => (others[at] ?? 0) - other];
	const spread = Math.sqrt(sum((at) => x(at) ** 2) * sum((at) => y(at) ** 2));
	return spread === 0 ? 0 : sum((at) => x(at) * y(at)) / spread;
}
