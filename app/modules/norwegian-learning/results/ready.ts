import type { TestResult } from "#db/schema/norwegian-learning";
import { type ReachedLevel, reachedLevels } from "../choices";

/** The parts of the Norskprøve that our tests say something of, and the levels that it gives. */
const parts = ["reading", "listening"] as const;
const given: readonly ReachedLevel[] = ["A1", "A2", "B1", "B2"];
/** How likely it must be that somebody stands at a level, or above it. */
const READY = 0.8;

export type Ready = { part: (typeof parts)[number]; level: ReachedLevel };

/**
 * For which level of which part of the Norskprøve somebody is ready: the highest that they reach with 80 % certainty, or of a test with fixed
 * items the level that it gave. Writing and speaking are not tested here.
 */
export const readyFor = ({ skills }: TestResult): Ready[] =>
	parts.flatMap((part) => {
		const own = skills[part];
		const reaches = (level: ReachedLevel) => {
			const place = reachedLevels.indexOf(level);
			if (!own?.chances) return own !== undefined && reachedLevels.indexOf(own.level) >= place;
			return own.chances.slice(place).reduce((sum, chance) => sum + chance, 0) >= READY;
		};
		const level = given.findLast(reaches);
		return level ? [{ part, level }] : [];
	});
