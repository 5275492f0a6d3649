import type { Tone } from "./badge";

export type SnackbarMessage = {
	/** Unique; a message pushed twice under one id is shown once. */
	id: string;
	kind: Tone;
	text: string;
	/** Undo, at most one; longer to reach than a plain message. */
	action?: { label: string; onPress: () => void };
	/** Milliseconds in view; the provider's default when left out. Errors stay until closed. */
	timeout?: number;
};

export type Queue = { waiting: readonly SnackbarMessage[]; kept: readonly (SnackbarMessage & { at: number })[] };

export const emptyQueue: Queue = { waiting: [], kept: [] };

export type Step = { do: "push"; message: SnackbarMessage; at: number } | { do: "drop"; id: string } | { do: "forget" };

/** The first of `waiting` is in view; every message stays in `kept`, newest first, until it is forgotten. */
export function queue(state: Queue, step: Step): Queue {
	switch (step.do) {
		case "push": {
			if (state.kept.some((message) => message.id === step.message.id)) return state;
			return {
				waiting: [...state.waiting, step.message],
				kept: [{ ...step.message, at: step.at }, ...state.kept].slice(0, 50),
			};
		}
		case "drop":
			return { ...state, waiting: state.waiting.filter((message) => message.id !== step.id) };
		case "forget":
			return { ...state, kept: [] };
	}
}
