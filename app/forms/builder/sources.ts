import { type Definition, questionsOf } from "../definition/definition";
import { isContent, isNumeric, optionsOf, type Question } from "../definition/question";
import type { Comparison, Condition, Source, Test, Value } from "../logic/condition";

/** The questions that a rule of a part may look at: those that stand before it; for a page's jumps also its own. */
export function questionsBefore(definition: Definition, id: string, alsoOwn = false): Question[] {
	const before: Question[] = [];
	for (const page of definition.pages) {
		if (page.id === id && !alsoOwn) return before;
		for (const section of page.sections) {
			if (section.id === id) return before;
			for (const question of section.questions) {
				if (question.id === id) return before;
				if (!isContent(question)) before.push(question);
			}
		}
		if (page.id === id) return before;
	}
	return questionsOf(definition).filter((question) => !isContent(question));
}

/** A source as the value of a list, and back. */
export const sourceKey = (source: Source): string => {
	if (source.kind === "score") return `score:${source.score}`;
	if (source.kind !== "answer" && source.kind !== "earlier") return source.kind;
	return [source.kind, source.question, ...(source.part === undefined ? [] : [source.part])].join(":");
};
export function sourceOf(key: string): Source {
	const [kind, id = "", part] = key.split(":");
	if (kind === "score") return { kind, score: id };
	if (kind === "answer" || kind === "earlier") return { kind, question: id, ...(part !== undefined && { part }) };
	return { kind: kind as "role" | "language" | "today" };
}

/** How the value of a rule is written: one of some, yes or no, a number, a day, words; null where it has none. */
export type ValueKind = "option" | "yesNo" | "number" | "day" | "words" | "role" | "language";

export function valueKindOf(source: Source, question: Question | undefined): ValueKind {
	if (source.kind === "score") return "number";
	if (source.kind === "today") return "day";
	if (source.kind === "role" || source.kind === "language") return source.kind;
	if (!question) return "words";
	if (optionsOf(question).length > 0) return "option";
	if (question.type === "yesNo" || question.type === "consent") return "yesNo";
	if (isNumeric(question)) return "number";
	return question.type === "date" ? "day" : "words";
}

/** The tests that make sense for a source. */
export function testsFor(source: Source, question: Question | undefined): Test[] {
	const bare: Test[] = source.kind === "answer" || source.kind === "earlier" ? ["answered", "empty"] : [];
	const kind = valueKindOf(source, question);
	const isList = kind === "option" && question !== undefined && isManyOf(question);
	if (isList) return ["has", "hasNot", ...bare];
	if (kind === "number") return ["is", "isNot", "more", "atLeast", "less", "atMost", ...bare];
	if (kind === "day") return ["is", "more", "atLeast", "less", "atMost", ...bare];
	return kind === "words" ? ["is", "isNot", "has", "hasNot", ...bare] : ["is", "isNot", ...bare];
}

const isManyOf = (question: Question) =>
	question.type === "many" || question.type === "ranking" || (question.type === "matrix" && question.isMany === true);

/** A first rule about a source, with a value that fits. */
export function freshComparison(source: Source, question: Question | undefined): Comparison {
	const [test = "answered"] = testsFor(source, question);
	return { of: source, test, ...(needsValue(test) && { value: freshValue(source, question) }) };
}

export const needsValue = (test: Test) => test !== "answered" && test !== "empty";

export function freshValue(source: Source, question: Question | undefined): Value {
	switch (valueKindOf(source, question)) {
		case "option":
			return (question && optionsOf(question)[0]?.id) ?? "";
		case "yesNo":
			return true;
		case "number":
			return 0;
		case "role":
			return "CLIENT";
		case "language":
			return "en";
		default:
			return "";
	}
}

/** Rules that a list can show: all or any of some comparisons. Null where it is made otherwise, as by an import. */
export function asList(rule: Condition | undefined): { joined: "all" | "any"; comparisons: Comparison[] } | null {
	if (rule === undefined) return { joined: "all", comparisons: [] };
	if ("of" in rule) return { joined: "all", comparisons: [rule] };
	if ("not" in rule) return null;
	const list = "all" in rule ? rule.all : rule.any;
	const comparisons = list.filter((one): one is Comparison => "of" in one);
	return comparisons.length === list.length ? { joined: "all" in rule ? "all" : "any", comparisons } : null;
}

/** The rule that a list stands for; none where the list is empty. */
export function fromList(joined: "all" | "any", comparisons: Comparison[]): Condition | undefined {
	const [first] = comparisons;
	if (!first) return undefined;
	if (comparisons.length === 1) return first;
	return joined === "all" ? { all: comparisons } : { any: comparisons };
}
