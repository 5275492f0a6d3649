import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Whether a column, or what is made of one, has one of many values: they travel as one, because a D1 statement takes no more than 100. */
export const among = (column: SQLWrapper, values: readonly (string | number)[]): SQL =>
	sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;
