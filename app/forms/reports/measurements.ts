import type { Answers } from "../answers/answer";
import { type Definition, questionsOf } from "../definition/definition";
import { isNumeric, type Question } from "../definition/question";
import type { Texts } from "../definition/texts";
import { type Change, changeOf } from "../scoring/reliable-change";
import type { Score, ScoreResults } from "../scoring/score";

/** A reply as a measurement: when, by which version, what was answered and scored. */
export type Measured = { id: string; day: string; versionId: string; answers: Answers; scores: ScoreResults };
/** What is measured again and again: a score or a question with a number. */
export type Measure = { id: string; name: Texts; min: number; max: number; score?: Score; question?: Question };
/** A measure's line over time: a value for each reply, oldest first; null where it was not answered. */
export type Series = { measure: Measure; values: (number | null)[] };
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
	const scores = definition.scores.map((score) => ({
		id: score.id,
		name: score.name,
		min: score.min,
		max: score.max,
		score,
	}));
	const questions = questionsOf(definition)
		.filter(isNumeric)
		.map((question) => ({ id: question.id, name: question.label, ...endsOf(question), question }));
	return [...scores, ...questions];
}

function endsOf(question: Question): { min: number; max: number } {
	if (question.type === "rating") return { min: 1, max: question.max };
	const { min, max } = question as { min?: number; max?: number };
	return { min: min ?? 0, max: max ?? 100 };
}

/** The lines of all measures over these replies, in the replies' order. */
export const seriesOf = (measures: readonly Measure[], replies: readonly Measured[]): Series[] =>
	measures.map((measure) => ({ measure, values: replies.map((reply) => valueIn(measure, reply)) }));

function valueIn({ id, score }: Measure, { answers, scores }: Measured): number | null {
	if (score) return scores[id]?.value ?? null;
	const answer = answers[id];
	return typeof answer === "number" ? answer : null;
}

/**
 * The first, the previous and the current measurement side by side. What was not answered in one of them is missing there; an
 * older value is never taken in its place.
 */
export function compareMeasurements(series: readonly Series[]): Compared[] {
	return series.map(({ measure, values }) => {
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
export function isNotOnTrack({ measure, values }: Series, measurements = 3): boolean {
	const told = values.filter((value) => value !== null);
	if (told.length < measurements) return false;
	const [from, ...later] = told.slice(-measurements);
	const rule = measure.score ?? { better: "higher" as const };
	return later.every((value) => changeOf(rule, from ?? null, value) !== "better");
}

/** At which replies the version changed, so that a chart can mark that the wording or the scale is another one. */
export const versionChanges = (replies: readonly Measured[]): number[] =>
	replies.flatMap((reply, at) => (at > 0 && replies[at - 1]?.versionId !== reply.versionId ? [at] : []));
