/** What a form that stays on its page says after an action, and the intent that undoes it. */
export type ChangeFeedback = {
	/** Differs for each answer, so that each is shown once. */
	id: string;
	record: string;
	/** Of the texts, with its namespace. */
	key: string;
	params: Record<string, string>;
	undo: string | null;
	/** What the undo needs to know besides the record. */
	fields?: Record<string, string>;
};

export function changeFeedback(
	record: { id: string; updatedAt: number },
	key: string,
	{ params = {}, undo = null }: { params?: Record<string, string>; undo?: string | null } = {},
): { changed: ChangeFeedback } {
	return { changed: { id: `${record.id}:${record.updatedAt}:${key}`, record: record.id, key, params, undo } };
}
