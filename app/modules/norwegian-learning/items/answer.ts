import type { ItemKind } from "./kinds";

/**
 * What was answered to one item: the name of a field and what was put there. It is what a form sends, so that each kind works
 * without JavaScript:
 * `single` `{ choice: <option's id> }` · `multiple` `{ <option's id>: "on" }` · gaps `{ <gap's id>: <word> }` · `order`
 * `{ "0": <part>, "1": … }` · `match` `{ <pair's id>: <word> }` · `trueFalse` `{ <statement's id>: "true" }` · `clickWord`
 * `{ <word's place>: "on" }` · `dictation` `{ text: … }`.
 */
export type ItemAnswer = Record<string, string>;

/** The fields of an answer have this before their name in a form. */
export const ANSWER = "answer.";

/** Whether anything was answered at all. */
export const isAnswered = (answer: ItemAnswer | null | undefined): boolean =>
	Object.values(answer ?? {}).some((value) => value.trim() !== "");

/** The answer among the fields of a form. */
export function answerOf(fields: Record<string, unknown>): ItemAnswer {
	return Object.fromEntries(
		Object.entries(fields).flatMap(([name, value]) =>
			name.startsWith(ANSWER) && typeof value === "string" && value.trim() !== ""
				? [[name.slice(ANSWER.length), value]]
				: [],
		),
	);
}

/** How many fields of a kind have to be filled for an answer to be whole; null where any number may be right. */
export function fieldsOf(
	task: { kind: ItemKind } & Partial<Record<"gaps" | "parts" | "pairs" | "statements", unknown[]>>,
) {
	if (task.kind === "multiple" || task.kind === "clickWord") return null;
	return (task.gaps ?? task.parts ?? task.pairs ?? task.statements)?.length ?? 1;
}
