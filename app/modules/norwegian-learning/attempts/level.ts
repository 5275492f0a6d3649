import type { TestResult } from "#db/schema/norwegian-learning";
import { levels as itemLevels, type ReachedLevel as Reached, reachedLevels, type Skill } from "../choices";

type Level = (typeof itemLevels)[number];
/** An item that was asked, and how much of it is right in thousandths. */
export type Scored = { skill: Skill; level: Level; score: number };

/** Of the points of all items up to a level, and of those of the level's own items, this share must be right. */
const [UP_TO, OWN] = [2 / 3, 1 / 2];

/**
 * The level that follows from items of one skill: the highest level at which at least two thirds of the points of all items
 * up to it are right, and at least half of the points of its own items.
 *
 * It is a rule by experts' levels, not a calibrated scale. Two thirds is what somebody who masters a level is expected to
 * get right of it (a pass mark that is usual in tests with fixed levels); as what is below counts along, one bad item does not
 * take a level away. Half of its own is more than guessing gives with three options or more, so that easy items alone never lift
 * anybody. Only levels that have items can be reached; who reaches none of them is placed right under the lowest.
 */
export function levelOf(items: readonly Pick<Scored, "level" | "score">[]): Reached {
	const tested = itemLevels.filter((level) => items.some((item) => item.level === level));
	const isReached = (level: Level) => {
		const upTo = items.filter((item) => itemLevels.indexOf(item.level) <= itemLevels.indexOf(level));
		return shareOf(upTo) >= UP_TO && shareOf(upTo.filter((item) => item.level === level)) >= OWN;
	};
	const lowest = tested[0];
	return tested.findLast(isReached) ?? (lowest ? below(lowest) : "underA1");
}

/** The place of a level, so that levels sort. */
export const rankOf = (level: Reached): number => reachedLevels.indexOf(level);

const below = (level: Level): Reached => reachedLevels[rankOf(level) - 1] ?? "underA1";
const points = (items: readonly { score: number }[]) => items.reduce((sum, { score }) => sum + score, 0);
const shareOf = (items: readonly { score: number }[]) =>
	items.length === 0 ? 0 : points(items) / (1000 * items.length);

/**
 * The result of all items: for each skill its points, in thousandths of an item, and its level. The overall level is the one that at
 * least half of the skills reach: a course at it is too hard in no more than every second skill, and one strong skill does
 * not hide weak ones.
 */
export function resultOf(items: readonly Scored[]): TestResult {
	const skills: TestResult["skills"] = {};
	for (const skill of new Set(items.map((item) => item.skill))) {
		const own = items.filter((item) => item.skill === skill);
		skills[skill] = { points: points(own), of: 1000 * own.length, level: levelOf(own) };
	}
	return { skills, overall: overallOf(skills) };
}

/** The level that at least half of the skills reach. */
export function overallOf(skills: TestResult["skills"]): Reached {
	const ranks = Object.values(skills)
		.map(({ level }) => rankOf(level))
		.sort((one, other) => one - other);
	return reachedLevels[ranks[Math.floor((ranks.length - 1) / 2)] ?? 0] ?? "underA1";
}
