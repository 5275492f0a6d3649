import { read, write } from "./use-stored-values";

const KEY = "singlekeys";
const listeners = new Set<() => void>();

/** Whether single-key shortcuts act: they do until somebody turns them off in this browser. */
export const singleKeysAreOn = () => read(KEY) !== "off";

export function keepSingleKeys(on: boolean): void {
	write(KEY, on ? null : "off");
	for (const tell of listeners) tell();
}

/** Calls `tell` when the choice changes; gives what ends that. */
export function onSingleKeys(tell: () => void): () => void {
	listeners.add(tell);
	return () => listeners.delete(tell);
}
