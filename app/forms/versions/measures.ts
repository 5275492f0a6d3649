import type { Definition } from "../definition/definition";

/**
 * From which version on the figures of a question or a score can be compared: the version's id, of those that were another
 * measure before. Publishing writes it.
 */
export type ComparableFrom = Record<string, string>;
type Measuring = Pick<Definition, "since">;

const MARK = "@";

/** What the figures of a question (or `scoreQuestion`) stand under: those of another measure apart from those before it. */
export function measureKey({ since }: Measuring, id: string): string {
	const from = since?.[id];
	return from === undefined ? id : id + MARK + from;
}

/** The parts of such a key; `since` is "" for what it was from the beginning. */
export function partsOfKey(key: string): { id: string; since: string } {
	const at = key.indexOf(MARK, 1);
	return at === -1 ? { id: key, since: "" } : { id: key.slice(0, at), since: key.slice(at + 1) };
}

/** Under which id a definition shows figures: the question's own, or a key of its own where it was another measure then. */
export function shownUnder(definition: Measuring, key: string): string {
	const { id, since } = partsOfKey(key);
	return since === (definition.since?.[id] ?? "") ? id : id + MARK + since;
}

/** Whether a key is of an earlier measure. */
export const isEarlier = (id: string): boolean => id.indexOf(MARK, 1) !== -1;

/** Whether a version still asks what is measured now; versions are named in the order in which they were published. */
export const isComparable = ({ since }: Measuring, id: string, versionId: string): boolean =>
	versionId >= (since?.[id] ?? "");

/** The definition as its author wrote it, without what publishing has added. */
export function authored({ since: _, ...definition }: Definition): Definition {
	return definition;
}
