/** What a form that stays on its page says when it has done something, and the intent that takes it back. */
export type Changed = {
	/** Unlike for each answer, so that it is told once. */
	id: string;
	record: string;
	/** Of the texts, with its namespace. */
	key: string;
	params: Record<string, string>;
	undo: string | null;
	/** What the way back needs to know beside the record. */
	fields?: Record<string, string>;
};

export function told(
	record: { id: string; updatedAt: number },
	key: string,
	{ params = {}, undo = null }: { params?: Record<string, string>; undo?: string | null } = {},
): { changed: Changed } {
	return { changed: { id: `${record.id}:${record.updatedAt}:${key}`, record: record.id, key, params, undo } };
}
