import type { Question } from "../definition/question";
import { problemOfPattern } from "../pattern/match";
import type { Source } from "./surveyjs-source";

const isWhole = (least: number, most: number) => (value: number) =>
	Number.isInteger(value) && value >= least && value <= most;

/** What the validators of a question ask for, as far as its type can; each with its own words, of which a question has one. */
export function takeValidators(made: Question, element: Source): void {
	for (const one of element.list("validators")) {
		const validator = element.inner(one, "validators");
		const type = validator.take("type");
		const limits = limitsOf(made, validator, type);
		const isTaken = limits !== undefined && Object.keys(limits).length > 0;
		if (isTaken) Object.assign(made, limits);
		else validator.leave("type", "notHere");
		if (isTaken && made.message === undefined && validator.has("text")) made.message = validator.words("text");
		validator.finish();
	}
}

/** Undefined where the type of the question has no such limits. */
function limitsOf(made: Question, validator: Source, type: unknown): object | undefined {
	const isText = made.type === "shortText" || made.type === "longText";
	if (type === "email" && made.type === "email") return { type: "email" };
	if (type === "regex" && isText) {
		const pattern = validator.taken("regex", (value) => typeof value === "string");
		if (pattern === undefined) return undefined;
		if (!problemOfPattern(pattern)) return { pattern };
		validator.leave("regex", "pattern");
		return undefined;
	}
	if (type === "numeric" && made.type === "number") return given(validator, { min: "minValue", max: "maxValue" });
	if (type === "text" && isText)
		return given(validator, { minLength: "minLength", maxLength: "maxLength" }, isWhole(1, 10_000));
	if (type === "answercount" && made.type === "many")
		return given(validator, { min: "minCount", max: "maxCount" }, isWhole(1, 300));
	return undefined;
}

/** Our limits by theirs, those that are there. */
export function given(source: Source, names: Record<string, string>, isFit?: (value: number) => boolean): object {
	const found = Object.entries(names).map(([ours, theirs]) => [ours, source.number(theirs, isFit)] as const);
	return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

/** Whether a text is one for an address, which is a type of its own here. */
export const isForEmail = (element: Source): boolean =>
	element.list("validators").some((one) => (one as { type?: unknown } | null)?.type === "email");
