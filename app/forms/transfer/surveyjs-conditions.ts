import { optionsOf, type Question } from "../definition/question";
import type { Condition, Test } from "../logic/condition";
import { optionId } from "./surveyjs-parts";

/** Questions that came before, by their names. */
export type Asked = ReadonlyMap<string, Question>;

const one = /^\{([^{}]+)\}\s*(notempty|empty|=|==|<>|!=|>=|<=|>|<|contains|notcontains|anyof)\s*(.*)$/;
const tests: Record<string, Test> = {
	"=": "is",
	"==": "is",
	"<>": "isNot",
	"!=": "isNot",
	">": "more",
	">=": "atLeast",
	"<": "less",
	"<=": "atMost",
	contains: "has",
	anyof: "is",
	notcontains: "hasNot",
};

/**
 * A condition of SurveyJS such as `{a} = 'x' and {b} > 3`: comparisons of questions that came before, joined by only `and`
 * or only `or`. Undefined where it says more than that.
 */
export function conditionFrom(source: string, asked: Asked): Condition | undefined {
	for (const [word, key] of [
		[/\s+and\s+|\s*&&\s*/i, "all"],
		[/\s+or\s+|\s*\|\|\s*/i, "any"],
	] as const) {
		const parts = source.split(word);
		if (parts.length === 1) continue;
		const conditions = parts.map((part) => comparison(part.trim(), asked));
		if (parts.length > 50 || conditions.some((condition) => condition === undefined)) return undefined;
		return { [key]: conditions } as Condition;
	}
	return comparison(source.trim(), asked);
}

function comparison(source: string, asked: Asked): Condition | undefined {
	const match = one.exec(source);
	const question = asked.get(match?.[1]?.trim() ?? "");
	if (!match || question === undefined) return undefined;
	const [, , sign = "", written = ""] = match;
	const of = { kind: "answer", question: question.id } as const;
	if (sign === "empty" || sign === "notempty")
		return written === "" ? { of, test: sign === "empty" ? "empty" : "answered" } : undefined;
	const value = literalOf(written.trim(), question);
	if (value === undefined) return undefined;
	// An answer of several options is asked for one of them; it is never equal to anything.
	const isMany = question.type === "many" || question.type === "ranking";
	if (isMany && !["contains", "notcontains", "anyof"].includes(sign)) return undefined;
	return { of, test: isMany && sign === "anyof" ? "has" : (tests[sign] as Test), value };
}

/** A value as an answer to the question has it: its options are named by their ids. */
function literalOf(written: string, question: Question): string | number | boolean | (string | number)[] | undefined {
	const quoted = /^(['"])([^'"]*)\1$/.exec(written)?.[2];
	const list = /^\[(.*)\]$/.exec(written)?.[1];
	if (list !== undefined) {
		const values = list.split(",").map((part) => literalOf(part.trim(), question));
		const isPlain =
			values.length <= 200 && values.every((value) => typeof value === "string" || typeof value === "number");
		return isPlain ? (values as string[]) : undefined;
	}
	const isBoolean = /^(true|false)$/i.test(quoted ?? written);
	const isNumber = /^-?\d{1,12}(\.\d{1,6})?$/.test(quoted ?? written);
	if (optionsOf(question).length > 0) return quoted !== undefined || isNumber ? optionId(quoted ?? written) : undefined;
	if (isBoolean) return /true/i.test(written);
	if (isNumber && quoted === undefined) return Number(written);
	return quoted !== undefined && quoted.length <= 500 ? quoted : undefined;
}
