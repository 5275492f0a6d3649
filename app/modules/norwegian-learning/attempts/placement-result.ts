import type { AttemptPlan, TestResult } from "#db/schema/norwegian-learning";
import type { Skill } from "../choices";
import { overallOf } from "./level";
import { type Asked, estimateOf, type PoolItem, type Scores } from "./next-item";
import { chancesOfLevels, likeliest } from "./scale";

/** A level that is less likely than this is not settled. */
const SETTLED = 0.7;
/** Items that a skill which is not settled may have more. */
export const MORE_ITEMS = 5;

/** The result of an adaptive test: of each skill the likeliest level, and how likely the others are. */
export function placementResult(plan: AttemptPlan, asked: readonly Asked[], scores: Scores): TestResult {
	const skills: TestResult["skills"] = {};
	for (const { skill } of plan.methods) {
		const own = asked.filter((item) => item.skill === skill && !item.irt?.isSeed);
		if (own.length === 0) continue;
		const found = estimateOf(own, scores, plan.start);
		const chances = chancesOfLevels(found);
		skills[skill] = {
			...{ points: own.reduce((sum, { id }) => sum + (scores.get(id) ?? 0), 0), of: 1000 * own.length },
			...{ level: likeliest(chances), theta: rounded(found.theta), se: rounded(found.se), chances },
		};
	}
	return { skills, overall: overallOf(skills) };
}

const rounded = (value: number) => Math.round(1000 * value) / 1000;

/** The skills whose level a few more items could settle: those that are unsure and have items left. */
export const unsureSkills = ({ skills }: TestResult, asked: readonly Asked[], pool: readonly PoolItem[]): Skill[] =>
	(Object.entries(skills) as [Skill, { chances?: number[] }][])
		.filter(([skill, { chances = [1] }]) => {
			const isLeft = (item: PoolItem) =>
				item.skill === skill && item.status === "live" && asked.every(({ id }) => id !== item.id);
			return Math.max(...chances) < SETTLED && pool.some(isLeft);
		})
		.map(([skill]) => skill);
