import { invalid } from "#app/platform/problems";
import type { Tone } from "#app/ui/badge";

export const riskSizes = [3, 4, 5] as const;
export type RiskSize = (typeof riskSizes)[number];
export const riskTones = ["success", "info", "warning", "danger", "neutral"] as const;
export type RiskTone = Tone | "neutral";

/** `upTo`: the highest likelihood × consequence that still counts as this level. */
export type RiskLevel = { name: string; tone: RiskTone; upTo: number };
/** What is likely and what is bad, from 1 up, with their levels from what is acceptable up. */
export type RiskMatrix = { size: RiskSize; likelihood: string[]; consequence: string[]; levels: RiskLevel[] };

/** How likely something is and how bad it could be; 0 for not assessed. */
export type Risk = { likelihood: number; consequence: number };

/** Which of our five words each step of a smaller matrix has. */
const steps: Record<RiskSize, readonly number[]> = { 3: [1, 3, 5], 4: [1, 2, 4, 5], 5: [1, 2, 3, 4, 5] };
/** Where our levels end: no authority says what is acceptable, so that they are only where one begins. */
const limits: Record<RiskSize, readonly [number, number]> = { 3: [2, 4], 4: [4, 8], 5: [4, 12] };
const tones = ["success", "warning", "danger"] as const;

/** What the organisation keeps of it: "" where our own word is used. */
export type KeptMatrix = RiskMatrix;

/** A matrix of a size with nothing of one's own in it. */
export const plainMatrix = (size: RiskSize): KeptMatrix => ({
	size,
	likelihood: steps[size].map(() => ""),
	consequence: steps[size].map(() => ""),
	levels: tones.map((tone, at) => ({ name: "", tone, upTo: limits[size][at] ?? size * size })),
});

type Typed = Pick<KeptMatrix, "likelihood" | "consequence"> & {
	names: string[];
	tones: RiskTone[];
	low: number;
	medium: number;
};

/** What was typed of a matrix, as it is kept. Throws `invalid` where it has another size by now, and for levels that do not rise. */
export function matrixIn(
	{ likelihood, consequence, names, tones: chosen, low, medium }: Typed,
	size: RiskSize,
): KeptMatrix {
	if (likelihood.length !== size || consequence.length !== size) throw invalid({ form: "hms:errors.otherSize" });
	if (medium >= size * size) throw invalid({ medium: "hms:errors.levels" });
	const levels = [low, medium, size * size].map((upTo, at) => ({
		...{ name: names[at] ?? "", tone: chosen[at] ?? "neutral", upTo },
	}));
	return { size, likelihood, consequence, levels };
}

/** The matrix as it is read: our words where the organisation has none of its own. */
export function matrixOf(kept: KeptMatrix | null | undefined, word: (key: string) => string): RiskMatrix {
	const { size, likelihood, consequence, levels } = kept ?? plainMatrix(5);
	const named = (axis: string, own: readonly string[]) =>
		steps[size].map((step, at) => own[at] || word(`hms:risk.${axis}.${step}`));
	return {
		size,
		likelihood: named("likely", likelihood),
		consequence: named("bad", consequence),
		levels: levels.map((level, at) => ({ ...level, name: level.name || word(`hms:risk.level.${at + 1}`) })),
	};
}

/** The level of a risk; undefined where it is not assessed. */
export function levelOf({ levels }: RiskMatrix, { likelihood, consequence }: Risk): RiskLevel | undefined {
	const score = likelihood * consequence;
	return score === 0 ? undefined : (levels.find(({ upTo }) => score <= upTo) ?? levels.at(-1));
}
