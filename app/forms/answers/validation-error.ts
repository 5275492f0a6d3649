/** What is wrong with an answer: its field (question's id, with `.row.column` inside one) and a key of the namespace `forms`. */
export type ValidationError = { field: string; key: string };
/** The answer as it is kept, or what is wrong with it. */
export type Checked<Answer> = { answer: Answer } | { fieldErrors: ValidationError[] };

/** The key of a sentence about an answer, with its values. */
export function validationErrorKey(name: string, values: Record<string, string | number> = {}): string {
	const query = new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)])).toString();
	const key = `forms:fault.${name}`;
	return query ? `${key}?${query}` : key;
}

/** The answer of a check with one error of one field. */
export const validationError = (field: string, name: string, values?: Record<string, string | number>) => ({
	fieldErrors: [{ field, key: validationErrorKey(name, values) }],
});
