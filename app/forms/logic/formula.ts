/** The tree of a formula. There is nothing in it that repeats, so reading it always ends. */
export type Tree =
	| { kind: "number"; value: number }
	| { kind: "text"; value: string }
	/** A question by its id, with `.row` for a part of it; `#score` for a score. */
	| { kind: "reference"; id: string; part?: string; isScore: boolean }
	| { kind: "call"; name: string; values: Tree[] };

/** What is wrong with a formula, as a key of the namespace `forms`, and where in it. */
export class FormulaError extends Error {
	constructor(
		key: string,
		readonly at: number,
	) {
		super(key);
	}
}

/** As it is kept, where ids are longer than the names that authors write for them. */
export const MAX_FORMULA = 4000;
/** So that no tree is too deep to go through. */
const MAX_TOKENS = 1000;
const MAX_DEPTH = 40;
const tokens =
	/\s*(?:(\d+(?:[.,]\d+)?)|"([^"]*)"|\{(#?)([\w-]+)(?:\.([\w-]+))?\}|([a-zA-Z]+)|(<=|>=|!=|[-+*/=<>(),;]))/y;

/** Operators from the loosest to the tightest, and what each is called as a function. */
const levels: Record<string, string>[] = [
	{ "=": "equal", "!=": "unequal", "<": "less", "<=": "atMost", ">": "more", ">=": "atLeast" },
	{ "+": "plus", "-": "minus" },
	{ "*": "times", "/": "divided" },
];
/** Function → how many values it takes at least and at most. */
const functions: Record<string, [number, number]> = {
	sum: [1, 100],
	mean: [1, 100],
	min: [1, 100],
	max: [1, 100],
	count: [1, 100],
	round: [1, 2],
	abs: [1, 1],
	if: [3, 3],
	and: [1, 100],
	or: [1, 100],
	not: [1, 1],
	age: [1, 1],
	days: [2, 2],
	today: [0, 0],
};
export const functionNames = Object.keys(functions);
const known = new Map<string, Tree | FormulaError>();

/** The tree of a formula such as `round(sum({q1}, {q2}) / 2, 1)`; throws `FormulaError`. Values are divided by `,` or `;`. */
export function parseFormula(source: string): Tree {
	let parsed = known.get(source);
	if (parsed === undefined) {
		try {
			parsed = parse(source);
		} catch (error) {
			if (!(error instanceof FormulaError)) throw error;
			parsed = error;
		}
		if (known.size > 500) known.clear();
		known.set(source, parsed);
	}
	if (parsed instanceof FormulaError) throw parsed;
	return parsed;
}

function parse(source: string): Tree {
	if (source.length > MAX_FORMULA) throw new FormulaError("formulaTooLong", MAX_FORMULA);
	const read = tokensOf(source);
	if (read.length > MAX_TOKENS) throw new FormulaError("formulaTooLong", read[MAX_TOKENS]?.at ?? MAX_FORMULA);
	let at = 0;
	let depth = 0;
	const here = () => read[at]?.at ?? source.length;
	const isNext = (sign: string) => read[at]?.sign === sign;
	const fail = () => new FormulaError("formulaUnreadable", here());

	function level(index: number): Tree {
		const operators = levels[index];
		if (!operators) return signed();
		let left = level(index + 1);
		for (let name = operators[read[at]?.sign ?? ""]; name; name = operators[read[at]?.sign ?? ""]) {
			at++;
			left = { kind: "call", name, values: [left, level(index + 1)] };
		}
		return left;
	}
	function signed(): Tree {
		if (++depth > MAX_DEPTH) throw new FormulaError("formulaTooLong", here());
		const tree = isNext("-") ? negative() : single();
		depth--;
		return tree;
	}
	function negative(): Tree {
		at++;
		return { kind: "call", name: "minus", values: [{ kind: "number", value: 0 }, signed()] };
	}
	function single(): Tree {
		const token = read[at];
		if (token?.tree) {
			at++;
			return token.tree;
		}
		if (isNext("(")) {
			at++;
			const inner = level(0);
			if (!isNext(")")) throw fail();
			at++;
			return inner;
		}
		if (token?.name === undefined) throw fail();
		return call(token.name);
	}
	function call(name: string): Tree {
		const takes = functions[name];
		if (!takes || !Object.hasOwn(functions, name)) throw new FormulaError("formulaFunction", here());
		at++;
		if (!isNext("(")) throw fail();
		const values: Tree[] = [];
		do {
			at++;
			if (isNext(")") && values.length === 0) break;
			values.push(level(0));
		} while (isNext(",") || isNext(";"));
		if (!isNext(")") || values.length < takes[0] || values.length > takes[1]) throw fail();
		at++;
		return { kind: "call", name, values };
	}

	const tree = level(0);
	if (at < read.length) throw fail();
	return tree;
}

type Token = { at: number; tree?: Tree; name?: string; sign?: string };

function tokensOf(source: string): Token[] {
	const found: Token[] = [];
	let at = 0;
	while (source.slice(at).trim() !== "") {
		tokens.lastIndex = at;
		const match = tokens.exec(source);
		if (!match) throw new FormulaError("formulaUnreadable", at);
		const [whole, number, text, isScore, id, part, name, sign] = match;
		if (number !== undefined) found.push({ at, tree: { kind: "number", value: Number(number.replace(",", ".")) } });
		else if (text !== undefined) found.push({ at, tree: { kind: "text", value: text } });
		else if (id !== undefined) found.push({ at, tree: { kind: "reference", id, part, isScore: isScore === "#" } });
		else found.push({ at, name, sign });
		at += whole.length;
	}
	return found;
}

/** What a formula looks at. */
export function referencesOf(tree: Tree): Extract<Tree, { kind: "reference" }>[] {
	if (tree.kind === "reference") return [tree];
	return tree.kind === "call" ? tree.values.flatMap(referencesOf) : [];
}
