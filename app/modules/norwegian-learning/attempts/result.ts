import type { TestResult } from "#db/schema/norwegian-learning";
import { levels, reachedLevels, type Skill, skills as skillOrder } from "../choices";

/** Of one skill, as it is shown. */
export type ShownSkill = {
	skill: Skill;
	level: TestResult["overall"];
	/** Per cent of its points that were reached. */
	percent: number;
	/** Where the items were chosen to fit: how likely the level and those beside it are, in per cent, the likeliest first. */
	likely: { level: TestResult["overall"]; percent: number }[] | null;
};

/** The skills of a result in the order in which they are always told. */
export const skillsOf = ({ skills }: TestResult): ShownSkill[] =>
	skillOrder.flatMap((skill) => {
		const one = skills[skill];
		return one
			? [
					{
						...{ skill, level: one.level, percent: one.of === 0 ? 0 : Math.round((100 * one.points) / one.of) },
						likely: one.chances ? likelyOf(one.chances) : null,
					},
				]
			: [];
	});

/** A level that is less likely than this is not told. */
const TOLD_FROM = 5;

/** The levels that are likely enough to be told. */
function likelyOf(chances: readonly number[]) {
	const all = reachedLevels.map((level, at) => ({ level, percent: Math.round(100 * (chances[at] ?? 0)) }));
	return all.filter(({ percent }) => percent >= TOLD_FROM).sort((one, other) => other.percent - one.percent);
}

/** The key of the words for a level: the highest one that is tested stands for what is above it too. */
export const levelKey = (level: TestResult["overall"]): string => (level === levels.at(-1) ? "orAbove" : level);

/** "B1 (78 % likely), A2 (20 %)", by the words of `norwegianTest`. */
export const likelyWords = (
	likely: NonNullable<ShownSkill["likely"]>,
	words: (key: string, values?: Record<string, unknown>) => string,
): string =>
	likely
		.map(({ level, percent }, at) =>
			words(at === 0 ? "result.likely" : "result.alsoLikely", { level: words(`level.${levelKey(level)}`), percent }),
		)
		.join(", ");
