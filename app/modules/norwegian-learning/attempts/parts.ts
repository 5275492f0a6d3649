type Asked = { skill: string };
/** How far an attempt has come; `plan` where its items are chosen to fit. */
type Way = { items: readonly Asked[]; answered: number; plan: object | null };

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

/**
 * The items that may be seen and answered: those of the part that one is in, as far as one has come. Where items are chosen to fit,
 * the next one follows from the answer, so that none can be changed.
 */
export function isOpenAt({ items, answered, plan }: Way, position: number): boolean {
	if (plan) return position === answered && position < items.length;
	const part = partAt(items, answered);
	return part !== undefined && position >= part.from && position <= answered && position < part.to;
}

/** An item of a test whose items are chosen to fit: nobody knows how many come. */
type Planned = {
	plan: { most: number; methods: readonly { skill: string; method: string }[] };
	items: readonly Asked[];
};
/** What a skill takes on average, of the most that it may have: docs/placement.md. */
const USUALLY = { stages: 16, adaptive: 23 } as Record<string, number>;

/** The part that one is in by its skill, the number of the item in it, and about how many items are left in all. */
export function plannedPart({ plan: { most, methods }, items }: Planned) {
	const skill = items.at(-1)?.skill ?? "";
	const index = Math.max(
		0,
		methods.findIndex((one) => one.skill === skill),
	);
	const at = items.filter((one) => one.skill === skill).length;
	const usual = (method = "stages") => Math.min(most, USUALLY[method] ?? most);
	const later = methods.slice(index + 1).reduce((sum, { method }) => sum + usual(method), 0);
	const all = methods.reduce((sum, { method }) => sum + usual(method), 0);
	return {
		number: index + 1,
		of: methods.length,
		at,
		left: Math.max(1, usual(methods[index]?.method) - at + 1) + later,
		all,
	};
}

/** About how many minutes are left of a test that takes so long. */
export const minutesLeft = (minutes: number, answered: number, count: number): number =>
	Math.max(1, Math.ceil((minutes * (count - answered)) / Math.max(1, count)));
