import type { goalCategories, PlacementGoal } from "#db/schema/verdal";

export type GoalCategory = (typeof goalCategories)[number];

/** The categories with the form's field for each, in the order in which they are offered. */
export const goalFields = [
	{ category: "job", field: "goalJob" },
	{ category: "experience", field: "goalExperience" },
	{ category: "trial", field: "goalTrial" },
	{ category: "language", field: "goalLanguage" },
	{ category: "qualification", field: "goalQualification" },
	{ category: "other", field: "goalOther" },
] as const satisfies readonly { category: GoalCategory; field: string }[];
export type GoalField = (typeof goalFields)[number]["field"];

/** Goals as the fields of a form have them. */
export const toGoalFields = (goals: readonly PlacementGoal[]): Record<GoalField, string> =>
	Object.fromEntries(
		goalFields.map(({ category, field }) => [
			field,
			goals
				.filter((goal) => goal.category === category)
				.map(({ text }) => text)
				.join("; "),
		]),
	) as Record<GoalField, string>;

/** The goals that the fields of a form say. */
export const fromGoalFields = (fields: Partial<Record<GoalField, string>>): PlacementGoal[] =>
	goalFields.flatMap(({ category, field }) => {
		const text = fields[field];
		return text ? [{ category, text }] : [];
	});
