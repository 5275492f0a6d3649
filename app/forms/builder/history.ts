/** What can be taken back and done again; `present` is what is shown. */
export type History<State> = { past: State[]; present: State; future: State[]; key: string | null };

export const beginHistory = <State>(present: State): History<State> => ({ past: [], present, future: [], key: null });

/**
 * A step further. Steps of one key that follow one another are one, as the letters of a word: taking it back takes the whole word
 * back. What is the same as before is no step.
 */
export function step<State>(history: History<State>, next: State, key: string | null = null): History<State> {
	if (next === history.present) return history;
	const isOne = key !== null && key === history.key && history.past.length > 0;
	const past = isOne ? history.past : [...history.past, history.present];
	return { past, present: next, future: [], key };
}

export function undo<State>(history: History<State>): History<State> {
	const last = history.past.at(-1);
	if (last === undefined) return history;
	return {
		past: history.past.slice(0, -1),
		present: last,
		future: [history.present, ...history.future],
		key: null,
	};
}

export function redo<State>(history: History<State>): History<State> {
	const [next, ...future] = history.future;
	return next === undefined ? history : { past: [...history.past, history.present], present: next, future, key: null };
}
