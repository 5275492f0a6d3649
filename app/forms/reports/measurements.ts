import type { Answers } from "../answers/answer";
import { scoreQuestion } from "../answers/answer-facts";
import { type Definition, questionsOf } from "../definition/definition";
import { isNumeric, type Question } from "../definition/question";
import type { Texts } from "../definition/texts";
import { type Change, changeOf } from "../scoring/reliable-change";
import type { Score, ScoreResults } from "../scoring/score";
import { isEarlier, measureKey, partsOfKey } from "../versions/measures";
import { withRetired } from "../versions/with-retired";

/** A reply as a measurement: when, by which version, what was answered and scored. */
export type Measured = { id: string; day: string; versionId: string; answers: Answers; scores: ScoreResults };
/** What is measured again and again: a score or a question with a number; `key`: what its figures stand under, from which version on. */
export type Measure = { id: string; key: string; name: Texts; min: number; max: number } & {
	score?: Score;
	question?: Question;
};
/** What a form measured otherwise before, and the last version that did. */
export type EarlierMeasure = Measure & { until: number };
/**
 * A measure's line over time: a value for each reply, oldest first; null where it was not answered, or was another measure. `start`: the
 * first reply of this measure.
 */
export type Series<Of extends Measure = Measure> = { measure: Of; values: (number | null)[]; start: number };
export type Compared = {
	measure: Measure;
	first: number | null;
	previous: number | null;
	current: number | null;
	sincePrevious: Change;
	sinceFirst: Change;
};

/** All that a form measures: its scores, then its numbers. */
export function measuresOf(definition: Definition): Measure[] {
	const keyOf = (id: string) => (isEarlier(id) ? id : measureKey(definition, id));
	const scores = definition.scores.map((score) => ({
		id: score.id,
		key: keyOf(scoreQuestion(score.id)),
		name: score.name,
		min: score.min,
		max: score.max,
		score,
	}));
	const questions = questionsOf(definition)
		.filter(isNumeric)
		.map((question) => ({
			...{ id: question.id, key: keyOf(question.id), name: question.label },
			...{ ...endsOf(question), question },
		}));
	return [...scores, ...questions];
}

/** What it measured before it set something apart, by the versions that did; newest first. */
export function earlierMeasures(definition: Definition, versions: Parameters<typeof withRetired>[1]): EarlierMeasure[] {
	const { definition: whole, retired } = withRetired(definition, versions);
	return measuresOf(whole).flatMap((measure) => {
		const until = isEarlier(measure.id) && retired.find(({ id }) => id === measure.id)?.until;
		return until ? [{ ...measure, until }] : [];
	});
}

function endsOf(question: Question): { min: number; max: number } {
	if (question.type === "rating") return { min: 1, max: question.max };
	const { min, max } = question as { min?: number; max?: number };
	return { min: min ?? 0, max: max ?? 100 };
}

/** The lines of all measures over these replies, in the replies' order. */
export function seriesOf<Of extends Measure>(measures: readonly Of[], replies: readonly Measured[]): Series<Of>[] {
	const known = measures.map(({ key }) => partsOfKey(key));
	return measures.map((measure, at) => {
		const { id, since } = known[at] as (typeof known)[number];
		const next = known
			.filter((one) => one.id === id && one.since > since)
			.map((one) => one.since)
			.sort()[0];
		const isOfIt = ({ versionId }: Measured) => versionId >= since && (next === undefined || versionId < next);
		const start = replies.findIndex(isOfIt);
		return {
			measure,
			values: replies.map((reply) => (isOfIt(reply) ? valueIn(measure, reply) : null)),
			start: start === -1 ? replies.length : start,
		};
	});
}

function valueIn({ id, score }: Measure, { answers, scores }: Measured): number | null {
	const own = partsOfKey(id).id;
	if (score) return scores[own]?.value ?? null;
	const answer = answers[own];
	return typeof answer === "number" ? answer : null;
}

/**
 * The first, the previous and the current measurement side by side. What was not answered in one of them is missing there; an
 * older value is never taken in its place. The first is that of the same measure.
 */
export function compareMeasurements(series: readonly Series[]): Compared[] {
	return series.map(({ measure, values: all, start }) => {
		const values = all.slice(start);
		const [first = null] = values;
		const current = values.length > 1 ? (values[values.length - 1] ?? null) : null;
		const previous = values.length > 2 ? (values[values.length - 2] ?? null) : null;
		const rule = measure.score ?? { better: "higher" as const };
		return {
			...{ measure, first, previous, current },
			sincePrevious: changeOf(rule, previous, current),
			sinceFirst: changeOf(rule, first, current),
		};
	});
}

/** Whether it has not got better over the last so many measurements, which asks for a talk about why. */
export function isNotOnTrack({ measure, values }: Pick<Series, "measure" | "values">, measurements = 3): boolean {
	const known = values.filter((value) => value !== null);
	if (known.length < measurements) return false;
	const [from, ...later] = known.slice(-measurements);
	const rule = measure.score ?? { better: "higher" as const };
	return later.every((value) => changeOf(rule, from ?? null, value) !== "better");
}

/** At which replies the version changed, so that a chart can mark that the wording or the scale is another one. */
export const versionChanges = (replies: readonly Measured[]): number[] =>
	replies.flatMap((reply, at) => (at > 0 && replies[at - 1]?.versionId !== reply.versionId ? [at] : []));
