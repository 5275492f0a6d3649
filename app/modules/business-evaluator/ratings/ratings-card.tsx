import { type Card, roundly, type Words } from "#app/forms/charts/card";
import { measurements } from "#app/forms/charts/look";
import { RadarChart } from "#app/forms/charts/radar-chart";
import type { RatingsView } from "./show-ratings.server";

/** A drawing around a middle needs this many areas. */
const LEAST = 3;

type Standing = { number: number; isAgreed: boolean };

/** The self-evaluation beside the assessment, area by area, with the gap and how far apart the assessors are. */
export function ratingsCard(areas: RatingsView["areas"], { number, isAgreed }: Standing, words: Words): Card {
	const { t } = words;
	const say = (key: string, values?: Record<string, unknown>) => t(`businessEvaluator:ratings.${key}`, values);
	const isRated = areas.some(({ assessed }) => assessed !== null);
	const title = say("beside");
	const about = say(isAgreed ? "aboutAgreed" : isRated ? "aboutRated" : "aboutSelf", { count: number });
	const self = { name: say("self"), look: measurements.current, values: areas.map(({ share }) => share) };
	const others = { name: say("assessed"), look: measurements.previous, values: areas.map(({ assessed }) => assessed) };
	const lines = isRated ? [others, self] : [self];
	const formatRating = (value: number | null) => (value === null ? "–" : words.number(value));
	const gapOf = (gap: number | null) => (gap === null ? "–" : `${gap > 0 ? "+" : ""}${words.number(gap)}`);
	return {
		...{ title, about },
		...(isRated && { legend: lines.map(({ name, look }) => ({ name, look })) }),
		...(areas.length >= LEAST && {
			chart: () => (
				<RadarChart
					label={`${title}. ${about}`}
					names={areas.map(({ name }) => name)}
					lines={lines}
					min={0}
					max={100}
				/>
			),
		}),
		table: {
			heads: [say("area"), say("self"), ...(isRated ? [say("assessed"), say("gap"), say("spread")] : [])],
			rows: areas.map(({ name, share, assessed, gap, spread }) => ({
				name,
				cells: [
					words.number(share),
					...(isRated
						? [
								formatRating(assessed),
								gapOf(gap),
								spread
									? say("spreadOf", {
											...{ least: words.number(spread.least), most: words.number(spread.most) },
											mean: words.number(roundly(spread.mean)),
										})
									: "–",
							]
						: []),
				],
			})),
		},
	};
}
