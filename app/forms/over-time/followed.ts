import type { Definition } from "../definition/definition";
import { type Texts, textIn } from "../definition/texts";
import {
	compareMeasurements,
	type EarlierMeasure,
	type Measure,
	type Measured,
	measuresOf,
	type Series,
	seriesOf,
} from "../reports/measurements";
import { type Change, changeOf, reliableChange } from "../scoring/reliable-change";
import { bandOf } from "../scoring/score";
import { type AreaChart, areaCharts, axisOf, type ChartWords, earlierCharts } from "./charts";

/** Which way something went; of a number that no scale says is good or bad only whether it is higher or lower. */
export type TrendWord = Change | "higher" | "lower";

/** What was measured the first, the previous and the last time. */
export type ComparedRow = {
	id: string;
	name: string;
	min: number;
	max: number;
	better: "higher" | "lower" | null;
	/** The day of its first measurement, where it was another measure before. */
	since: string | null;
	first: number | null;
	previous: number | null;
	current: number | null;
	sincePrevious: TrendWord;
	sinceFirst: TrendWord;
	/** How far two values lie apart before it means something; null where the scale does not say. */
	noise: number | null;
	band: { label: string; text: string; tone: "good" | "neutral" | "warning" | "danger" } | null;
};

/** How it goes with somebody by a form that they answer again and again. */
export type Followed = {
	title: string;
	lastAt: number | null;
	/** Oldest first. */
	replies: { id: string; day: string }[];
	compared: ComparedRow[];
	charts: AreaChart[];
	/** What is marked on the charts, at the place of a reply. */
	events: { at: number; label: string }[];
};

/** The scores of a form over somebody's replies, then the numbers that no score counts and that were answered at least once. */
export function followedLines(definition: Definition, replies: readonly Measured[]): Series[] {
	const counted = new Set(definition.scores.flatMap(({ items }) => items.map(({ question }) => question)));
	return seriesOf(measuresOf(definition), replies).filter(
		({ measure, values }) => measure.score || (!counted.has(measure.id) && values.some((value) => value !== null)),
	);
}

/** `earlier`: what the form measured otherwise before. */
type FollowedForm = { definition: Definition; title: Texts; earlier: readonly EarlierMeasure[] };

/** What pages show of somebody's replies to a form, oldest first; `until`: the name of a chart of what was measured up to a version. */
export function followed(
	{ definition, title, earlier }: FollowedForm,
	replies: readonly (Measured & { submittedAt: number | null })[],
	{ languages, more, until }: ChartWords & { until: (name: string, version: number) => string },
): Followed {
	const say = (texts: Texts | undefined) => textIn(texts, ...languages).text;
	const lines = followedLines(definition, replies);
	const measures = measuresOf(definition);
	const before = seriesOf([...earlier, ...measures], replies).slice(0, earlier.length) as Series<EarlierMeasure>[];
	return {
		...{ title: say(title), lastAt: replies.at(-1)?.submittedAt ?? null, events: [] },
		replies: replies.map(({ id, day }) => ({ id, day })),
		charts: [
			...areaCharts(seriesOf(measures, replies), { languages, more }),
			...earlierCharts(before, { languages, until }),
		],
		compared: compareMeasurements(lines).map(({ measure, sincePrevious, sinceFirst, ...values }, at) => ({
			...{ id: measure.id, name: say(measure.name), better: measure.score?.better ?? null, ...values },
			...axisOf({ measure, values: lines[at]?.values ?? [] }),
			since: lines[at]?.start ? (replies[lines[at].start]?.day ?? null) : null,
			sincePrevious: wordOf(measure, sincePrevious),
			sinceFirst: wordOf(measure, sinceFirst),
			noise: noiseOf(measure),
			band: bandIn(measure, values.current, say),
		})),
	};
}

/** A number that belongs to no score is compared as if more were better, which nobody has said. */
const wordOf = ({ score }: Measure, change: Change): TrendWord =>
	score || change === "same" || change === "unknown" ? change : change === "better" ? "higher" : "lower";

export const noiseOf = ({ score }: Measure): number | null => (score ? reliableChange(score) : null);

/** What the way from one value of a measure to another means, by the same rule in every table. */
export const trendOf = (measure: Measure, from: number | null, to: number | null): TrendWord =>
	wordOf(measure, changeOf(measure.score ?? { better: "higher" }, from, to));

function bandIn(
	{ score }: Measure,
	value: number | null,
	say: (texts: Texts | undefined) => string,
): ComparedRow["band"] {
	const at = score && value !== null ? bandOf(value, score.bands) : null;
	const band = at === null ? undefined : score?.bands[at];
	return band ? { label: say(band.label), text: say(band.text), tone: band.tone } : null;
}

/** The difference of two values; null where one is missing. */
export const differenceOf = (from: number | null, to: number | null): number | null =>
	from === null || to === null ? null : Number((to - from).toFixed(2));
