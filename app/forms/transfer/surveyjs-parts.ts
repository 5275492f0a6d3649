import { newPartId } from "../definition/blank";
import type { Option, Question } from "../definition/question";
import { type Source, wordOf } from "./surveyjs-source";

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

/** The id of an option: its value where that can be one, so that imported replies could be told. */
export const optionId = (value: unknown) => {
	const bare = wordOf(value)
		.replace(/[^A-Za-z0-9_-]+/g, "-")
		.slice(0, 40);
	return bare.replace(/-/g, "") === "" || bare in {} ? newPartId("o") : bare;
};

/** Options, rows or points: values with texts, or values alone. */
export function optionsIn(source: Source, property: string): Option[] {
	return source.list(property).map((one) => {
		if (typeof one !== "object" || one === null) return { id: optionId(one), label: plainLabel(source, one) };
		const item = source.inner(one, property);
		const value = item.take("value");
		const score = item.number("score");
		const label = item.words("text") ?? plainLabel(source, value);
		item.finish();
		return { id: optionId(value), label, ...(score !== undefined && { score }) };
	});
}

const plainLabel = (source: Source, value: unknown) => source.inner({ text: wordOf(value) }, "").words("text") ?? {};
