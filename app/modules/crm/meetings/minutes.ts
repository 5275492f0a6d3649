import { personAt } from "#app/directory/mentions";

type Named = { id: string; name: string };
const LONGEST = 200;
const MOST = 50;

/**
 * The tasks that are written down in minutes: each line that begins with `[]`, or with an `@` and a colleague's name,
 * whose task it is then. A line that was ticked (`[x]`) is none.
 */
export function tasksInMinutes(
	minutes: string,
	colleagues: readonly Named[],
): { title: string; assigneeId?: string }[] {
	return minutes
		.split(/\r?\n/)
		.flatMap((line) => taskIn(line.trim(), colleagues))
		.slice(0, MOST);
}

function taskIn(line: string, colleagues: readonly Named[]) {
	const box = /^(?:[-*•]\s*)?\[\s*\]\s*(.*)$/.exec(line);
	const text = box ? (box[1] ?? "") : line;
	const person = text.startsWith("@") ? personAt(text.slice(1), colleagues) : undefined;
	if (!box && !person) return [];
	const rest = person ? text.slice(person.length + 1).replace(/^[\s:,–-]+/, "") : text;
	const title = rest.trim().slice(0, LONGEST);
	return title ? [{ title, ...(person && { assigneeId: person.id }) }] : [];
}
