import { type SQL, sql } from "drizzle-orm";
import { claims } from "#db/schema/portal";
import { databaseText } from "../database.server";
import { fixedQuery } from "../read-batch.server";
import { type Tools, wholeContext } from "../request-context.server";
import type { PendingWrite } from "./commit.server";

/**
 * A write that does nothing where a condition holds at its place in the batch, and fails the whole batch where it does
 * not: for what must be true when the rest is written, whoever else writes at the same moment. Use with `orElse`.
 */
export function requiring(tools: Tools, condition: SQL): PendingWrite {
	// A column that may not be null refuses the row; nothing is ever inserted.
	const refusal = sql`insert into ${claims} (key, taken_by, created_at) select 'condition', null, 0 where not (${condition})`;
	return { statements: [wholeContext(tools).db.run(refusal)] };
}

/** The same of a condition whose text is the same each time; `params` stand for its question marks. */
export const requiringFixed = (tools: Tools, condition: string, params: unknown[]): PendingWrite => ({
	statements: [
		fixedQuery(
			wholeContext(tools).db,
			`insert into claims (key, taken_by, created_at) select 'condition', null, 0 where not (${condition})`,
			params,
		),
	],
});

/**
 * A condition that is asked of each row that others have found, and never a way to find rows: beside "one of these ids" the
 * database would else take an index that holds most of a tenant, as that of what is not in the trash. A `case`, because
 * its parts are asked in turn, and no further than needed.
 */
export const filtering = (condition: SQL): SQL => sql`case when ${condition} then 1 end`;

/** Gives what the commit gives, or throws `problem()` where a condition of it or a unique key did not hold. */
export async function orElse<Result>(commit: Promise<Result>, problem: () => unknown): Promise<Result> {
	try {
		return await commit;
	} catch (error) {
		const text = databaseText(error);
		if (text.includes("claims.taken_by") || text.includes("UNIQUE constraint failed")) throw problem();
		throw error;
	}
}
