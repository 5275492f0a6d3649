import { type Node, PatternError, parsePattern } from "./parse";

/** A state reads one character, or goes on to others without one; the last state is the end. */
type State = { fits?: (character: string) => boolean; next: number[] };
const MAX_STATES = 2000;
const MAX_TEXT = 2000;
const known = new Map<string, State[]>();

/** How many steps are left for all texts of one reply. */
export type Effort = { left: number };
/** A second or so; people's patterns take a few hundred steps a text. */
export const effortOfReply = (): Effort => ({ left: 10_000_000 });

/**
 * Whether the whole text fits the pattern. All ways are followed at once, so that it takes at most text × pattern steps
 * whatever the two are; where not even those are left, the text is taken as it is. Throws `PatternError` where the pattern cannot be read.
 */
export function fitsPattern(pattern: string, text: string, effort: Effort = effortOfReply()): boolean {
	const states = automatonOf(pattern);
	if (text.length > MAX_TEXT) return false;
	const seen = new Int32Array(states.length);
	let current = reach(states, [0], seen, 1);
	let turn = 1;
	for (const character of text) {
		if (effort.left <= 0) return true;
		effort.left -= states.length;
		const next: number[] = [];
		for (const at of current) {
			const state = states[at] as State;
			if (state.fits?.(character)) next.push(state.next[0] as number);
		}
		turn++;
		current = reach(states, next, seen, turn);
		if (current.length === 0) return false;
	}
	return current.includes(states.length - 1);
}

/** What is wrong with a pattern, as a key; undefined where nothing is. */
export function problemOfPattern(pattern: string): string | undefined {
	try {
		automatonOf(pattern);
		return undefined;
	} catch (error) {
		if (error instanceof PatternError) return error.message;
		throw error;
	}
}

function automatonOf(pattern: string): State[] {
	const before = known.get(pattern);
	if (before) return before;
	const states = build(parsePattern(pattern));
	if (known.size > 200) known.clear();
	known.set(pattern, states);
	return states;
}

/** All states that read, or are the end, and are reached without reading a character. `seen`: in which turn each was reached last. */
function reach(states: State[], from: number[], seen: Int32Array, turn: number): number[] {
	const reached: number[] = [];
	const waiting = from;
	for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
		if (seen[at] === turn) continue;
		seen[at] = turn;
		const state = states[at] as State;
		if (state.fits) reached.push(at);
		else for (const next of state.next) if (seen[next] !== turn) waiting.push(next);
	}
	return reached;
}

function build(tree: Node): State[] {
	const states: State[] = [];
	const add = (state: State): State => {
		if (states.length >= MAX_STATES) throw new PatternError("patternTooLong");
		states.push(state);
		return state;
	};
	/** Adds the node's states from here on; they end where the next state will stand. */
	function lay(node: Node): void {
		if (node.kind === "one") {
			add({ fits: node.fits, next: [states.length + 1] });
		} else if (node.kind === "all") {
			for (const part of node.parts) lay(part);
		} else if (node.kind === "either") {
			const fork = add({ next: [] });
			const ends: State[] = [];
			for (const way of node.ways) {
				fork.next.push(states.length);
				lay(way);
				ends.push(add({ next: [] }));
			}
			for (const end of ends) end.next.push(states.length);
		} else layTimes(node.part, node.least, node.most);
	}
	function layTimes(part: Node, least: number, most: number): void {
		for (let count = 0; count < least; count++) lay(part);
		if (most === Number.POSITIVE_INFINITY) {
			const start = states.length;
			const fork = add({ next: [start + 1] });
			lay(part);
			add({ next: [start] });
			fork.next.push(states.length);
			return;
		}
		const forks: State[] = [];
		for (let count = least; count < most; count++) {
			forks.push(add({ next: [states.length + 1] }));
			lay(part);
		}
		for (const fork of forks) fork.next.push(states.length);
	}
	lay(tree);
	add({ fits: () => false, next: [] });
	return states;
}
