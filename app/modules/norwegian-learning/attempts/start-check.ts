import type { AttemptPlan } from "#db/schema/norwegian-learning";
import { type ItemLevel, levels } from "../choices";
import { shuffled } from "../items/shown";
import { cuts } from "./scale";

/** What somebody says of themselves before the first item: two sentences of each level. Their words are `can.<key>`. */
export const statements = levels.flatMap((level) => [`${level}a`, `${level}b`]);

/** Words that there are, from the most usual to the rarest, and words that only sound like Norwegian. */
const words: Record<ItemLevel, readonly string[]> = {
	A1: ["vann", "familie", "butikk", "gammel"],
	A2: ["avtale", "nabo", "glemme", "søppel"],
	B1: ["erfaring", "foreslå", "ansvar", "vane"],
	B2: ["forutsetning", "hensyn", "omfattende", "medføre"],
	C1: ["vemodig", "fordekt", "nøysom", "anskueliggjøre"],
};
const madeUp = ["gralte", "fjømle", "knaverlig", "blirke", "drunsom", "trånske", "mospelig", "veltrisk", "sprulte"];
/** How many of each are shown: ten together. */
const SHOWN: readonly (readonly [readonly string[], number])[] = [
	[words.A1, 1],
	[words.A2, 2],
	[words.B1, 2],
	[words.B2, 1],
	[words.C1, 1],
	[madeUp, 3],
];

/** The ten words that one attempt is shown, the same each time. */
export const wordsFor = (attemptId: string): string[] =>
	shuffled(
		SHOWN.flatMap(([list, count]) => shuffled(list, attemptId).slice(0, count)),
		attemptId,
	);

const LOWEST = cuts[0] ?? -2.5;
const WIDTH = 5;

/**
 * Where somebody is expected to stand, by both halves alike: the share of the sentences that they say of themselves, and the share of
 * the real words that they know. Words that do not exist and are claimed all the same take from the latter: (h − f) / (1 − f),
 * the correction of Anderson and Freebody (1983), Reading comprehension and the assessment and acquisition of word knowledge,
 * Advances in Reading/Language Research 2. The standard deviation is a level: what people say of themselves is only a beginning.
 */
export function startOf(shown: readonly string[], said: { statements: string[]; words: string[] }) {
	const [real, unreal] = [false, true].map((isUnreal) => shown.filter((word) => madeUp.includes(word) === isUnreal));
	const share = (list: readonly string[] = []) =>
		list.filter((word) => said.words.includes(word)).length / Math.max(1, list.length);
	const [hits, falseOnes] = [share(real), share(unreal)];
	const known = falseOnes >= 1 ? 0 : Math.max(0, (hits - falseOnes) / (1 - falseOnes));
	const mean = LOWEST + WIDTH * ((said.statements.length / statements.length + known) / 2);
	return { mean: Math.min(2, Math.max(-2, mean)), sd: 1, ...said } satisfies AttemptPlan["start"];
}
