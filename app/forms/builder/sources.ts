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

/** How the rules of a group are joined. */
export const joins = ["all", "any", "notAll", "none"] as const;
export type Joined = (typeof joins)[number];
/** A condition as the builder shows it: some rules, each a comparison or a group again. */
export type RuleGroup = { joined: Joined; rules: Condition[] };

/** A condition as a group; every condition is one. */
export function asGroup(rule: Condition | undefined): RuleGroup {
	if (rule === undefined) return { joined: "all", rules: [] };
	if ("of" in rule) return { joined: "all", rules: [rule] };
	if ("all" in rule) return { joined: "all", rules: rule.all };
	if ("any" in rule) return { joined: "any", rules: rule.any };
	if ("all" in rule.not) return { joined: "notAll", rules: rule.not.all };
	return { joined: "none", rules: "any" in rule.not ? rule.not.any : [rule.not] };
}

/** The condition that a group stands for; none where it is empty. */
export function fromGroup({ joined, rules }: RuleGroup): Condition | undefined {
	if (rules.length === 0) return undefined;
	if (joined === "all") return { all: rules };
	if (joined === "any") return { any: rules };
	return { not: joined === "notAll" ? { all: rules } : { any: rules } };
}

/** The same for a whole rule: one comparison alone stands by itself. */
export function ruleOf(group: RuleGroup): Condition | undefined {
	const [first] = group.rules;
	const isAlone = group.rules.length === 1 && (group.joined === "all" || group.joined === "any");
	return isAlone && first && "of" in first ? first : fromGroup(group);
}

/** How many conditions stand around the innermost comparison; a definition may hold four. */
export function depthOf(condition: Condition): number {
	if ("of" in condition) return 0;
	const inner = "not" in condition ? [condition.not] : "all" in condition ? condition.all : condition.any;
	return 1 + Math.max(0, ...inner.map(depthOf));
}
