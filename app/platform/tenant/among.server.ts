import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** Whether a column has one of many values: they travel as one, because a D1 statement takes no more than 100. */
export const among = (column: SQLiteColumn, values: readonly string[]): SQL =>
	sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;
