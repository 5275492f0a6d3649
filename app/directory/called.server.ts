import { and, type SQL, sql } from "drizzle-orm";
import { people } from "#db/schema/directory";

const WORDS = 8;

/** People in whose name or e-mail each word of a text stands, in whatever order. */
export const isCalled = (text: string): SQL =>
	and(
		...text
			.toLowerCase()
			.split(/\s+/)
			.filter(Boolean)
			.slice(0, WORDS)
			.map((word) => sql`instr(${people.sortName}, ${word}) > 0`),
	) as SQL;
