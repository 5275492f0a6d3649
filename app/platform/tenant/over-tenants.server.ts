import type { Bag } from "../bag.server";
import type { Db } from "../database.server";
import type { Writer } from "./commit.server";
import { TenantRows } from "./rows.server";

/**
 * What a sweep of the clock finds over all tenants; what is to be done with it goes into a job of each tenant. Whoever
 * imports it is on a list that a test checks.
 */
export const overTenants = <Found>(bag: Bag, find: (db: Db) => Found): Found => find(bag.db);

/** The rows of a tenant of which a sweep has found something. */
export const rowsOfTenant = (bag: Bag, tenantId: string, writer: Writer): TenantRows =>
	new TenantRows(bag.db, tenantId, writer);
