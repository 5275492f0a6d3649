import { newPartId } from "../definition/blank";
import type { Option, Question } from "../definition/question";
import { type Source, wordOf } from "./surveyjs-source";
import type { Values } from "./surveyjs-values";

/** A question that came without what its type cannot be without. */
export function isBare(question: Question): boolean {
	const parts = [
		"options" in question ? question.options : undefined,
		"rows" in question ? question.rows : undefined,
		"columns" in question ? question.columns : undefined,
		"questions" in question ? question.questions : undefined,
	];
	return parts.some((list) => list?.length === 0);
}

/** Options, rows or points: values with texts, or values alone; and the ids that the values have become. */
export function optionsIn(
	source: Source,
	property: string,
	values: Values,
): { options: Option[]; ids: Map<string, string> } {
	const given = source.list(property);
	const givenIn = (one: unknown) =>
		typeof one === "object" && one !== null ? (one as { value?: unknown }).value : one;
	const ids = values.idsOf(given.map(givenIn));
	const options = given.map((one): Option => {
		const value = givenIn(one);
		const id = ids.get(wordOf(value)) ?? newPartId("o");
		if (typeof one !== "object" || one === null) return { id, label: plainLabel(source, one) };
		const item = source.inner(one, property);
		item.take("value");
		const score = item.number("score");
		const label = item.words("text") ?? plainLabel(source, value);
		item.finish();
		return { id, label, ...(score !== undefined && { score }) };
	});
	return { options, ids };
}

const plainLabel = (source: Source, value: unknown) => source.inner({ text: wordOf(value) }, "").words("text") ?? {};
