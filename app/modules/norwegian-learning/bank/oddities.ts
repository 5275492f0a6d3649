import type { ItemTask } from "#db/schema/norwegian-learning";
import type { ItemAnalysis } from "../irt/item-analysis";

/** What is odd about an item, in the order in which it is told. */
export type Oddity = "tooEasy" | "tooHard" | "unclear" | "wrongOption" | "slow" | "groups";

/** Limits that are usual in item analysis (Crocker and Algina 1986, chapter 14); the time is our own. */
const LIMITS = { easy: 0.95, hard: 0.15, biserial: 0.15, chosen: 0.05, ms: 180_000 };

/** Why a teacher should look at an item. A wrong option is odd where those who choose it stand higher than those who choose the right one. */
export function odditiesOf({ task }: { task: ItemTask }, analysis: ItemAnalysis): Oddity[] {
	const { facility, biserial, medianMs, options, differences } = analysis;
	const right = task.kind === "single" ? task.options.find(({ isRight }) => isRight)?.id : undefined;
	const best = options.find(({ id }) => id === right)?.theta ?? Number.POSITIVE_INFINITY;
	const found: Record<Oddity, boolean> = {
		tooEasy: facility > LIMITS.easy,
		tooHard: facility < LIMITS.hard,
		unclear: biserial < LIMITS.biserial,
		wrongOption:
			right !== undefined &&
			options.some(({ id, share, theta }) => id !== right && share >= LIMITS.chosen && theta > best),
		slow: (medianMs ?? 0) > LIMITS.ms,
		groups: differences.some(({ isLarge }) => isLarge),
	};
	return (Object.keys(found) as Oddity[]).filter((oddity) => found[oddity]);
}
