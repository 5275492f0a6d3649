import type { TestResult } from "#db/schema/norwegian-learning";
import { levels, type Skill, skills as skillOrder } from "../choices";

/** Of one skill, as it is shown. */
export type ShownSkill = {
	skill: Skill;
	level: TestResult["overall"];
	/** Per cent of its points that were reached. */
	percent: number;
};

/** The skills of a result in the order in which they are always told. */
export const skillsOf = ({ skills }: TestResult): ShownSkill[] =>
	skillOrder.flatMap((skill) => {
		const one = skills[skill];
		return one
			? [{ skill, level: one.level, percent: one.of === 0 ? 0 : Math.round((100 * one.points) / one.of) }]
			: [];
	});

/** The key of the words for a level: the highest one that is tested stands for what is above it too. */
export const levelKey = (level: TestResult["overall"]): string => (level === levels.at(-1) ? "orAbove" : level);
