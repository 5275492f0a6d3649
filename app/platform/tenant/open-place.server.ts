import { getTableName } from "drizzle-orm";
import type { Bag } from "../bag.server";
import { isGuid } from "../ids";
import { standing, type Terms } from "./access";
import type { Claim } from "./commit.server";
import type { TenantContext } from "./context";
import { contextFor } from "./enter.server";
import type { TenantTable } from "./rows.server";
import { toTenant } from "./visitor.server";
import { tenantColumns } from "./visitor-sql.server";

/**
 * A row of a tenant that its public guid, or the hash of a secret that somebody has, leads to; `tenantGuid`: what the
 * address says of the tenant, if anything.
 */
export type OpenPlace = { table: TenantTable; moduleKey: string; tenantGuid?: string } & (
	| { guid: string; tokenHash?: never }
	| { tokenHash: string; guid?: never }
);

/**
 * A guest's context in the tenant of a row with a public guid, where the tenant is active and its module lives; undefined
 * else, so that an unknown guid and one behind a closed door look the same. Whether the row itself is open is for the caller.
 */
export async function enterOpenPlace(bag: Bag, place: OpenPlace, claim?: Claim): Promise<TenantContext | undefined> {
	const { table, moduleKey, guid, tokenHash, tenantGuid } = place;
	if (guid !== undefined && !isGuid(guid)) return undefined;
	const column = guid === undefined ? "token_hash" : "guid";
	const is = `id = (select tenant_id from ${getTableName(table)} where ${column} = ?1 limit 1)`;
	const context = await enterWhere(bag, is, guid?.toLowerCase() ?? tokenHash ?? "", moduleKey, claim);
	return tenantGuid === undefined || tenantGuid.toLowerCase() === context?.tenant.guid ? context : undefined;
}

/** The same in a tenant by its own guid. */
export async function enterOpenModule(bag: Bag, moduleKey: string, guid: string): Promise<TenantContext | undefined> {
	return isGuid(guid) ? enterWhere(bag, "guid = ?1", guid.toLowerCase(), moduleKey) : undefined;
}

async function enterWhere(bag: Bag, is: string, value: string, moduleKey: string, claim?: Claim) {
	const row = await bag.d1
		.prepare(
			`select ${tenantColumns}, (select json_object('status', e.status, 'starts', e.starts, 'expires', e.expires) from modules_tenant e
			join modules m on m.id = e.module_id where e.tenant_id = tenants.id and m.key = ?2) as entry
			from tenants where status = 'active' and ${is}`,
		)
		.bind(value, moduleKey)
		.first<Record<string, unknown>>();
	if (!row?.entry) return undefined;
	const tenant = toTenant(row);
	const entry = JSON.parse(String(row.entry)) as Terms;
	if (standing(entry, tenant.timeZone, bag.now) !== "live") return undefined;
	return contextFor(bag, tenant, { kind: "guest" }, claim);
}
