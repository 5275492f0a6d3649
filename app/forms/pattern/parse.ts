/**
 * The part of regular expressions that can be matched in linear time, which is also the part that people use: characters,
 * `.`, `[a-z]`, `\d \w \s`, groups, `|`, `?`, `*`, `+` and `{2,5}`. No back references, no looking around.
 */
export type Node =
	| { kind: "one"; fits: (character: string) => boolean }
	| { kind: "all"; parts: Node[] }
	| { kind: "either"; ways: Node[] }
	| { kind: "times"; part: Node; least: number; most: number };

const MAX_LENGTH = 200;
const MAX_TIMES = 100;
/** What is wrong with a pattern, as a key of the namespace `forms`. */
export class PatternError extends Error {}

const digit = (c: string) => c >= "0" && c <= "9";
const word = (c: string) => /^[\p{L}\p{N}_]$/u.test(c);
const space = (c: string) => /^\s$/u.test(c);
const classes: Record<string, (c: string) => boolean> = {
	d: digit,
	w: word,
	s: space,
	D: (c) => !digit(c),
	W: (c) => !word(c),
	S: (c) => !space(c),
};
const controls: Record<string, string> = { n: "\n", t: "\t", r: "\r" };

/** The tree of a pattern; throws `PatternError` where it cannot be read or is too long. `^` and `$` at its ends change nothing. */
export function parsePattern(source: string): Node {
	if (source.length > MAX_LENGTH) throw new PatternError("patternTooLong");
	const characters = [...source.replace(/^\^/, "").replace(/(?<!\\)\$$/, "")];
	let at = 0;
	let depth = 0;

	function either(): Node {
		const ways = [all()];
		while (characters[at] === "|") {
			at++;
			ways.push(all());
		}
		return ways.length === 1 ? (ways[0] as Node) : { kind: "either", ways };
	}
	function all(): Node {
		const parts: Node[] = [];
		while (at < characters.length && characters[at] !== "|" && characters[at] !== ")") parts.push(repeated());
		return { kind: "all", parts };
	}
	function repeated(): Node {
		let part = single();
		for (;;) {
			const [least, most] = times();
			if (least === undefined || most === undefined) return part;
			if (part.kind === "times") throw new PatternError("patternUnreadable");
			part = { kind: "times", part, least, most };
		}
	}
	function times(): [number?, number?] {
		const sign = characters[at];
		if (sign === "?" || sign === "*" || sign === "+") {
			at++;
			return [sign === "+" ? 1 : 0, sign === "?" ? 1 : Number.POSITIVE_INFINITY];
		}
		const found = sign === "{" && /^\{(\d{1,3})(,(\d{0,3}))?\}/.exec(characters.slice(at, at + 10).join(""));
		if (!found) return [];
		at += found[0].length;
		const least = Number(found[1]);
		const most = found[2] === undefined ? least : found[3] ? Number(found[3]) : Number.POSITIVE_INFINITY;
		if (least > MAX_TIMES || most < least || (most > MAX_TIMES && most !== Number.POSITIVE_INFINITY))
			throw new PatternError("patternUnreadable");
		return [least, most];
	}
	function single(): Node {
		const character = characters[at++] as string;
		if (character === "(") {
			if (++depth > 20) throw new PatternError("patternUnreadable");
			if (characters[at] === "?" && characters[at + 1] === ":") at += 2;
			const inner = either();
			if (characters[at++] !== ")") throw new PatternError("patternUnreadable");
			depth--;
			return inner;
		}
		if (character === "[") return oneOf();
		if (character === ".") return { kind: "one", fits: (c) => c !== "\n" };
		if (character === "\\") return { kind: "one", fits: escaped() };
		if ("?*+{)^$".includes(character)) throw new PatternError("patternUnreadable");
		return { kind: "one", fits: (c) => c === character };
	}
	function escaped(): (c: string) => boolean {
		const character = characters[at++];
		if (character === undefined || /[1-9bBkpPux]/.test(character)) throw new PatternError("patternUnreadable");
		const known = classes[character];
		if (known) return known;
		const literal = controls[character] ?? character;
		return (c) => c === literal;
	}
	function oneOf(): Node {
		const isNot = characters[at] === "^";
		if (isNot) at++;
		const tests: ((c: string) => boolean)[] = [];
		while (characters[at] !== "]" || tests.length === 0) {
			const from = characters[at++];
			if (from === undefined) throw new PatternError("patternUnreadable");
			if (from === "\\") {
				tests.push(escaped());
				continue;
			}
			const to = characters[at + 1];
			if (characters[at] === "-" && to !== undefined && to !== "]") {
				if (to === "\\" || to < from) throw new PatternError("patternUnreadable");
				at += 2;
				tests.push((c) => c >= from && c <= to);
			} else tests.push((c) => c === from);
		}
		at++;
		return { kind: "one", fits: (c) => tests.some((test) => test(c)) !== isNot };
	}

	const tree = either();
	if (at < characters.length) throw new PatternError("patternUnreadable");
	return tree;
}
