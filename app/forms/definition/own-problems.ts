import type { Score } from "../scoring/score";
import { innerQuestions } from "./definition";
import { optionsOf, type Question, rangeOf } from "./question";
import { hasText } from "./texts";

/** What a part gets wrong by itself: an error where nobody could answer it, a warning where it is only not what was meant. */
export type OwnProblem = { level: "error" | "warning"; key: string };

const error = (isWrong: boolean, key: string): OwnProblem[] => (isWrong ? [{ level: "error", key }] : []);
const warning = (isOdd: boolean, key: string): OwnProblem[] => (isOdd ? [{ level: "warning", key }] : []);

/** What a question alone gets wrong, each once. */
export function ownProblems(question: Question): OwnProblem[] {
	const isShown = question.type === "image" || question.type === "video";
	const isSilent = isShown || (question.type === "computed" && question.isHidden === true);
	const inner = innerQuestions(question);
	const found = [
		...error(!hasText(question.label) && !isSilent, "noLabel"),
		...rangeProblems(question),
		...optionProblems(question),
		...(question.type === "matrix" ? rowProblems(question.rows) : []),
		...(question.type === "consent" ? warning(!hasText(question.statement), "noStatement") : []),
		...(isShown ? shownProblems(question) : []),
		...initialProblems(question),
		...inner.flatMap(ownProblems),
		...error(hasTwice(inner), "sameId"),
	];
	return found.filter(({ key }, at) => found.findIndex((one) => one.key === key) === at);
}

/** What a score gets wrong by itself. */
export const scoreProblems = ({ name, min, max }: Score): OwnProblem[] => [
	...warning(!hasText(name), "noScoreName"),
	...warning(min >= max, "emptyRange"),
];

const hasTwice = (parts: readonly { id: string }[]) => new Set(parts.map(({ id }) => id)).size < parts.length;

function rangeProblems(question: Question): OwnProblem[] {
	const range = rangeOf(question);
	const steps = range ? (range.max - range.min) / ("step" in question ? (question.step ?? 1) : 1) : 0;
	const isEmpty =
		(range !== undefined && range.min >= range.max) || limitsOf(question).some(([least, most]) => isAbove(least, most));
	const isLong = steps > 1000 || (question.type === "scale" && range !== undefined && range.max - range.min > 20);
	return [...error(isEmpty, "emptyRange"), ...error(isLong, "tooManySteps")];
}

type Limit = number | string | undefined;

function limitsOf(question: Question): [Limit, Limit][] {
	if (question.type === "table") return [[question.minRows, question.maxRows]];
	if (question.type === "group") return [[question.minTimes, question.maxTimes]];
	return [
		...("min" in question && "max" in question ? ([[question.min, question.max]] as [Limit, Limit][]) : []),
		...("minLength" in question ? ([[question.minLength, question.maxLength]] as [Limit, Limit][]) : []),
	];
}

/** Numbers by size, days as they are written; nobody knows yet which day today will be. */
function isAbove(least: Limit, most: Limit): boolean {
	if (typeof least === "number" && typeof most === "number") return least > most;
	const areDays = [least, most].every((day) => typeof day === "string" && day !== "" && day !== "today");
	return areDays && String(least) > String(most);
}

function optionProblems(question: Question): OwnProblem[] {
	if ("optionsFrom" in question && question.optionsFrom) return [];
	const options = optionsOf(question);
	const available = options.filter(({ isRetired }) => !isRetired).length;
	const more = "hasOther" in question && question.hasOther ? 1 : 0;
	const least = question.type === "many" ? (question.min ?? 0) : 0;
	return [
		...error(
			options.some(({ label }) => !hasText(label)),
			"noOptionLabel",
		),
		...error(options.length > 0 && available === 0, "noOptions"),
		...error(available > 0 && least > available + more, "tooFewOptions"),
		...error(hasTwice(options), "sameId"),
	];
}

const rowProblems = (rows: Extract<Question, { type: "matrix" }>["rows"]): OwnProblem[] => [
	...error(
		rows.some(({ label }) => !hasText(label)),
		"noRowLabel",
	),
	...error(hasTwice(rows), "sameId"),
];

function shownProblems(question: Question): OwnProblem[] {
	const { type, source, alt } = question as Extract<Question, { source?: string }>;
	if (!source) return warning(true, type === "image" ? "noPicture" : "noVideo");
	return warning(type === "image" && !hasText(alt), "noAlt");
}

/** What stands there before anybody has answered, and could not be sent as it is. */
function initialProblems(question: Question): OwnProblem[] {
	if (!("initial" in question) || question.initial === undefined || question.initial === "") return [];
	const { initial } = question;
	if (question.type === "yesNo" || question.type === "time") return [];
	if (question.type === "date")
		return warning(
			isAbove(question.min, initial as Limit) || isAbove(initial as Limit, question.max),
			"initialOutside",
		);
	const range = rangeOf(question);
	if (range) {
		const steps = (Number(initial) - range.min) / (("step" in question && question.step) || 1);
		const isPoint = Math.abs(steps - Math.round(steps)) < 1e-9;
		return warning(Number(initial) < range.min || Number(initial) > range.max || !isPoint, "initialOutside");
	}
	if (question.type === "number") {
		const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = question;
		return warning(Number(initial) < min || Number(initial) > max, "initialOutside");
	}
	if (question.type === "choice" || question.type === "dropdown" || question.type === "many") {
		const available = question.options.flatMap(({ id, isRetired }) => (isRetired ? [] : [id]));
		const isGone = [initial].flat().some((id) => !available.includes(String(id)));
		return warning(!question.optionsFrom && isGone, "initialGone");
	}
	const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = question as {
		minLength?: number;
		maxLength?: number;
	};
	const length = String(initial).length;
	return warning(length < minLength || length > maxLength, "initialOutside");
}
