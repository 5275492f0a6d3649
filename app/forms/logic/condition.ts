import type { Answer } from "../answers/answer";

/** What a condition looks at. */
export type Source =
	| { kind: "answer"; question: string; part?: string }
	| { kind: "score"; score: string }
	/** The same question in the subject's reply before this one. */
	| { kind: "earlier"; question: string; part?: string }
	| { kind: "role" }
	| { kind: "language" }
	| { kind: "today" };

/** How it looks: the ones without a value, then those that compare with one. */
export const bareTests = ["answered", "empty"] as const;
export const valueTests = ["is", "isNot", "has", "hasNot", "more", "atLeast", "less", "atMost"] as const;
export type Test = (typeof bareTests)[number] | (typeof valueTests)[number];

/** `is` and `isNot` take several values: one of them, or none. */
export type Value = string | number | boolean | (string | number)[];

/** One test of one source. */
export type Comparison = { of: Source; test: Test; value?: Value };

export type Condition = { all: Condition[] } | { any: Condition[] } | { not: Condition } | Comparison;

/** Gives what a source holds now; undefined where nothing is known. */
export type Lookup = (source: Source) => Answer | undefined;

/** Whether it holds. Never throws: what cannot be compared does not hold, and what is not known is as not answered. */
export function holds(condition: Condition, lookup: Lookup): boolean {
	if ("all" in condition) return condition.all.every((one) => holds(one, lookup));
	if ("any" in condition) return condition.any.some((one) => holds(one, lookup));
	if ("not" in condition) return !holds(condition.not, lookup);
	const { of, test, value } = condition;
	const found = lookup(of);
	switch (test) {
		case "answered":
			return found !== undefined;
		case "empty":
			return found === undefined;
		case "is":
			return isOneOf(found, value);
		case "isNot":
			return !isOneOf(found, value);
		case "has":
			return has(found, value);
		case "hasNot":
			return !has(found, value);
		default:
			return compare(found, test, value);
	}
}

/** All sources that a condition looks at. */
export const sourcesOf = (condition: Condition): Source[] => comparisonsOf(condition).map(({ of }) => of);

/** All tests that a condition is made of. */
export function comparisonsOf(condition: Condition): Comparison[] {
	if ("all" in condition) return condition.all.flatMap(comparisonsOf);
	if ("any" in condition) return condition.any.flatMap(comparisonsOf);
	return "not" in condition ? comparisonsOf(condition.not) : [condition];
}

function isOneOf(found: Answer | undefined, value: Value | undefined): boolean {
	if (found === undefined) return false;
	const wanted = [value].flat();
	return wanted.some((one) => one === found || (typeof found === "number" && Number(one) === found && one !== ""));
}

/** A list that has the option; a text that has the words. */
function has(found: Answer | undefined, value: Value | undefined): boolean {
	if (Array.isArray(found)) return [value].flat().some((one) => (found as unknown[]).includes(one));
	return (
		typeof found === "string" && typeof value === "string" && found.toLowerCase().includes(value.toLowerCase().trim())
	);
}

/** Numbers by size; days and times as they are written, which is their order; a list by how many are in it. */
function compare(found: Answer | undefined, test: Test, value: Value | undefined): boolean {
	const left = Array.isArray(found) ? found.length : found;
	if (typeof left === "string" && typeof value === "string" && left !== "" && value !== "")
		return inOrder(left < value ? -1 : left > value ? 1 : 0, test);
	if (typeof left !== "number" || typeof value === "boolean" || Array.isArray(value) || value === undefined)
		return false;
	const right = Number(value);
	return !Number.isNaN(right) && value !== "" && inOrder(left - right, test);
}

function inOrder(difference: number, test: Test): boolean {
	if (test === "more") return difference > 0;
	if (test === "atLeast") return difference >= 0;
	return test === "less" ? difference < 0 : difference <= 0;
}
