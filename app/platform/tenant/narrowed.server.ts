import { getTableColumns, getTableName, is, SQL } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";

/** The same SQL. Throws where a table stands in it that holds the rows of all tenants; what `own` gives is no such table. */
export function narrowed(query: SQL): SQL {
	for (const chunk of query.queryChunks) {
		if (is(chunk, SQL)) narrowed(chunk);
		else if (is(chunk, SQLiteTable) && "tenantId" in getTableColumns(chunk))
			throw new Error(`${getTableName(chunk)} is read past the tenant.`);
	}
	return query;
}

/** What a write adds is of the tenant ?1. */
const ADDS = /^insert into \w+ \(tenant_id, [^)]*\)\s+(select |values \()\?1\b/;
/** What a write changes or removes is of the tenant ?1. */
const CHANGES = /^(update|delete from) [^;]*\bwhere tenant_id = \?1\b/;

/** Whether a write of a fixed text is about the rows of its ?1. */
export const isOfTenant = (text: string): boolean => ADDS.test(text) || CHANGES.test(text);
