import type { Definition } from "#app/forms/definition/definition";
import type { Reply } from "#app/forms/replies/reply-row";
import { comparable } from "#app/forms/versions/comparable";

/** How a score stood in the first and in the last replies of those who have answered more than once. */
export type BeforeAfter = { id: string; before: number; after: number; students: number };

/** The first reply of each student beside the last, score by score, on the average; oldest first. Scores of another measure are left out. */
export function beforeAndAfter(definition: Definition, replies: readonly Reply[]): BeforeAfter[] {
	const byStudent = new Map<string | null, Reply[]>();
	for (const reply of comparable(definition, replies))
		byStudent.set(reply.subjectId, [...(byStudent.get(reply.subjectId) ?? []), reply]);
	return definition.scores.flatMap(({ id }) => {
		const pairs = [...byStudent.values()].flatMap((own) => {
			const values = own.flatMap(({ scores }) => scores[id]?.value ?? []);
			const [first, last] = [values[0], values.at(-1)];
			return values.length < 2 || first === undefined || last === undefined ? [] : [[first, last] as const];
		});
		if (pairs.length === 0) return [];
		const mean = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length;
		return [{ id, before: mean(0), after: mean(1), students: pairs.length }];
	});
}
