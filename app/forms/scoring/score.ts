import type { Answer, Answers } from "../answers/answer";
import type { Definition } from "../definition/definition";
import { questionsById } from "../definition/definition";
import { optionsOf, type Question, rangeOf } from "../definition/question";
import type { Texts } from "../definition/texts";

/** `from`: the least value that falls into it; it ends where the next begins. `steps`: what to do next, a line each. */
export type Band = {
	from: number;
	label: Texts;
	text?: Texts;
	steps?: Texts;
	tone: "good" | "neutral" | "warning" | "danger";
};
/** `part`: a row of a matrix. */
export type ScoreItem = { question: string; part?: string; weight?: number; isReversed?: boolean };

export type Score = {
	/** Stays for ever, as a question's. */
	id: string;
	name: Texts;
	items: ScoreItem[];
	method: "sum" | "mean";
	/** How many items may be missing; where fewer are, a sum is filled up with the mean of the others. */
	maxMissing: number;
	/** Raw value → the one that counts, as scales ask for before they are compared. */
	conversion?: { raw: number; value: number }[];
	bands: Band[];
	better: "higher" | "lower";
	/** Ends of the scale, for charts. */
	min: number;
	max: number;
	/** How much it counts in what all scores come to together; 1 unless said. */
	weight?: number;
	/** How much measurements vary by themselves, of the scale's validation; for the band of real change. */
	deviation?: number;
	reliability?: number;
};

/** `value` null: too much is missing. `band` counts from 0; null where no band holds it. */
export type ScoreResult = { value: number | null; band: number | null; missing: number };
export type ScoreResults = Record<string, ScoreResult>;

/** All scores of answers that were kept. */
export function scoresOf(definition: Definition, answers: Answers): ScoreResults {
	const questions = questionsById(definition);
	return Object.fromEntries(definition.scores.map((score) => [score.id, scoreOf(score, questions, answers)]));
}

/** One score. What is missing is counted, never taken as zero. */
export function scoreOf(score: Score, questions: Map<string, Question>, answers: Answers): ScoreResult {
	let sum = 0;
	let weights = 0;
	let allWeights = 0;
	let missing = 0;
	for (const item of score.items) {
		const question = questions.get(item.question);
		const points = question && pointsOf(question, answers[item.question], item);
		const weight = item.weight ?? 1;
		allWeights += weight;
		if (points === undefined) missing++;
		else {
			sum += points * weight;
			weights += weight;
		}
	}
	if (missing > score.maxMissing || weights === 0) return { value: null, band: null, missing };
	const mean = sum / weights;
	const raw = score.method === "mean" ? mean : mean * allWeights;
	const value = converted(Number(raw.toPrecision(12)), score.conversion);
	return { value, band: value === null ? null : bandOf(value, score.bands), missing };
}

/** What an answer counts; undefined where it is missing or counts nothing. */
function pointsOf(question: Question, answer: Answer | undefined, item: ScoreItem): number | undefined {
	const given = item.part === undefined ? answer : (answer as Record<string, Answer> | undefined)?.[item.part];
	const points = plainPoints(question, given);
	if (points === undefined || !item.isReversed) return points;
	const range = rangeOf(question) ?? rangeOfScores(question);
	return range && range.min + range.max - points;
}

function plainPoints(question: Question, given: Answer | undefined): number | undefined {
	if (typeof given === "number") return given;
	if (typeof given === "boolean")
		return question.type === "yesNo" ? (given ? question.scores?.yes : question.scores?.no) : undefined;
	if (given === undefined) return undefined;
	const options = optionsOf(question);
	const chosen = [given].flat().map((id) => options.find((option) => option.id === id)?.score);
	const counted = chosen.filter((points) => points !== undefined);
	return counted.length === 0 ? undefined : counted.reduce((total, points) => total + points, 0);
}

function rangeOfScores(question: Question): { min: number; max: number } | undefined {
	const scores =
		question.type === "yesNo" && question.scores
			? Object.values(question.scores)
			: optionsOf(question).flatMap((option) => option.score ?? []);
	return scores.length > 0 ? { min: Math.min(...scores), max: Math.max(...scores) } : undefined;
}

/** The table's value of the raw one, or of the nearest raw one below it; null under the table's least. */
function converted(raw: number, table: Score["conversion"]): number | null {
	if (!table || table.length === 0) return raw;
	const below = table.filter((line) => line.raw <= raw);
	return (
		below.reduce<{ raw: number; value: number } | null>(
			(best, line) => (best && best.raw >= line.raw ? best : line),
			null,
		)?.value ?? null
	);
}

/** Which band holds a value, from 0. */
export function bandOf(value: number, bands: Band[]): number | null {
	let found: number | null = null;
	bands.forEach((band, at) => {
		const best = found === null ? undefined : bands[found];
		if (value >= band.from && (!best || band.from >= best.from)) found = at;
	});
	return found;
}
