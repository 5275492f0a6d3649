import { newPartId } from "#app/forms/definition/blank";
import { codeFrom } from "#app/forms/definition/code-from";
import { optionsOf, type Question, rangeOf } from "#app/forms/definition/question";
import type { Texts } from "#app/forms/definition/texts";
import type { Language } from "#app/platform/i18n";

/** The kinds as the calls name them. */
export const callKinds = ["scale", "choice", "many", "yesno", "number", "text"] as const;
export type CallKind = (typeof callKinds)[number];
/** The kinds as authors choose them: three ways to place oneself on a scale. */
export const questionKinds = ["ten", "five", "slider", "yesno", "choice", "many", "number", "text"] as const;
export type QuestionKind = (typeof questionKinds)[number];

export type Choices = { label: string; score?: number }[];
export type Kinded = { kind: QuestionKind; min?: number; max?: number; low?: string; high?: string; choices?: Choices };

/** The call's word for a question's type. */
export function callKindOf({ type }: Question): CallKind {
	if (type === "choice" || type === "many" || type === "number") return type;
	if (type === "yesNo") return "yesno";
	return type === "scale" || type === "slider" ? "scale" : "text";
}

/** The author's word for it. */
export function kindOf(question: Question): QuestionKind {
	const kind = callKindOf(question);
	if (kind !== "scale") return kind;
	if (question.type === "slider") return "slider";
	return rangeOf(question)?.min === 1 ? "five" : "ten";
}

/**
 * A question of a kind. Of one that was there before what keeps its kind keeps its ids and its texts in other languages; the
 * words given are those of `language`.
 */
export function questionOf(id: string, text: string, given: Kinded, language: Language, before?: Question): Question {
	const label: Texts = { ...before?.label, [language]: text };
	const code = before?.code ?? codeFrom(text, [], language);
	const base = { id, code, label };
	const ends = { ...endIn("low", given.low, language, before), ...endIn("high", given.high, language, before) };
	switch (given.kind) {
		case "ten":
		case "five": {
			const [least, most] = given.kind === "ten" ? [0, 10] : [1, 5];
			const labels = given.kind === "five" ? labelsFrom(given.choices ?? [], language, before) : {};
			return { ...base, ...ends, ...labels, type: "scale", min: given.min ?? least, max: given.max ?? most };
		}
		case "slider":
			return { ...base, ...ends, type: "slider", min: given.min ?? 0, max: given.max ?? 100 };
		case "yesno":
			return { ...base, type: "yesNo", scores: { yes: 1, no: 0 } };
		case "choice":
		case "many":
			return { ...base, type: given.kind, options: optionsFrom(given.choices ?? [], language, before) };
		case "number":
			return { ...base, type: "number", min: given.min, max: given.max };
		case "text":
			return { ...base, type: "longText" };
	}
}

function endIn(end: "low" | "high", text: string | undefined, language: Language, before?: Question) {
	const old = before && end in before ? (before as { low?: Texts; high?: Texts })[end] : undefined;
	if (text === undefined) return old ? { [end]: old } : {};
	return { [end]: { ...old, [language]: text } };
}

/** The names of the points 1 to 5, a line each; none: only the ends are named. */
function labelsFrom(choices: Choices, language: Language, before?: Question) {
	if (choices.length === 0) return {};
	const old = before?.type === "scale" ? before.labels : undefined;
	const named = choices.slice(0, 5).map(({ label }, at) => {
		const point = String(at + 1);
		return [point, { ...old?.[point], [language]: label }] as const;
	});
	return { labels: Object.fromEntries(named) };
}

/** The option at the same place stays the one it was: its words may be mended or said in one more language. */
function optionsFrom(choices: Choices, language: Language, before?: Question) {
	const old = before ? optionsOf(before) : [];
	return choices.map(({ label, score }, at) => {
		const known = old[at];
		return {
			id: known?.id ?? newPartId("o"),
			label: { ...known?.label, [language]: label },
			...(score !== undefined && { score }),
		};
	});
}
