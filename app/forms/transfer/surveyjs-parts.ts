import { newPartId } from "../definition/blank";
import type { Question } from "../definition/question";

/** A question that came without what its type cannot be without. */
export function isBare(question: Question): boolean {
	const parts = [
		"options" in question && !("optionsFrom" in question && question.optionsFrom) ? question.options : undefined,
		"rows" in question ? question.rows : undefined,
		"columns" in question ? question.columns : undefined,
		"questions" in question ? question.questions : undefined,
	];
	return parts.some((list) => list?.length === 0);
}

export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The id of an option: its value where that can be one, so that imported replies could be told. */
export const optionId = (value: unknown) => {
	const bare = String(value ?? "")
		.replace(/[^A-Za-z0-9_-]+/g, "-")
		.slice(0, 40);
	return bare.replace(/-/g, "") === "" ? newPartId("o") : bare;
};

/** The words of markup, or of markup by language. */
export function stripped(value: unknown): unknown {
	if (typeof value === "string")
		return value
			.replace(/<[^<>]*>/g, " ")
			.replace(/\s+/g, " ")
			.trim();
	if (typeof value !== "object" || value === null) return "";
	return Object.fromEntries(Object.entries(value).map(([language, text]) => [language, stripped(text)]));
}

/** A whole number between these; too small or none: the other. */
export function within(value: unknown, least: number, most: number, otherwise: number): number {
	const number = Number(value);
	return Number.isInteger(number) && number >= least ? Math.min(most, number) : otherwise;
}
