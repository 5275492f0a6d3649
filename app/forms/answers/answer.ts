/** What was chosen of a file picker: where the file lies, by its public id. */
export type FileAnswer = { guid: string; name: string; size: number };
/** A typed name, and the strokes of a drawn one as the data of an SVG path. */
export type SignatureAnswer = { name: string; path?: string };
/** A goal of one's own and how far it has come. */
export type GoalAnswer = { id: string; text: string; value: number | null };
/** One row of a table, or one time of a group: inner question → answer. */
export type RowAnswer = Record<string, string | number | boolean>;

/**
 * The answer to one question, by its type: text, an option's id, a day `YYYY-MM-DD` or a time `HH:MM` as text; a number; yes
 * or no; several options in order; a matrix' row → option or options; the rows of a table or group; files; goals; a signature.
 */
export type Answer =
	| string
	| number
	| boolean
	| string[]
	| Record<string, string | string[]>
	| RowAnswer[]
	| FileAnswer[]
	| GoalAnswer[]
	| SignatureAnswer;

/** Question's id → answer; `<id>:other` and `<id>:comment` hold the words that go with one. What is not answered is not there. */
export type Answers = Record<string, Answer>;

/** What is chosen where an option of one's own is. */
export const OTHER = "other";
export const otherKey = (questionId: string) => `${questionId}:other`;
export const commentKey = (questionId: string) => `${questionId}:comment`;

/** Whether nothing is in it: an empty text, no options, no rows. */
export function isEmpty(answer: unknown): boolean {
	if (answer === undefined || answer === null || answer === "") return true;
	if (Array.isArray(answer)) return answer.length === 0;
	return typeof answer === "object" && Object.values(answer).every(isEmpty);
}

/** The files of an answer, also of one that nobody has checked yet. */
export const filesOf = (answer: unknown): FileAnswer[] =>
	(Array.isArray(answer) ? answer : []).filter(
		(one): one is FileAnswer =>
			typeof one?.guid === "string" && typeof one.name === "string" && Number.isFinite(one.size),
	);
