import { flushSync } from "react-dom";

/** What is typed in a field and not yet written into the form. One field at a time holds its text. */
export type HeldText = {
	/** From now on `write` is what the field still has to do; what another field still had to do is done first. */
	hold: (write: () => void) => void;
	/** Writes what is held. */
	settle: () => void;
	isHeld: () => boolean;
	/** Tells when something begins to be held, and when nothing is any more. */
	subscribe: (listener: () => void) => () => void;
};

/** Milliseconds without a key after which what was typed goes into the form: more than most people take from key to key. */
const PAUSE = 500;

export function holdText(): HeldText {
	let held: (() => void) | null = null;
	let timer: ReturnType<typeof setTimeout>;
	const listeners = new Set<() => void>();
	const put = (write: typeof held) => {
		const isOther = (held === null) !== (write === null);
		held = write;
		if (isOther) for (const listener of listeners) listener();
	};
	const settle = () => {
		clearTimeout(timer);
		const write = held;
		if (!write) return;
		put(null);
		write();
	};
	return {
		settle,
		hold: (write) => {
			if (held !== write) settle();
			put(write);
			clearTimeout(timer);
			// In one step: else it would be said for a moment that all is saved.
			timer = setTimeout(() => flushSync(settle), PAUSE);
		},
		isHeld: () => held !== null,
		subscribe: (listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}
