import { blocksIn, blocksOf, type GroupDay, plainDays, type Stretch } from "./hide-small";

/** How many of a group replied on a day. */
export type DaySize = { day: string; language: string; group: string; size: number };

/**
 * The part of a period in which replies may be told apart: only whole blocks, in each of which of every group nobody or enough have replied. So
 * neither two periods nor today and yesterday leave a few of one group, and their blocks end where those of the whole form end. By two things at
 * once they end where those of both end. Null: there is none.
 */
export function groupBlocks(
	all: readonly { day: string; replies: number }[],
	sizes: readonly DaySize[],
	period: Stretch,
	{ byQuestion, byLanguage }: { byQuestion: boolean; byLanguage: boolean },
): Stretch | null {
	const days = [...new Set(sizes.map(({ day }) => day))].sort();
	const whole = endsOf(blocksOf(plainDays(all)));
	const cut = (keyOf: (size: DaySize) => string, ends: ReadonlySet<string>) =>
		blocksOf(daysBy(days, sizes, keyOf), ends);
	const byGroup = () => cut(({ group }) => group, whole);
	const byTongue = () => cut(({ language }) => language, whole);
	if (!byLanguage) return blocksIn(byGroup(), period);
	if (!byQuestion) return blocksIn(byTongue(), period);
	const [one, other] = [endsOf(byGroup()), endsOf(byTongue())];
	const both = new Set([...one].filter((day) => other.has(day)));
	return blocksIn(
		cut(({ language, group }) => JSON.stringify([language, group]), both),
		period,
	);
}

const endsOf = (blocks: readonly Stretch[]) => new Set(blocks.map(({ to }) => to));

function daysBy(days: readonly string[], sizes: readonly DaySize[], keyOf: (size: DaySize) => string): GroupDay[] {
	const keys = [...new Set(sizes.map(keyOf))];
	const place = new Map(days.map((day) => [day, keys.map(() => 0)]));
	for (const size of sizes) {
		const groups = place.get(size.day);
		const at = keys.indexOf(keyOf(size));
		if (groups) groups[at] = (groups[at] ?? 0) + size.size;
	}
	return days.map((day) => ({ day, groups: place.get(day) ?? [] }));
}
