import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Filter } from "#app/lists/filters";
import type { Asked } from "#app/lists/source.server";
import { among } from "#app/platform/tenant/among.server";
import { customerPeople } from "#db/schema/crm";
import { companies } from "#db/schema/directory";

/** On which customers somebody works beside the owner; nobody of them, anybody at all or none. */
export function sharedWith({ op, values }: Filter, { tenantId, userId }: Asked): SQL {
	const ids = values.map((value) => (value === "me" ? userId : value));
	const isOf = op === "any" || op === "not" ? among(customerPeople.userId, ids) : undefined;
	const its = and(eq(customerPeople.tenantId, tenantId), eq(customerPeople.part, "collaborator"), isOf);
	const some = sql`${companies.id} in (select ${customerPeople.customerId} from ${customerPeople} where ${its})`;
	return op === "not" || op === "empty" ? sql`not (${some})` : some;
}
