/** A number that fewer people than this stand behind is not given. */
export const LEAST = 5;

/** Whether a group that was left by filters may be shown: neither it nor the rest is small, as the rest follows by subtraction. */
export function mayShow(group: number, all: number, least = LEAST): boolean {
	if (group < least) return false;
	return group === all || all - group >= least;
}

/**
 * Which of several groups of one whole are hidden: the small ones (and those `given`), and the next smallest beside them, as the whole is known:
 * one alone would follow from it, and of several one must not be small, or two that are four each would be known by their sum. All of one size
 * are hidden together, so that neither this rule tells which is which. Empty groups tell nobody and are shown, unless nothing else is left
 * to hide a small one among.
 */
export function hiddenGroups(
	sizes: readonly number[],
	least = LEAST,
	given: readonly (boolean | undefined)[] = [],
): boolean[] {
	const hidden = sizes.map((size, at) => given[at] === true || (size > 0 && size < least));
	const isShown = () => {
		const those = sizes.filter((_, at) => hidden[at]);
		return those.length === 1 || (those.length > 0 && Math.max(...those) < least);
	};
	while (isShown()) {
		const next = Math.min(...sizes.filter((size, at) => size > 0 && !hidden[at]));
		if (!Number.isFinite(next)) return sizes.map(() => true);
		sizes.forEach((size, at) => {
			if (size === next) hidden[at] = true;
		});
	}
	return hidden;
}

export type Stretch = { from: string; to: string };
/** A day, and how many of each group replied on it. */
export type GroupDay = { day: string; groups: readonly number[] };

/**
 * The days of a form taken together, from the first one on, until of each group nobody or enough have replied; with `ends` only where a block of
 * those ends too. A block that has begun and not ended is left out.
 */
export function blocksOf(days: readonly GroupDay[], ends?: ReadonlySet<string>, least = LEAST): Stretch[] {
	const blocks: Stretch[] = [];
	let begin: string | null = null;
	let sums: number[] = [];
	for (const { day, groups } of days) {
		if (groups.every((number) => number === 0)) continue;
		begin ??= day;
		sums = groups.map((number, at) => number + (sums[at] ?? 0));
		const isWhole = sums.every((sum) => sum === 0 || sum >= least) && (!ends || ends.has(day));
		if (!isWhole) continue;
		blocks.push({ from: begin, to: day });
		begin = null;
		sums = [];
	}
	return blocks;
}

/** The whole blocks of a period, from the first to the last; null: there is none. */
export function blocksIn(blocks: readonly Stretch[], { from, to }: Stretch): Stretch | null {
	const inside = blocks.filter((block) => block.from >= from && block.to <= to);
	const [first, last] = [inside[0], inside[inside.length - 1]];
	return first && last ? { from: first.from, to: last.to } : null;
}

/**
 * The part of a period whose figures may be given, of all days of a form: only whole blocks of days on which enough have replied. So no two
 * periods, nor today and yesterday, differ by a few people. Null: there is none.
 */
export const wholeBlocks = (
	days: readonly { day: string; replies: number }[],
	period: Stretch,
	least = LEAST,
): Stretch | null => blocksIn(blocksOf(plainDays(days), undefined, least), period);

export const plainDays = (days: readonly { day: string; replies: number }[]): GroupDay[] =>
	days.map(({ day, replies }) => ({ day, groups: [replies] }));
