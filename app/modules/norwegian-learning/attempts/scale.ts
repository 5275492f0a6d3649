import { type ItemLevel, type ReachedLevel, reachedLevels } from "../choices";
import { chancesOf } from "../irt/bands";
import type { Estimate, Prior } from "../irt/eap";
import type { Parameters } from "../irt/model";
import type { StopRule } from "../irt/stop";
import type { ItemKind } from "../items/kinds";

/**
 * The scale on which items and people stand: a level is one wide, and B1 lies around 0. These are starting values, to be
 * confirmed by standard setting: an item that experts place at a level is as hard as the level's middle until answers tell more.
 */
export const MIDDLE: Record<ItemLevel, number> = { A1: -2, A2: -1, B1: 0, B2: 1, C1: 2 };
/** Where one level ends and the next begins, from under A1 up to C1. */
export const cuts: readonly number[] = [-2.5, -1.5, -0.5, 0.5, 1.5];

/** What stops a skill: the most that it may have comes from the test. */
export const stopRule = (most: number): StopRule => ({ seMost: 0.35, likely: 0.9, least: Math.min(8, most), most });

/** What is expected of somebody who has said nothing of themselves. */
export const UNKNOWN: Prior = { mean: -0.5, sd: 1.5 };

/** The items of a skill that must be calibrated before they are chosen one by one. */
export const CALIBRATED_LEAST = 30;

/** How much of a task chance gets right, with as many options as such tasks usually have; nothing of what is typed or put in order. */
const CHANCE: Partial<Record<ItemKind, number>> = {
	...{ single: 1 / 4, gapList: 1 / 3, trueFalse: 1 / 3, dragWords: 1 / 5, match: 1 / 4 },
};

/** The share of those who do not know and guess; the others press "I don't know". Assumed; docs/placement.md says what follows from it. */
export const GUESSING = 1 / 2;

/** What is known of an item: its calibration, or else its level. */
export const parametersOf = ({ level, kind, a, b }: Placed): Parameters => ({
	...(b === null ? { a: 1, b: MIDDLE[level] } : { a: a ?? 1, b }),
	c: GUESSING * (CHANCE[kind] ?? 0),
});
type Placed = { level: ItemLevel; kind: ItemKind; a: number | null; b: number | null };

/** How likely each of `reachedLevels` is, of 1, in thousandths. */
export const chancesOfLevels = ({ weights }: Pick<Estimate, "weights">): number[] =>
	chancesOf(weights, cuts).map((chance) => Math.round(1000 * chance) / 1000);

/** The likeliest level. */
export const likeliest = (chances: readonly number[]): ReachedLevel =>
	reachedLevels[chances.indexOf(Math.max(...chances))] ?? "underA1";

/** The middle of a level on the scale, for tests that give no more than a level. */
export const middleOf = (level: ReachedLevel): number => (level === "underA1" ? -3 : MIDDLE[level]);
