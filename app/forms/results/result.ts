import type { Language } from "#app/platform/i18n";
import type { Definition } from "../definition/definition";
import { textIn } from "../definition/texts";
import type { Band, Score, ScoreResults } from "../scoring/score";

export type ResultArea = {
	id: string;
	name: string;
	value: number;
	min: number;
	max: number;
	/** From 0 to 100, the more the better. */
	share: number;
	band: { label: string; text: string; steps: string[]; tone: Band["tone"] } | null;
};
export type Result = {
	/** The mean of all areas by their weights, from 0 to 100. */
	overall: number;
	areas: ResultArea[];
	/** What to do next, in the areas that are weakest. */
	steps: { area: string; steps: string[] }[];
};

/** Areas whose next steps are told. */
const MOST_STEPS = 3;

/** How a value stands between the ends of its scale, from 0 to 100. */
function shareOf({ min, max, better }: Score, value: number): number {
	const share = max === min ? 0 : (Math.min(max, Math.max(min, value)) - min) / (max - min);
	return Math.round((better === "lower" ? 1 - share : share) * 100);
}

/** What each score comes to, from 0 to 100, by its id; without those that count nothing. */
export function sharesOf({ scores }: Pick<Definition, "scores">, results: ScoreResults): Record<string, number> {
	const shares = scores.flatMap((score) => {
		const value = results[score.id]?.value ?? null;
		return value === null ? [] : [[score.id, shareOf(score, value)] as const];
	});
	return Object.fromEntries(shares);
}

/** The mean of what scores come to, each by its weight, from 0 to 100; null where nothing counts. */
export function overallOf(definition: Pick<Definition, "scores">, results: ScoreResults): number | null {
	const shares = sharesOf(definition, results);
	let sum = 0;
	let weights = 0;
	for (const { id, weight = 1 } of definition.scores) {
		const share = shares[id];
		if (share === undefined) continue;
		sum += share * weight;
		weights += weight;
	}
	return weights === 0 ? null : Math.round(sum / weights);
}

/** What the scores of a reply come to, in a language; null where nothing counts. */
export function resultOf(definition: Definition, results: ScoreResults, language: Language): Result | null {
	const overall = overallOf(definition, results);
	if (overall === null) return null;
	const say = (texts: Band["text"]) => textIn(texts, language, definition.languages[0]).text;
	const areas = definition.scores.flatMap((score): ResultArea[] => {
		const { value = null, band: at = null } = results[score.id] ?? {};
		const band = at === null ? undefined : score.bands[at];
		if (value === null) return [];
		return [
			{
				...{ id: score.id, name: say(score.name), value, min: score.min, max: score.max },
				share: shareOf(score, value),
				band: band
					? { label: say(band.label), text: say(band.text), steps: linesOf(say(band.steps)), tone: band.tone }
					: null,
			},
		];
	});
	const steps = [...areas]
		.sort((one, other) => one.share - other.share)
		.flatMap(({ name, band }) => (band && band.steps.length > 0 ? [{ area: name, steps: band.steps }] : []));
	return { overall, areas, steps: steps.slice(0, MOST_STEPS) };
}

const linesOf = (text: string) =>
	text
		.split("\n")
		.map((line) => line.trim())
		.filter(Boolean);
