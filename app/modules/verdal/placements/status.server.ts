import { type SQL, sql } from "drizzle-orm";
import { placements } from "#db/schema/verdal";
import { type Condition, otherwise, statusRule } from "./status";

function holdsSql({ field, is }: Condition, today: string): SQL {
	const column = placements[field];
	if (is === "given") return sql`${column} is not null`;
	if (is === "some") return sql`${column} > 0`;
	return is === "past" ? sql`${column} < ${today}` : sql`${column} > ${today}`;
}

/** The status of a placement on a day, by the same rule as `statusOf`. */
export function statusSql(today: string): SQL<string> {
	const cases = statusRule.map((rule) => sql`when ${holdsSql(rule, today)} then ${rule.status}`);
	return sql<string>`case ${sql.join(cases, sql` `)} else ${otherwise} end`;
}
