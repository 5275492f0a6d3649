import { roundly, type Words } from "../charts/card";
import { measurements } from "../charts/look";
import { RadarChart } from "../charts/radar-chart";
import type { Result } from "./result";

/** A drawing around a middle needs this many areas. */
const LEAST = 3;

/** A result as a drawing with its numbers, for a page and for paper. */
export function resultCard({ areas, overall }: Result, { t, number }: Words) {
	const title = t("forms:result.profile");
	const about = t("forms:result.overall", { score: number(overall) });
	const names = areas.map(({ name }) => name);
	const line = { name: title, look: measurements.current, values: areas.map(({ share }) => share) };
	return {
		...{ title, about },
		...(areas.length >= LEAST && {
			chart: () => <RadarChart label={`${title}. ${about}`} names={names} lines={[line]} min={0} max={100} />,
		}),
		table: {
			heads: ["area", "score", "level"].map((head) => t(`forms:result.${head}`)),
			rows: areas.map(({ name, value, max, band }) => ({
				name,
				cells: [
					t("forms:result.of", { value: number(roundly(value)), max: number(max) }),
					band?.label || t("forms:result.none"),
				],
			})),
		},
	};
}
