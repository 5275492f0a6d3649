import { and, type SQL, sql } from "drizzle-orm";
import { people } from "#db/schema/directory";

const MOST_WORDS = 8;

/** A condition: the people whose name or e-mail holds each word of what somebody typed; all of them where nothing was. */
export function isNamed(typed = "", { sortName }: Pick<typeof people, "sortName"> = people): SQL | undefined {
	// The name is kept in lower case: the database itself folds only letters of ASCII.
	const words = typed.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
	return and(...words.map((word) => sql`instr(${sortName}, ${word}) > 0`));
}
