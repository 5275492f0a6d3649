import type { Condition, Test } from "../logic/condition";
import { optionId } from "./surveyjs-parts";

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
export function conditionFrom(source: string, ids: Map<string, string>): Condition | undefined {
	for (const [word, key] of [
		[/\s+and\s+|\s*&&\s*/i, "all"],
		[/\s+or\s+|\s*\|\|\s*/i, "any"],
	] as const) {
		const parts = source.split(word);
		if (parts.length === 1) continue;
		const conditions = parts.map((part) => comparison(part.trim(), ids));
		if (conditions.some((condition) => condition === undefined)) return undefined;
		return { [key]: conditions } as Condition;
	}
	return comparison(source.trim(), ids);
}

function comparison(source: string, ids: Map<string, string>): Condition | undefined {
	const match = one.exec(source);
	const question = ids.get(match?.[1]?.trim() ?? "");
	if (!match || question === undefined) return undefined;
	const [, , sign = "", written = ""] = match;
	const of = { kind: "answer", question } as const;
	if (sign === "empty" || sign === "notempty") return { of, test: sign === "empty" ? "empty" : "answered" };
	const value = literalOf(written.trim());
	return value === undefined ? undefined : { of, test: tests[sign] as Test, value };
}

function literalOf(written: string): string | number | boolean | (string | number)[] | undefined {
	if (/^-?\d+(\.\d+)?$/.test(written)) return Number(written);
	if (/^'?(true|false)'?$/i.test(written)) return /true/i.test(written);
	const quoted = /^(['"])(.*)\1$/.exec(written)?.[2];
	if (quoted !== undefined) return optionId(quoted);
	const list = /^\[(.*)\]$/.exec(written)?.[1];
	if (list === undefined) return undefined;
	const values = list.split(",").map((part) => literalOf(part.trim()));
	return values.every((value) => typeof value === "string" || typeof value === "number")
		? (values as string[])
		: undefined;
}
