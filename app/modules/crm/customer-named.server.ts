import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Filter } from "#app/lists/filters";
import type { Asked } from "#app/lists/source.server";
import { idsFound } from "#app/platform/tenant/search.server";
import { companies } from "#db/schema/directory";

/**
 * The filter of a list by the customer that its rows are about: its name, or words that it is found by in the search. What
 * hangs on a customer that the visitor does not see is not in the list, whatever the filter asks.
 */
export const ofCustomerNamed =
	(customerId: SQLiteColumn) =>
	({ op, values }: Filter, { tenantId }: Asked): SQL | undefined => {
		if (op === "empty") return isNull(customerId);
		if (op === "filled") return isNotNull(customerId);
		if (op === "has") return and(...values.map((text) => sql`${customerId} in ${idsFound(companies, tenantId, text)}`));
		const names = JSON.stringify(values.map((value) => value.trim().toLowerCase()));
		const isCalled = sql`${companies.sortName} in (select value from json_each(${names}))`;
		const here = and(eq(companies.tenantId, tenantId), sql`${companies.isCustomer} = 1`, isCalled);
		const ofThem = sql`${customerId} in (select ${companies.id} from ${companies} where ${here})`;
		return op === "not" ? sql`(${customerId} is null or not ${ofThem})` : ofThem;
	};
