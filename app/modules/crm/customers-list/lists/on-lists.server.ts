import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Filter } from "#app/lists/filters";
import type { Asked } from "#app/lists/source.server";
import { among } from "#app/platform/tenant/among.server";
import { listMembers } from "#db/schema/crm";
import { companies } from "#db/schema/directory";

/** Which customers are on one of the lists of a filter, on none of them, on any or on none at all. */
export function onLists({ op, values }: Filter, { tenantId }: Asked): SQL {
	const isOf = op === "any" || op === "not" ? among(listMembers.listId, values) : undefined;
	const its = and(eq(listMembers.tenantId, tenantId), isOf);
	const some = sql`${companies.id} in (select ${listMembers.customerId} from ${listMembers} where ${its})`;
	return op === "not" || op === "empty" ? sql`not (${some})` : some;
}
