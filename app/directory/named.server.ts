import { and, type SQL, sql } from "drizzle-orm";
import { longTerms } from "#app/platform/near";
import { people } from "#db/schema/directory";

const MOST_WORDS = 8;

/** A condition: the people whose name or e-mail holds each word of what somebody typed; all of them where nothing was. */
export function isNamed(typed = "", { sortName }: Pick<typeof people, "sortName"> = people): SQL | undefined {
	// The name is kept in lower case: the database itself folds only letters of ASCII.
	const words = typed.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
	return and(...words.map((word) => sql`instr(${sortName}, ${word}) > 0`));
}

/**
 * A condition: the people who have a word in their name that begins or ends as one of the words does in which a letter may
 * be wrong: few enough to be compared one by one.
 */
export function isNearlyNamed(typed: string): SQL | undefined {
	const { sortName } = people;
	const near = longTerms(typed).map(
		(word) =>
			sql`(instr(' ' || ${sortName}, ${` ${word.slice(0, 2)}`}) > 0 or instr(${sortName} || ' ', ${`${word.slice(-2)} `}) > 0)`,
	);
	return near.length > 0 ? and(...near) : sql`0`;
}
