import { type MergedField, mergeFields } from "./merge";

/** The name of the hidden field that carries what a form was filled with. */
export const WAS = "was";

/** What an action hands back where the record has moved on since the form was filled in. */
export type Conflict = {
	intent: string;
	/** What was sent, `intent` left out. */
	values: Readonly<Record<string, unknown>>;
	was: Readonly<Record<string, unknown>> | null;
	/** The record as it is now, its keys as a form has them. */
	stored: Readonly<Record<string, unknown>>;
	/** Epoch milliseconds of what is stored. */
	updatedAt: number;
};

/** The conflict in an action's answer; undefined for every other answer. */
export function conflictOf(answer: unknown): Conflict | undefined {
	if (typeof answer !== "object" || answer === null || !("problem" in answer)) return undefined;
	const { problem, values } = answer as { problem: { kind: string; intent: string; current: unknown }; values: object };
	if (problem.kind !== "conflict" || typeof problem.current !== "object" || problem.current === null) return undefined;
	const sent = values as Record<string, unknown>;
	const stored = Object.fromEntries(
		Object.entries(problem.current).map(([key, value]) => [
			key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
			value,
		]),
	);
	const at = stored.updatedAt;
	const updatedAt = typeof at === "number" ? at : Date.parse(String(at));
	if (Number.isNaN(updatedAt)) return undefined;
	return { intent: problem.intent, values: sent, was: readWas(sent[WAS]), stored, updatedAt };
}

/** The fields that differ, to be chosen between. */
export function differingFields({ values, was, stored }: Conflict, names: readonly string[]): MergedField[] {
	return mergeFields(names, values, was, stored).filter(({ by }) => by !== "nobody");
}

function readWas(sent: unknown): Record<string, unknown> | null {
	try {
		const read: unknown = JSON.parse(String(sent));
		return typeof read === "object" ? (read as Record<string, unknown> | null) : null;
	} catch {
		return null;
	}
}
