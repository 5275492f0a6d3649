type Asked = { skill: string };

/** A part of a test: its items stand from `from` up to, not including, `to`. */
export type Part<Item extends Asked = Asked> = {
	skill: Item["skill"];
	from: number;
	to: number;
	number: number;
	of: number;
};

/** The parts of a test, one for each run of items of a skill. */
export function partsOf<Item extends Asked>(items: readonly Item[]): Part<Item>[] {
	const starts = items.flatMap(({ skill }, at) => (items[at - 1]?.skill === skill ? [] : [at]));
	return starts.map((from, index) => ({
		...{ skill: (items[from] as Item).skill, from, to: starts[index + 1] ?? items.length },
		...{ number: index + 1, of: starts.length },
	}));
}

/** The part in which an item stands. */
export const partAt = <Item extends Asked>(items: readonly Item[], position: number): Part<Item> | undefined =>
	partsOf(items).find(({ from, to }) => position >= from && position < to);

/** The items that may be seen and answered: those of the part that one is in, as far as one has come. */
export function isOpenAt(items: readonly Asked[], answered: number, position: number): boolean {
	const part = partAt(items, answered);
	return part !== undefined && position >= part.from && position <= answered && position < part.to;
}

/** About how many minutes are left of a test that takes so long. */
export const minutesLeft = (minutes: number, answered: number, count: number): number =>
	Math.max(1, Math.ceil((minutes * (count - answered)) / Math.max(1, count)));
