import { type Card, roundly, type Words } from "#app/forms/charts/card";
import type { WeightsView } from "./weights.server";

/** Each area as it is and as it would be: its mean, and how many fall into each band. */
export function weightsCards(
	{ number: tried, overall, scores }: NonNullable<WeightsView["tried"]>,
	{ t, number }: Words,
): Card[] {
	const say = (key: string, values?: Record<string, unknown>) => t(`businessEvaluator:weights.${key}`, values);
	const shown = (value: number | null) => (value === null ? "–" : number(roundly(value)));
	const heads = (first: string) => [say(first), say("now"), say("next")];
	const about = say("tried", { count: tried, shown: number(tried) });
	return [
		{
			...{ title: say("means"), about },
			table: {
				heads: heads("area"),
				rows: [
					{ name: say("overall"), cells: [shown(overall.now), shown(overall.next)] },
					...scores.map(({ name, now, next }) => ({ name, cells: [shown(now), shown(next)] })),
				],
			},
		},
		...scores
			.filter(({ bands }) => bands.length > 0)
			.map(
				({ name, bands, moved }): Card => ({
					...{ title: name, about: say("moved", { count: moved, shown: number(moved) }) },
					table: {
						heads: heads("band"),
						rows: bands.map(({ label, now, next }) => ({ name: label, cells: [number(now), number(next)] })),
					},
				}),
			),
	];
}
