import type { Language } from "#app/platform/i18n";
import { type Texts, textIn } from "../definition/texts";
import { type EarlierMeasure, type Measure, type Measured, type Series, versionChanges } from "../reports/measurements";
import { reliableChange } from "../scoring/reliable-change";
import type { Score } from "../scoring/score";

export type Marker = { id: string; day: string; label: string; isOwn: boolean };
export type Languages = [Language, Language];

/** A chart of one area: its questions on the area's axis and its score as the last line; or of numbers that stand for themselves. */
export type AreaChart = {
	id: string;
	name: string;
	min: number;
	max: number;
	/** Null where nobody has said which way is better. */
	better: "higher" | "lower" | null;
	/** The last line is the area's score. */
	isScore: boolean;
	lines: { id: string; name: string; values: (number | null)[] }[];
	zone: { from: number; to: number; label: string } | null;
	/** The first measurement with the noise around it; null where the scale's noise is not known. */
	band: { value: number; half: number } | null;
};

/** Lines that one drawing can tell apart. */
const LINES = 6;

/** `more`: the name of a chart of an area's questions. */
export type ChartWords = { languages: Languages; more: (name: string) => string };

/**
 * The charts of all that a form measures, each on the axis of its own scale: an area with its questions, the questions that have no room
 * there in charts after it (`more` names them), then each number that belongs to no area.
 */
export function areaCharts(series: readonly Series[], { languages, more }: ChartWords): AreaChart[] {
	const say = (texts: Texts) => textIn(texts, ...languages).text;
	const counted = new Set<string>();
	const areas = series.flatMap((whole) => {
		const { score } = whole.measure;
		if (!score) return [];
		const asked = new Set(score.items.map(({ question }) => question));
		for (const id of asked) counted.add(id);
		const own = series.filter(({ measure }) => measure.question && asked.has(measure.id));
		const beside = own.filter(({ measure }) => isSameAxis(measure, whole.measure)).slice(0, LINES - 1);
		const rest = own.filter((one) => !beside.includes(one) && isAnswered(one));
		return [scoreChart(score, whole, beside, say), ...chartsOf(rest, more(say(score.name)), score.id, say)];
	});
	const numbers = series.filter((one) => one.measure.question && !counted.has(one.measure.id) && isAnswered(one));
	return [...areas, ...numbers.flatMap((one) => chartsOf([one], say(one.measure.name), one.measure.id, say))];
}

/** What was measured otherwise before, each by itself: nothing of it stands on an axis of today. */
export function earlierCharts(
	series: readonly Series<EarlierMeasure>[],
	{ languages, until }: { languages: Languages; until: (name: string, version: number) => string },
): AreaChart[] {
	return series.filter(isAnswered).flatMap((one) => {
		const { id, name, score, until: version } = one.measure;
		const say = (texts: Texts) => textIn(texts, ...languages).text;
		const charts = score ? [scoreChart(score, one, [], say)] : chartsOf([one], say(name), id, say);
		return charts.map((chart) => ({ ...chart, name: until(chart.name, version) }));
	});
}

const isAnswered = ({ values }: Series) => values.some((value) => value !== null);
const isSameAxis = (one: Measure, other: Measure) => one.min === other.min && one.max === other.max;
const lineOf = ({ measure, values }: Series, say: (texts: Texts) => string) => ({
	...{ id: measure.id, name: say(measure.name), values },
});

function scoreChart(score: Score, whole: Series, beside: Series[], say: (texts: Texts) => string): AreaChart {
	const first = whole.values.find((value) => value !== null) ?? null;
	const half = reliableChange(score);
	return {
		...{ id: score.id, name: say(score.name), min: score.min, max: score.max, better: score.better, isScore: true },
		lines: [...beside, whole].map((one) => lineOf(one, say)),
		zone: zoneOf(score, say),
		band: half !== null && first !== null ? { value: first, half } : null,
	};
}

/** Questions without a score, those of one axis together. */
function chartsOf(series: readonly Series[], name: string, id: string, say: (texts: Texts) => string): AreaChart[] {
	const axes = new Map<string, Series[]>();
	for (const one of series) {
		const axis = JSON.stringify(axisOf(one));
		axes.set(axis, [...(axes.get(axis) ?? []), one]);
	}
	const drawn = [...axes.values()].flatMap((alike) =>
		Array.from({ length: Math.ceil(alike.length / LINES) }, (_, at) => alike.slice(at * LINES, (at + 1) * LINES)),
	);
	return drawn.map((lines, at) => ({
		...{ id: `${id}.${at}`, name: drawn.length > 1 ? `${name} (${at + 1})` : name, better: null, isScore: false },
		...axisOf(lines[0] as Series),
		...{ lines: lines.map((one) => lineOf(one, say)), zone: null, band: null },
	}));
}

/** The ends of a measure's scale; where an author has set none they follow what was answered. */
export function axisOf({ measure, values }: Pick<Series, "measure" | "values">): { min: number; max: number } {
	const { question } = measure;
	const known = values.filter((value) => value !== null);
	const isOpen =
		question !== undefined &&
		["number", "computed"].includes(question.type) &&
		!("max" in question && question.max !== undefined);
	const max = isOpen ? roundUp(Math.max(1, ...known)) : measure.max;
	return { min: Math.min(measure.min, ...known), max: Math.max(max, ...known) };
}

/** The next of 1, 2, 5, 10, 20 … */
function roundUp(value: number): number {
	const whole = 10 ** Math.floor(Math.log10(value));
	return whole * ([1, 2, 5].find((step) => step * whole >= value) ?? 10);
}

/** The band that warns, where there is one. */
function zoneOf({ bands, max }: Score, say: (texts: Texts) => string): AreaChart["zone"] {
	const sorted = [...bands].sort((one, other) => one.from - other.from);
	const at = sorted.findIndex(({ tone }) => tone === "danger");
	const band = sorted[at];
	return band ? { from: band.from, to: sorted[at + 1]?.from ?? max, label: say(band.label) } : null;
}

/** Markers at the measurement that came first after what happened; and where the wording or the scale became another one. */
export function eventsAt(
	markers: readonly Pick<Marker, "day" | "label">[],
	replies: readonly Measured[],
	newVersion: string,
): { at: number; label: string }[] {
	const shown = markers.flatMap(({ day, label }) => {
		const at = replies.findIndex((reply) => reply.day >= day);
		return at === -1 ? (replies.length > 0 ? [{ at: replies.length - 1, label }] : []) : [{ at, label }];
	});
	return [...shown, ...versionChanges(replies).map((at) => ({ at, label: newVersion }))];
}
