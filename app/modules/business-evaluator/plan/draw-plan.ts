import type { Result } from "#app/forms/results/result";

/** Tasks of a plan: few enough to be done. */
export const PLAN_TASKS = 5;

export type PlannedTask = { title: string; area: string; areaId: string };

/** The next steps of the weakest areas, one of each area in turn, until there are five. */
export function drawPlan({ areas }: Result): PlannedTask[] {
	const weakest = areas
		.filter(({ band }) => band && band.steps.length > 0)
		.sort((one, other) => one.share - other.share);
	const most = Math.max(0, ...weakest.map(({ band }) => band?.steps.length ?? 0));
	const inTurn = Array.from({ length: most }, (_, nth) =>
		weakest.flatMap(({ id, name, band }) => {
			const title = band?.steps[nth];
			return title === undefined ? [] : [{ title, area: name, areaId: id }];
		}),
	).flat();
	return inTurn.slice(0, PLAN_TASKS);
}
