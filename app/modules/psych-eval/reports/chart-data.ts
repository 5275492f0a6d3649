import { type Texts, textIn } from "#app/forms/definition/texts";
import type { Measure, Measured, Series } from "#app/forms/reports/measurements";
import { versionChanges } from "#app/forms/reports/measurements";
import { reliableChange } from "#app/forms/scoring/reliable-change";
import type { Score } from "#app/forms/scoring/score";
import type { Language } from "#app/platform/i18n";

export type Marker = { id: string; day: string; label: string; isOwn: boolean };
type Languages = [Language, Language];

/** A chart of one area: its score first, then its questions on the same axis. */
export type AreaChart = {
	id: string;
	name: string;
	min: number;
	max: number;
	better: "higher" | "lower";
	lines: { id: string; name: string; values: (number | null)[] }[];
	zone: { from: number; to: number; label: string } | null;
	/** The first measurement with the noise around it; null where the scale's noise is not known. */
	band: { value: number; half: number } | null;
};

/** Lines that one drawing can tell apart. */
const LINES = 6;

/** The charts of a form's areas over its replies, each on the axis of its own scale. */
export function areaCharts(series: readonly Series[], languages: Languages): AreaChart[] {
	const say = (texts: Texts) => textIn(texts, ...languages).text;
	return series.flatMap(({ measure, values }): AreaChart[] => {
		const { score } = measure;
		if (!score) return [];
		const asked = new Set(score.items.map(({ question }) => question));
		const own = series.filter(
			(one) => one.measure.question && asked.has(one.measure.id) && isSameAxis(one.measure, measure),
		);
		const first = values.find((value) => value !== null) ?? null;
		const half = reliableChange(score);
		return [
			{
				...{ id: measure.id, name: say(measure.name), min: measure.min, max: measure.max, better: score.better },
				lines: [
					...own
						.slice(0, LINES - 1)
						.map((one) => ({ id: one.measure.id, name: say(one.measure.name), values: one.values })),
					{ id: measure.id, name: say(measure.name), values },
				],
				zone: zoneOf(score, say),
				band: half !== null && first !== null ? { value: first, half } : null,
			},
		];
	});
}

const isSameAxis = (one: Measure, other: Measure) => one.min === other.min && one.max === other.max;

/** The band that warns, where there is one. */
function zoneOf({ bands, max }: Score, say: (texts: Texts) => string): AreaChart["zone"] {
	const sorted = [...bands].sort((one, other) => one.from - other.from);
	const at = sorted.findIndex(({ tone }) => tone === "danger");
	const band = sorted[at];
	return band ? { from: band.from, to: sorted[at + 1]?.from ?? max, label: say(band.label) } : null;
}

/** Markers at the measurement that came first after what happened; and where the wording or the scale became another one. */
export function eventsAt(
	markers: readonly Marker[],
	replies: readonly Measured[],
	newVersion: string,
): { at: number; label: string }[] {
	const told = markers.flatMap(({ day, label }) => {
		const at = replies.findIndex((reply) => reply.day >= day);
		return at === -1 ? (replies.length > 0 ? [{ at: replies.length - 1, label }] : []) : [{ at, label }];
	});
	return [...told, ...versionChanges(replies).map((at) => ({ at, label: newVersion }))];
}
