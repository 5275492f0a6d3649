/** What a bulk action hands to the page: a sentence, and the fields (`intent` among them) of the form that undoes it. */
export type BulkAnswer = {
	bulk: { key: string; params?: Record<string, string | number>; undo?: Record<string, string> };
};

export function isBulkAnswer(answer: unknown): answer is BulkAnswer {
	return typeof answer === "object" && answer !== null && "bulk" in answer;
}
