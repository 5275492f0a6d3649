/** The parts of the home page that can be moved and hidden; what needs the person always stands first. */
export const sectionKeys = [
	...(["firstSteps", "calendar", "followed", "people", "begun", "recent", "news"] as const),
	...(["newest", "notices", "modules"] as const),
];
export type SectionKey = (typeof sectionKeys)[number];

export type HomeLayout = { order: SectionKey[]; hidden: SectionKey[] };

/** Those that stand in the narrow column; on a client's page there is only one. */
const beside: readonly SectionKey[] = ["calendar", "news", "newest", "notices"];

const known = (keys: unknown): SectionKey[] =>
	Array.isArray(keys) ? sectionKeys.filter((key) => keys.includes(key)) : [];

/** The layout that a person has kept, as JSON; what they never touched stands where it stands for all. */
export function readLayout(text: string | null): HomeLayout {
	const kept = text === null ? {} : (JSON.parse(text) as Partial<Record<keyof HomeLayout, unknown>>);
	const own = Array.isArray(kept.order) ? (kept.order as SectionKey[]).filter((key) => sectionKeys.includes(key)) : [];
	return { order: [...own, ...sectionKeys.filter((key) => !own.includes(key))], hidden: known(kept.hidden) };
}

/** The columns of the page, of the sections that have something to show. */
export function columnsOf({ order, hidden }: HomeLayout, shown: readonly SectionKey[], isOne: boolean) {
	const open = order.filter((key) => shown.includes(key) && !hidden.includes(key));
	const isBeside = (key: SectionKey) => !isOne && beside.includes(key);
	const isBelow = (key: SectionKey) => !isOne && key === "modules";
	return {
		main: open.filter((key) => !isBeside(key) && !isBelow(key)),
		aside: open.filter(isBeside),
		below: open.filter(isBelow),
		hidden: order.filter((key) => shown.includes(key) && hidden.includes(key)),
	};
}

/** The layout with a section before or behind another one of its column. */
export function moved(layout: HomeLayout, key: SectionKey, beyond: SectionKey): HomeLayout {
	const { order } = layout;
	const [from, to] = [order.indexOf(key), order.indexOf(beyond)];
	if (from < 0 || to < 0) return layout;
	return { ...layout, order: order.toSpliced(from, 1).toSpliced(to, 0, key) };
}

/** The layout with a section hidden, or shown again. */
export const hidden = (layout: HomeLayout, key: SectionKey, isHidden: boolean): HomeLayout => ({
	...layout,
	hidden: [...layout.hidden.filter((one) => one !== key), ...(isHidden ? [key] : [])],
});
