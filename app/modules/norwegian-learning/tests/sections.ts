import type { TestSection } from "#db/schema/norwegian-learning";
import type { Skill } from "../choices";

/** A list with one of its members a place further up or down; the same where it cannot go there. */
function movedBy<Member>(all: readonly Member[], from: number, way: "up" | "down"): Member[] {
	const to = from + (way === "up" ? -1 : 1);
	const moved = [...all];
	const [one, other] = [moved[from], moved[to]];
	if (from < 0 || one === undefined || other === undefined) return moved;
	moved[to] = one;
	moved[from] = other;
	return moved;
}

/** An item at the end of its skill's part, which is made where there is none yet. */
export function withItem(sections: readonly TestSection[], skill: Skill, itemId: string): TestSection[] {
	if (sections.some(({ itemIds }) => itemIds.includes(itemId))) return [...sections];
	const isThere = sections.some((one) => one.skill === skill);
	const all = isThere ? sections : [...sections, { skill, itemIds: [] }];
	return all.map((one) => (one.skill === skill ? { ...one, itemIds: [...one.itemIds, itemId] } : one));
}

/** Without an item; a part that has none any more goes too. */
export const withoutItem = (sections: readonly TestSection[], itemId: string): TestSection[] =>
	sections
		.map((one) => ({ ...one, itemIds: one.itemIds.filter((id) => id !== itemId) }))
		.filter(({ itemIds }) => itemIds.length > 0);

export const withItemMoved = (sections: readonly TestSection[], itemId: string, way: "up" | "down"): TestSection[] =>
	sections.map((one) => ({ ...one, itemIds: movedBy(one.itemIds, one.itemIds.indexOf(itemId), way) }));

export const withSectionMoved = (sections: readonly TestSection[], skill: Skill, way: "up" | "down"): TestSection[] =>
	movedBy(
		sections,
		sections.findIndex((one) => one.skill === skill),
		way,
	);

/** The items of a part in this order; undefined where these are not all of them. */
export function inOrder(
	sections: readonly TestSection[],
	skill: Skill,
	ids: readonly string[],
): TestSection[] | undefined {
	const own = sections.find((one) => one.skill === skill);
	const isSame = own && own.itemIds.length === ids.length && new Set(ids).size === ids.length;
	if (!isSame || !own.itemIds.every((id) => ids.includes(id))) return undefined;
	return sections.map((one) => (one.skill === skill ? { ...one, itemIds: [...ids] } : one));
}
