import { information, type Parameters } from "./model";

/** An item that could be asked. `area`: what the content is balanced by. */
export type Choosable = Parameters & { id: string; area: string; timesShown: number };

/** Of so many items that tell most, one is drawn. */
const DRAWN_FROM = 5;
/** An item rests once it was shown so many times as often as the items of its pool on average. */
const EXPOSED_MOST = 2;
/** Below so many showings on average nothing has been shown too often. */
const EXPOSURE_COUNTS_FROM = 10;
/** An area waits where its best item tells less than this share of what the best of all tells. */
const WORTH_ASKING = 0.5;

/**
 * The item to ask next of somebody at `theta`; undefined where none is left. The content area that is furthest behind its share of the
 * pool comes next (Kingsbury and Zara 1989, Procedures for selecting items for computerized adaptive tests, Applied
 * Measurement in Education 2, 359–375). Of the area's items those that were shown too often rest, and one is drawn from the five that
 * tell most, so that neighbours do not get the same test (the randomesque procedure of the same paper).
 * `asked`: the areas of the items before. `random` gives numbers from 0 up to, not including, 1.
 */
export function chooseNext<Item extends Choosable>(
	theta: number,
	left: readonly Item[],
	asked: readonly string[],
	random: () => number,
): Item | undefined {
	const rested = withoutExposed(left);
	const told = new Map(rested.map((item) => [item, information(theta, item)]));
	const best = (items: readonly Item[]) => Math.max(...items.map((item) => told.get(item) ?? 0));
	const worth = WORTH_ASKING * best(rested);
	const areas = [...new Set(rested.map(({ area }) => area))].map((area) => ({
		items: rested.filter((item) => item.area === area),
		behind: shareOf(area, [...left.map((item) => item.area), ...asked]) - shareOf(area, asked),
	}));
	const [next] = areas.filter(({ items }) => best(items) >= worth).sort((one, other) => other.behind - one.behind);
	const items = next?.items ?? [];
	const tellsMore = (one: Item, other: Item) => (told.get(other) ?? 0) - (told.get(one) ?? 0);
	const drawn = [...items]
		.sort((one, other) => tellsMore(one, other) || one.timesShown - other.timesShown)
		.slice(0, DRAWN_FROM);
	return drawn[Math.floor(random() * drawn.length)];
}

/** Without the items that were shown too often; all of them where none would be left. */
export function withoutExposed<Item extends Pick<Choosable, "timesShown">>(items: readonly Item[]): readonly Item[] {
	const average = items.reduce((sum, { timesShown }) => sum + timesShown, 0) / Math.max(1, items.length);
	if (average < EXPOSURE_COUNTS_FROM) return items;
	return items.filter(({ timesShown }) => timesShown <= EXPOSED_MOST * average);
}

const shareOf = (area: string, all: readonly string[]): number =>
	all.length === 0 ? 0 : all.filter((one) => one === area).length / all.length;
