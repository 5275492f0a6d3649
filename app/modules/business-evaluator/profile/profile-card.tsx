import type { Card, Words } from "#app/forms/charts/card";
import { measurements } from "#app/forms/charts/look";
import { RadarChart } from "#app/forms/charts/radar-chart";

/** A drawing around a middle needs this many areas. */
const LEAST = 3;

/** What each area came to, from 0 to 100, as a drawing with its numbers. */
export function profileCard(areas: readonly { name: string; share: number }[], overall: number, words: Words): Card {
	const { t, number } = words;
	const title = t("forms:result.profile");
	const about = t("forms:result.overall", { score: number(Math.max(0, overall)) });
	const line = { name: title, look: measurements.current, values: areas.map(({ share }) => share) };
	return {
		...{ title, about },
		...(areas.length >= LEAST && {
			chart: () => (
				<RadarChart
					label={`${title}. ${about}`}
					names={areas.map(({ name }) => name)}
					lines={[line]}
					min={0}
					max={100}
				/>
			),
		}),
		table: {
			heads: [t("forms:result.area"), t("forms:result.score")],
			rows: areas.map(({ name, share }) => ({
				...{ name, cells: [t("forms:result.of", { value: number(share), max: number(100) })] },
			})),
		},
	};
}
