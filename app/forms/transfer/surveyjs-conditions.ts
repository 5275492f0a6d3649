import { optionsOf, type Question } from "../definition/question";
import type { Condition, Source, Test } from "../logic/condition";
import type { Values } from "./surveyjs-values";

/** Questions that came before, by their names, and what their values have become. */
export type Asked = ReadonlyMap<string, Question>;
export type Known = { asked: Asked; values: Values };

const tests: Record<string, Test> = {
	"=": "is",
	"==": "is",
	equal: "is",
	"<>": "isNot",
	"!=": "isNot",
	notequal: "isNot",
	">": "more",
	greater: "more",
	">=": "atLeast",
	greaterorequal: "atLeast",
	"<": "less",
	less: "less",
	"<=": "atMost",
	lessorequal: "atMost",
	contains: "has",
	contain: "has",
	anyof: "is",
	notcontains: "hasNot",
};
/** So that the rules of panels inside panels stay within what a definition holds. */
const MAX_DEPTH = 6;
const MAX_PARTS = 50;

type Token = { kind: "name" | "text" | "list" | "bare" | "sign"; text: string };
const tokens =
	/\s*(?:\{([^{}]+)\}|'([^']*)'|"([^"]*)"|(\[[^[\]]*\])|(<>|!=|>=|<=|==|&&|\|\||[=<>!()])|([^\s(){}[\]'"=<>!&|]+))/y;

/**
 * A condition of SurveyJS such as `{a} = 'x' and ({b} > 3 or !{c})`: comparisons of questions that came before, and of the rows of a
 * matrix, joined as it likes. Undefined where it says more than that.
 */
export function conditionFrom(source: string, known: Known): Condition | undefined {
	const read = tokensOf(source);
	if (!read) return undefined;
	let at = 0;
	const isNext = (...words: string[]) => {
		const token = read[at];
		return (token?.kind === "sign" || token?.kind === "bare") && words.includes(token.text.toLowerCase());
	};
	const joined = (words: string[], key: "all" | "any", inner: (depth: number) => Condition | undefined) => {
		return (depth: number): Condition | undefined => {
			const parts: Condition[] = [];
			do {
				if (parts.length > 0) at++;
				const part = inner(depth);
				if (!part) return undefined;
				parts.push(part);
			} while (isNext(...words));
			if (parts.length > MAX_PARTS) return undefined;
			return parts.length === 1 ? parts[0] : ({ [key]: parts } as Condition);
		};
	};
	const all = joined(["and", "&&"], "all", single);
	const any = joined(["or", "||"], "any", all);

	function single(depth: number): Condition | undefined {
		if (depth > MAX_DEPTH) return undefined;
		if (isNext("!", "not", "negate")) {
			at++;
			const inner = single(depth + 1);
			return inner && { not: inner };
		}
		if (isNext("(")) {
			at++;
			const inner = any(depth + 1);
			if (!inner || !isNext(")")) return undefined;
			at++;
			return inner;
		}
		return comparison();
	}

	function comparison(): Condition | undefined {
		const name = read?.[at];
		if (name?.kind !== "name") return undefined;
		at++;
		const found = sourceOf(name.text, known);
		if (!found) return undefined;
		const { of, question } = found;
		if (isNext("empty", "notempty")) {
			const isEmpty = isNext("empty");
			at++;
			return { of, test: isEmpty ? "empty" : "answered" };
		}
		const sign = read?.[at]?.text.toLowerCase() ?? "";
		const isSign = read?.[at]?.kind === "sign" || read?.[at]?.kind === "bare";
		if (!isSign || !Object.hasOwn(tests, sign)) return isTrue(found);
		at++;
		const written = read?.[at];
		if (!written) return undefined;
		at++;
		const value = literalOf(written, question, known.values);
		if (value === undefined) return undefined;
		// An answer of several options is asked for one of them; it is never equal to anything.
		const isMany = question.type === "many" || question.type === "ranking";
		if (isMany && !["contains", "contain", "notcontains", "anyof"].includes(sign)) return undefined;
		return { of, test: isMany && sign === "anyof" ? "has" : (tests[sign] as Test), value };
	}

	const condition = any(0);
	return condition && at === read.length ? condition : undefined;
}

/** What a name means: a question, or a row of a matrix after a dot. */
function sourceOf(written: string, { asked, values }: Known): { of: Source; question: Question } | undefined {
	const name = written.trim();
	const question = asked.get(name);
	if (question) return { of: { kind: "answer", question: question.id }, question };
	const [, first = "", row = ""] = /^(.*)\.([^.]*)$/.exec(name) ?? [];
	const matrix = asked.get(first);
	if (matrix?.type !== "matrix") return undefined;
	const part = values.partOf(matrix.id, row);
	const asOne = { ...matrix, type: matrix.isMany ? "many" : "choice" } as Question;
	return part === undefined ? undefined : { of: { kind: "answer", question: matrix.id, part }, question: asOne };
}

/** A name alone: that yes was said, or that something was. */
const isTrue = ({ of, question }: { of: Source; question: Question }): Condition =>
	question.type === "yesNo" || question.type === "consent" ? { of, test: "is", value: true } : { of, test: "answered" };

function tokensOf(source: string): Token[] | undefined {
	const found: Token[] = [];
	let at = 0;
	while (source.slice(at).trim() !== "") {
		tokens.lastIndex = at;
		const match = tokens.exec(source);
		if (!match || found.length > 500) return undefined;
		const [, name, single, double, list, sign, bare] = match;
		if (name !== undefined) found.push({ kind: "name", text: name });
		else if (single !== undefined || double !== undefined) found.push({ kind: "text", text: single ?? double ?? "" });
		else if (list !== undefined) found.push({ kind: "list", text: list });
		else if (sign !== undefined) found.push({ kind: "sign", text: sign });
		else found.push({ kind: "bare", text: bare ?? "" });
		at = tokens.lastIndex;
	}
	return found;
}

type Literal = string | number | boolean | (string | number)[];

/** A value as an answer to the question has it: its options are named by their ids. */
function literalOf({ kind, text }: Token, question: Question, values: Values): Literal | undefined {
	if (kind === "list") {
		const inner = tokensOf(text.slice(1, -1).replaceAll(",", " "));
		const all = inner?.map((one) => literalOf(one, question, values));
		const isPlain =
			all !== undefined &&
			all.length <= 200 &&
			all.every((value) => typeof value === "string" || typeof value === "number");
		return isPlain ? (all as string[]) : undefined;
	}
	if (kind === "name" || kind === "sign") return undefined;
	const isBoolean = /^(true|false)$/i.test(text);
	const isNumber = /^-?\d{1,12}(\.\d{1,6})?$/.test(text);
	if (question.type === "yesNo") return values.booleanOf(question.id, text);
	if (optionsOf(question).length > 0)
		return kind === "text" || isNumber ? values.optionOf(question.id, text) : undefined;
	if (isBoolean) return /true/i.test(text);
	if (isNumber && kind === "bare") return Number(text);
	return kind === "text" && text.length <= 500 ? text : undefined;
}
